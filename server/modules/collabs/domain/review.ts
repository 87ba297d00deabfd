import type { Opinion } from '../../../contract/lists/index.js';
import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { type Collab, sideOf } from './collab.js';
import { reviewErrors } from './collab.errors.js';
import { daysAfter } from './timings.js';

export type ReviewSide = 'brand' | 'influencer';
export type ReviewDecision = 'kept' | 'hidden';

/** What one side thinks of the other after a completed Collab: one of six faces, and words. */
export type Review = Readonly<{
  id: string;
  collabId: string;
  bySide: ReviewSide;
  /** The profile that it is about. */
  aboutUid: string;
  opinion: Opinion;
  words: string;
  writtenBy: string;
  createdAt: Date;
  /** Why whoever it is about would not have it stand. */
  appeal: string | null;
  appealedAt: Date | null;
  decision: ReviewDecision | null;
  decisionNote: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  version: number;
}>;

export type VisibleReview = Pick<Review, 'bySide' | 'opinion' | 'words' | 'createdAt'>;

/** Goes into the chain of its Collab; what was written does not, because the other side may not know it yet. */
export type ReviewEvent = DomainEvent<
  'review.given' | 'review.appealed' | 'review.decided',
  Readonly<{ reviewId: string; bySide: ReviewSide; brandId: string; influencerId: string; decision?: ReviewDecision }>
>;

export const reviewDays = 14;

/** When the last piece was published, the brand took what there was, or staff completed it; null while it is not completed. */
export function completedAt({ outcome, completedByStaffAt, acceptedAt, deliverables }: Collab): Date | null {
  if (outcome !== 'completed') return null;
  const early = completedByStaffAt ?? acceptedAt;
  if (early) return early;
  return new Date(Math.max(...deliverables.map(({ publishedAt }) => publishedAt?.getTime() ?? 0)));
}

/** Until then reviews can be given, and nobody reads the other's unless both are in. */
export function blindUntil(collab: Collab): Date | null {
  const at = completedAt(collab);
  return at && daysAfter(at, reviewDays);
}

const happened = (name: ReviewEvent['name'], collab: Collab, review: Review, actor: Actor, now: Date): ReviewEvent =>
  eventOf(name, { type: 'collab', id: collab.id }, actor, now, {
    reviewId: review.id,
    bySide: review.bySide,
    brandId: collab.brandId,
    influencerId: collab.influencerId,
    decision: review.decision ?? undefined,
  });

const other = (side: ReviewSide): ReviewSide => (side === 'brand' ? 'influencer' : 'brand');
const uidOf = ({ brandId, influencerId }: Collab, side: ReviewSide) => (side === 'brand' ? brandId : influencerId);
const bySide = (reviews: readonly Review[], side: ReviewSide) => reviews.find((each) => each.bySide === side) ?? null;

export function canReview(collab: Collab, reviews: readonly Review[], actor: Actor, now: Date): boolean {
  const side = sideOf(collab, actor);
  const until = blindUntil(collab);
  return side !== null && until !== null && now < until && bySide(reviews, side) === null;
}

/** One side says what it thinks. @throws collabs/review-closed, collabs/review-given */
export function giveReview(
  collab: Collab,
  reviews: readonly Review[],
  { opinion, words }: Pick<Review, 'opinion' | 'words'>,
  actor: Actor,
  now: Date,
): [Review, ReviewEvent] {
  const side = sideOf(collab, actor);
  const until = blindUntil(collab);
  if (!side || !until || now >= until) throw reviewErrors.closed();
  if (bySide(reviews, side)) throw reviewErrors.given();
  const review: Review = {
    id: newId(),
    collabId: collab.id,
    bySide: side,
    aboutUid: uidOf(collab, other(side)),
    opinion,
    words: words.trim(),
    writtenBy: actor.userId,
    createdAt: now,
    appeal: null,
    appealedAt: null,
    decision: null,
    decisionNote: null,
    decidedBy: null,
    decidedAt: null,
    version: 0,
  };
  return [review, happened('review.given', collab, review, actor, now)];
}

/** Whether both may read both: when both are in, or the time is over. */
export const areOpen = (collab: Collab, reviews: readonly Review[], now: Date): boolean => {
  const until = blindUntil(collab);
  return until !== null && (reviews.length === 2 || now >= until);
};

/** What this reader sees: their own always, the other's once both are open, staff everything. */
export function reviewsFor(collab: Collab, reviews: readonly Review[], actor: Actor, now: Date) {
  const side = sideOf(collab, actor);
  const open = areOpen(collab, reviews, now);
  const shown = (review: Review | null) => (review && open && review.decision !== 'hidden' ? review : null);
  return {
    mine: side && bySide(reviews, side),
    theirs: side ? shown(bySide(reviews, other(side))) : null,
    all: actor.role === 'admin' ? reviews : reviews.filter((each) => shown(each)),
  };
}

/** Whoever a review is about asks staff to look at it, once. @throws collabs/review-not-found, collabs/appeal-closed */
export function appealReview(
  collab: Collab,
  reviews: readonly Review[],
  id: string,
  appeal: string,
  actor: Actor,
  now: Date,
): [Review, ReviewEvent] {
  const { theirs } = reviewsFor(collab, reviews, actor, now);
  if (theirs?.id !== id) throw reviewErrors.notFound(id);
  if (theirs.appealedAt) throw reviewErrors.appealClosed();
  const appealed: Review = { ...theirs, appeal: appeal.trim(), appealedAt: now };
  return [appealed, happened('review.appealed', collab, appealed, actor, now)];
}

/** Staff decide on an appeal. @throws collabs/appeal-closed */
export function decideAppeal(
  collab: Collab,
  review: Review,
  { decision, note }: Readonly<{ decision: ReviewDecision; note: string }>,
  actor: Actor,
  now: Date,
): [Review, ReviewEvent] {
  if (!review.appealedAt || review.decision) throw reviewErrors.appealClosed();
  const decided: Review = { ...review, decision, decisionNote: note.trim(), decidedBy: actor.userId, decidedAt: now };
  return [decided, happened('review.decided', collab, decided, actor, now)];
}
