import type { CollabStage } from '../../../server/contract/lists/collab';
import type { Collab } from '../../api/collabs';

/** What the influencer has to do, and by when; null where there is no limit. */
type ToDo = Readonly<{ task: string; by: string | null }>;

const atStage: Record<CollabStage, (collab: Collab) => ToDo> = {
  1: ({ respondBy }) => ({ task: 'Answer the brand’s request', by: respondBy }),
  3: ({ bookBy, terms }) => ({ task: terms.shipped ? 'Give your address' : 'Choose a time', by: bookBy }),
  4: ({ contentDueAt }) => ({ task: 'Submit your content', by: contentDueAt }),
  5: ({ contentDueAt }) => ({ task: 'Publish your content', by: contentDueAt }),
  6: () => ({ task: 'Done', by: null }),
};

/** The one next step of an open Collab in which the influencer is waited for. */
export function toDoOf(collab: Collab): ToDo {
  const { noShowClaim, undeliveredClaim, bill, parcel, checkedInAt, stage, actions, visitAt } = collab;
  if (noShowClaim) return { task: 'Say whether you were there', by: noShowClaim.answerBy };
  if (undeliveredClaim?.settled === null)
    return { task: 'Deliver, or answer the claim', by: undeliveredClaim.answerBy };
  if (bill?.status === 'awaiting') return { task: 'Check the bill', by: bill.answerBy };
  if (actions.includes('confirm')) return { task: 'Confirm your visit', by: visitAt };
  if (parcel && stage === 4 && !checkedInAt) return { task: 'Confirm when the parcel arrives', by: null };
  return atStage[stage](collab);
}
