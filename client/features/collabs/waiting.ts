import type { CollabOutcome, CollabStage } from '../../../server/contract/lists/collab';
import { type Collab, type Side, isVisitAhead } from '../../api/collabs';
import { exactTime } from '../../ui/RelativeTime';
import type { Reader } from './reader';

/** How a Collab ended, in a sentence. */
const endings: Record<Exclude<CollabOutcome, 'open'>, string> = {
  completed: 'Completed: every piece is approved and published.',
  declined: 'This request was declined.',
  withdrawn: 'This request was taken back.',
  cancelled: 'This Collab was cancelled.',
  expired: 'This request was not answered in time, so it has expired.',
  no_show: 'The visit did not take place.',
};

/** What a side is waited for to do at each stage. */
const tasks: Record<CollabStage, Record<Side, string>> = {
  1: { brand: 'answer this request', influencer: 'answer this request' },
  3: { brand: 'agree a time', influencer: 'choose a time' },
  4: { brand: 'look at the content', influencer: 'hand in the content' },
  5: { brand: 'look at the content', influencer: 'publish the content and add where it stands' },
  6: { brand: 'finish', influencer: 'finish' },
};

/** Who waits for whom, and for what: one sentence for this reader. */
export function whoWaits(collab: Collab, reader: Reader, now: Date): string {
  const { outcome, stage, waitingFor, visitAt, deliverables, brand, influencer } = collab;
  if (outcome !== 'open') return endings[outcome];
  if (waitingFor === 'nobody') return 'Nobody is waited for.';
  if (isVisitAhead(collab, now)) return `The visit is on ${exactTime(visitAt)}. Content can be handed in after it.`;
  const mayAct = reader !== 'staff' && deliverables.some(({ actions }) => actions.length > 0);
  const side = mayAct ? reader : waitingFor;
  const sentBack = deliverables.some(({ status, rounds }) => status === 'inprogress' && rounds.length > 0);
  const task = sentBack && side === 'influencer' ? 'make the suggested changes' : tasks[stage][side];
  if (side === reader) return `It is your turn to ${task}.`;
  return `Waiting for ${side === 'brand' ? brand.name : `@${influencer.handle}`} to ${task}.`;
}
