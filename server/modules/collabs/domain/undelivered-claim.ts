import type { Deliverable } from './deliverable.js';
import { hoursAfter, limits } from './timings.js';

/** What became of a claim: the brand dropped it, the creator delivered, or it was dismissed or upheld. */
export type ClaimEnd = 'dropped' | 'delivered' | 'dismissed' | 'upheld';

/** The brand says that content never came. Both sides' words stay when it is settled. */
export type UndeliveredClaim = Readonly<{
  /** ISO 8601. */
  claimedAt: string;
  words: string;
  /** Whether the brand wants to keep what was delivered, or gives it back. */
  keepsContent: boolean;
  /** The creator's word against it. */
  answer: string | null;
  settled: ClaimEnd | null;
}>;

type Claimed = Readonly<{ undeliveredClaim: UndeliveredClaim | null }>;

export const isClaimOpen = ({ undeliveredClaim: claim }: Claimed): boolean => claim !== null && claim.settled === null;

/** The creator has said nothing to it yet. */
export const isClaimUnanswered = (collab: Claimed): boolean =>
  isClaimOpen(collab) && collab.undeliveredClaim!.answer === null;

/** Until when the creator can deliver or contest; null where nothing was claimed. */
export const answerContentClaimBy = ({ undeliveredClaim: claim }: Claimed): Date | null =>
  claim && hoursAfter(new Date(claim.claimedAt), limits.answerContentClaimHours);

/** The same with its claim settled, if one is open. */
export const settled = <C extends Claimed>(collab: C, how: ClaimEnd): C =>
  isClaimOpen(collab) ? { ...collab, undeliveredClaim: { ...collab.undeliveredClaim!, settled: how } } : collab;

/** Whether the brand has given back what was delivered before its claim was upheld. */
export const isGivenBack = ({ undeliveredClaim: claim }: Claimed): boolean =>
  claim?.settled === 'upheld' && !claim.keepsContent;

type Delivered = Claimed & Readonly<{ deliverables: readonly Deliverable[] }>;

/** The claim counts. Where the brand chose so, what was delivered is the creator's again: its rights end. */
export function upheld<C extends Delivered>(collab: C, now: Date): C {
  const next = settled(collab, 'upheld');
  if (!isGivenBack(next)) return next;
  return { ...next, deliverables: next.deliverables.map((piece) => ({ ...piece, rightsUntil: now })) };
}
