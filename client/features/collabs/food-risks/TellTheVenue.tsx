import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { preferNotToSay } from '../../../../server/contract/lists/option';
import { type FormEvent, useState } from 'react';
import { type Collab, type ToldFoodRisks, useFoodRisks, useOwnFoodRisks, useTellFoodRisks } from '../../../api/collabs';
import { Fault } from '../../../ui/Fault';
import { FoodRisksNote } from '../../../ui/food-risks/FoodRisksNote';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';
import { Step } from '../Step';
import { answerFault, FoodQuestion, lastAnswer, unsaid } from './FoodQuestion';
import { ExactTime } from '../../../ui/RelativeTime';

/** Responded without choosing anything. */
const unspoken = { chosen: [preferNotToSay.id], other: null };

/** What the influencer has told the venue about a booked visit, editable; or the question, if unanswered. */
export function TellTheVenue({ collab }: { collab: Collab }) {
  const { data: kept } = useOwnFoodRisks(collab.id);
  const tell = useTellFoodRisks(collab.id);
  const [answer, setAnswer] = useState<ToldFoodRisks | null>(null);
  const [fault, setFault] = useState<string>();
  if (!kept) return null;
  const { name } = collab.brand;
  const send = (told: ToldFoodRisks) =>
    tell.mutate(told, {
      onSuccess: () => {
        setAnswer(null);
        toast.success(`We’ve let ${name} know.`);
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = answerFault(answer ?? unsaid);
    setFault(missing);
    if (answer && !missing) send(answer);
  };
  const last = lastAnswer(kept);
  if (kept.toldAt && !answer)
    return (
      <FoodRisksNote risks={last ?? { ...kept, own: unspoken }} name="You">
        Only {name} sees this, until 12 hours after the visit starts.{' '}
        <Button size="small" onClick={() => setAnswer(last ?? { ...unsaid, guests: kept.guests })}>
          Change
        </Button>
      </FoodRisksNote>
    );
  return (
    <Step title="Allergies and diet">
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 4 }}>
        <FoodQuestion
          collab={collab}
          kept={kept.toldAt ? { ...kept, own: null } : kept}
          answer={answer}
          onChange={setAnswer}
          onNoChange={send}
        />
        <Fault>{fault ?? tell.error?.message}</Fault>
        {(answer || !last) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <SubmitButton busy={tell.isPending}>Tell {name}</SubmitButton>
            {kept.toldAt && <Button onClick={() => setAnswer(null)}>Cancel</Button>}
          </Box>
        )}
      </Box>
    </Step>
  );
}

/** Food risks for the brand, for as long as it may see them. */
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
