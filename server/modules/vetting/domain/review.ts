import type { ReviewDecision, ReviewReason } from '../../../contract/rules/influencer-reviews.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff } from '../../../shared/kernel/index.js';
import { vettingErrors } from './vetting.errors.js';

/** An influencer's review state. Influencers who needed no review have none. */
export type Review = Readonly<{
  influencerId: string;
  state: ReviewDecision;
  /** The current or latest reason for review. */
  why: ReviewReason;
  since: Date;
  /** Hidden from brands: sent back, and not approved since. */
  keptBack: boolean;
  /** Why they were sent back, shown to their people. */
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  version: number;
}>;

export type ReviewEvent = DomainEvent<
  'influencer.approved' | 'influencer.sent-back' | 'influencer.review-reopened',
  Readonly<{ why: ReviewReason }>
>;

const names = {
  approved: 'influencer.approved',
  'sent-back': 'influencer.sent-back',
  waiting: 'influencer.review-reopened',
} as const satisfies Record<ReviewDecision, ReviewEvent['name']>;

/**
 * Something has happened that staff should review. Null if they needn't: a review is pending, they have decided since,
 * or someone who was sent back hasn't changed anything.
 */
export function waitFor(review: Review | null, influencerId: string, why: ReviewReason, at: Date): Review | null {
  const waiting = { influencerId, state: 'waiting', why, since: at } as const;
  if (!review)
    return why === 'changed'
      ? null
      : { ...waiting, keptBack: false, reason: null, decidedBy: null, decidedAt: null, version: 0 };
  const isOver = review.state === 'waiting' || (review.decidedAt !== null && review.decidedAt >= at);
  const concerns = why === 'changed' ? review.state === 'sent-back' : why !== 'new';
  return isOver || !concerns ? null : { ...review, ...waiting };
}

/** @throws profiles/not-staff, profiles/not-waiting, profiles/review-reason-needed */
export function decide(
  review: Review | null,
  decision: ReviewDecision,
  reason: string | null,
  actor: Actor,
  now: Date,
): [Review, ReviewEvent] {
  if (!mayAsStaff(actor, 'influencer.review')) throw vettingErrors.notStaff();
  if (!review || (review.state === 'waiting') === (decision === 'waiting')) throw vettingErrors.notWaiting();
  if (decision === 'sent-back' && !reason) throw vettingErrors.reasonNeeded();
  const decided: Review = {
    ...review,
    state: decision,
    keptBack: decision === 'waiting' ? review.keptBack : decision === 'sent-back',
    reason: decision === 'sent-back' ? reason : null,
    decidedBy: decision === 'waiting' ? null : actor.userId,
    decidedAt: decision === 'waiting' ? null : now,
  };
  const about = { type: 'influencer', id: review.influencerId } as const;
  return [decided, eventOf(names[decision], about, actor, now, { why: review.why })];
}
