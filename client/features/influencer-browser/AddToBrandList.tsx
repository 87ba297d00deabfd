import { brandLists, ListsOf } from '../../api/influencer-lists';
import { AddToList } from '../../ui/influencer-lists/AddToList';

type AddToBrandListProps = { influencerIds: readonly string[]; onClose: () => void };

/** Adds them to one of the brand's lists, or creates one with them. */
export default function AddToBrandList({ influencerIds, onClose }: AddToBrandListProps) {
  return (
    <ListsOf value={brandLists}>
      <AddToList influencerIds={influencerIds} onClose={onClose} />
    </ListsOf>
  );
}
