import type { Deliverable } from './deliverable.js';
import { hoursAfter, limits } from './timings.js';

/** How a claim was settled: the brand dropped it, the creator delivered, or it was dismissed or upheld. */
export type ClaimEnd = 'dropped' | 'delivered' | 'dismissed' | 'upheld';

/** The brand's claim that content wasn't delivered. Both sides' statements are kept after it is settled. */
export type UndeliveredClaim = Readonly<{
  /** ISO 8601. */
  claimedAt: string;
  words: string;
  /** Whether the brand wants to keep what was delivered, or give it back. */
  keepsContent: boolean;
  /** The creator's reply. */
  answer: string | null;
  settled: ClaimEnd | null;
}>;

type Claimed = Readonly<{ undeliveredClaim: UndeliveredClaim | null }>;

export const isClaimOpen = ({ undeliveredClaim: claim }: Claimed): boolean => claim !== null && claim.settled === null;

/** The creator hasn't replied yet. */
export const isClaimUnanswered = (collab: Claimed): boolean =>
  isClaimOpen(collab) && collab.undeliveredClaim!.answer === null;

/** The creator's deadline to deliver or contest; null without a claim. */
export const answerContentClaimBy = ({ undeliveredClaim: claim }: Claimed): Date | null =>
  claim && hoursAfter(new Date(claim.claimedAt), limits.answerContentClaimHours);

/** The same with any open claim settled. */
export const settled = <C extends Claimed>(collab: C, how: ClaimEnd): C =>
  isClaimOpen(collab) ? { ...collab, undeliveredClaim: { ...collab.undeliveredClaim!, settled: how } } : collab;

/** Whether the brand gave back what was delivered before its claim was upheld. */
export const isGivenBack = ({ undeliveredClaim: claim }: Claimed): boolean =>
  claim?.settled === 'upheld' && !claim.keepsContent;

type Delivered = Claimed & Readonly<{ deliverables: readonly Deliverable[] }>;

/** Upholds the claim. If the brand chose so, what was delivered belongs to the creator again: its rights end. */
export function upheld<C extends Delivered>(collab: C, now: Date): C {
  const next = settled(collab, 'upheld');
  if (!isGivenBack(next)) return next;
  return { ...next, deliverables: next.deliverables.map((piece) => ({ ...piece, rightsUntil: now })) };
}
