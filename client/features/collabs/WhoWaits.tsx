import { productNow } from '../../api/clock';
import { type Collab, type DeliverableAction, isVisitAwaited, type Side, useMoveCollab } from '../../api/collabs';
import { type Reader, useReader } from './reader';
import type { CollabOutcome, CollabStage } from '../../../server/contract/lists/collab';
import { exactTime } from '../../ui/RelativeTime';
import { isOpen } from './owed/ClaimState';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fault } from '../../ui/Fault';

/** The sentence under the title, announced to screen readers when it changes. */
export function WhoWaits({ collab }: { collab: Collab }) {
  const reader = useReader();
  return <span role="status">{whoWaits(collab, reader, productNow())}</span>;
}

/** How a Collab ended, in a sentence. */
const endings: Record<Exclude<CollabOutcome, 'open'>, string> = {
  completed: 'Completed: every piece is approved and published.',
  declined: 'This request was declined.',
  withdrawn: 'This request was withdrawn.',
  cancelled: 'This Collab was cancelled.',
  expired: 'This request expired without an answer.',
  no_show: 'The visit didn’t happen.',
  undelivered: 'This Collab ended without its content.',
};

const endedPartly = 'Completed: the brand accepted what was delivered.';

/** What each stage is waiting for. */
const tasks: Record<CollabStage, Record<Side, string>> = {
  1: { brand: 'answer this request', influencer: 'answer this request' },
  3: { brand: 'agree a time', influencer: 'choose a time' },
  4: { brand: 'review the content', influencer: 'submit the content' },
  5: { brand: 'review the content', influencer: 'publish the content and add its link' },
  6: { brand: 'finish', influencer: 'finish' },
};

/** What people wait for with a parcel, a claim, more time or a payment; null if it is the visit or a piece. */
function beyondPieces(collab: Collab, reader: Reader): string | null {
  const { waitingFor, brand, influencer, terms, parcel, noShowClaim, awaitsPayment, stage, checkedInAt } = collab;
  const { undeliveredClaim: claim, moreDays } = collab;
  const turn = (task: string): string => {
    if (waitingFor === reader) return `It’s your turn to ${task}.`;
    if (waitingFor === 'staff') return `Waiting for our staff to ${task}.`;
    return `Waiting for ${waitingFor === 'brand' ? brand.name : `@${influencer.handle}`} to ${task}.`;
  };
  if (awaitsPayment) return turn('pay, so that the request can be sent');
  if (noShowClaim)
    return turn(noShowClaim.answer === null ? 'say whether the visit happened' : 'decide about the visit');
  if (isOpen(claim)) return turn(claim?.answer === null ? 'deliver, or say why not' : 'decide about the content');
  if (moreDays.asked?.agreed === null) return turn('agree to more time, or refuse it');
  if (!terms.shipped || checkedInAt) return null;
  if (stage === 3) return turn(parcel?.deliverTo ? 'send the parcel' : 'give an address for the parcel');
  return stage === 4 ? turn('confirm that the parcel has arrived') : null;
}

/** Until the guest has been checked in, the visit is all that anyone waits for, however late it is. */
function beforeTheCheckIn({ visitAt, influencer }: Collab, reader: Reader, now: Date): string {
  if (visitAt && now < new Date(visitAt))
    return `The visit is on ${exactTime(visitAt)}. Content can be submitted afterwards.`;
  return reader === 'influencer'
    ? `Your visit began on ${exactTime(visitAt)}. Show your code at the door when you get there.`
    : `The visit began on ${exactTime(visitAt)}. @${influencer.handle} hasn’t been checked in yet.`;
}

/** Optional actions on a piece, and those about its rights. */
const isOptional = (action: DeliverableAction): boolean =>
  action === 'waive' || action === 'confirm-takedown' || action.endsWith('-renewal') || action.endsWith('-use');

/** Who is waiting for whom, and for what: one sentence for this user. */
export function whoWaits(collab: Collab, reader: Reader, now: Date): string {
  const { outcome, stage, waitingFor, deliverables, brand, influencer } = collab;
  if (outcome === 'completed' && deliverables.some(({ status }) => status !== 'published')) return endedPartly;
  if (outcome !== 'open') return endings[outcome];
  if (waitingFor === 'nobody') return 'Nothing to do right now.';
  const beyond = beyondPieces(collab, reader);
  if (beyond) return beyond;
  if (isVisitAwaited(collab)) return beforeTheCheckIn(collab, reader, now);
  const mayAct =
    reader !== 'staff' && deliverables.some(({ actions }) => actions.some((action) => !isOptional(action)));
  const side = mayAct || waitingFor === 'staff' ? reader : waitingFor;
  const sentBack = deliverables.some(({ status, rounds }) => status === 'inprogress' && rounds.length > 0);
  const task = sentBack && side === 'influencer' ? 'make the suggested changes' : tasks[stage][side as Side];
  if (side === reader) return `It’s your turn to ${task}.`;
  return `Waiting for ${side === 'brand' ? brand.name : `@${influencer.handle}`} to ${task}.`;
}

type WaitNoteProps = {
  collab: Collab;
  wait: NonNullable<Collab['wait']>;
  /** While the place is being taken. */
  busy: boolean;
  onTake: () => void;
};

/** The full time that the user is waiting for; a free place is held for a day. */
export function WaitNote({ collab: { id, actions }, wait: { startsAt, held, endsAt }, busy, onTake }: WaitNoteProps) {
  const move = useMoveCollab(id);
  return (
    <Box sx={{ p: 4, borderRadius: '6px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}>
      <Typography role="status">
        {held
          ? `A place has opened up on ${exactTime(startsAt)}. It’s yours until ${exactTime(endsAt)}.`
          : `You’re waiting for a place on ${exactTime(startsAt)}. We’ll email you as soon as there is one.`}
      </Typography>
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {held && (
          <Button variant="contained" onClick={onTake} loading={busy}>
            Take the place
          </Button>
        )}
        {actions.includes('stop-waiting') && (
          <Button onClick={() => move.mutate({ action: 'stop-waiting' })} disabled={move.isPending}>
            {held ? 'Let it go' : 'Leave the waiting list'}
          </Button>
        )}
      </Box>
    </Box>
  );
}
