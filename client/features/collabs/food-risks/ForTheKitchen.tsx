import { type Collab, useFoodRisks } from '../../../api/collabs';
import { Fault } from '../../../ui/Fault';
import { FoodRisksNote } from '../../../ui/food-risks/FoodRisksNote';
import { ExactTime } from '../../../ui/RelativeTime';

/** What the brand must not serve, for as long as it may know. */
export function ForTheKitchen({ collab: { id, influencer } }: { collab: Collab }) {
  const { data, error } = useFoodRisks(id);
  if (error) return <Fault>{`We couldn’t load what @${influencer.handle} can’t be served. ${error.message}`}</Fault>;
  if (!data?.open) return null;
  return (
    <FoodRisksNote risks={data} name={influencer.name}>
      Please share it with the kitchen and the floor only.
      {data.until && (
        <>
          {' '}
          You can see this until <ExactTime time={data.until} />.
        </>
      )}
    </FoodRisksNote>
  );
}
