import type { Opinion } from '../../../contract/lists/index.js';
import { londonDaysAfter } from '../../../contract/rules/london-time.js';
import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { reviewErrors } from './review.errors.js';

export type ReviewSide = 'brand' | 'influencer';
export type ReviewDecision = 'kept' | 'hidden';

/** A Collab as reviews see it. */
export type ReviewedCollab = Readonly<{
  id: string;
  brandId: string;
  influencerId: string;
  /** Null until it is. */
  completedAt: Date | null;
  /** The influencer's reply to a no-show claim. */
  noShowAnswer: string | null;
}>;

/** One side's review of the other after a completed Collab: one of six faces, and text. */
export type Review = Readonly<{
  id: string;
  collabId: string;
  bySide: ReviewSide;
  /** The reviewed profile. */
  aboutUid: string;
  opinion: Opinion;
  words: string;
  writtenBy: string;
  createdAt: Date;
  /** Why the reviewed person appeals. */
  appeal: string | null;
  appealedAt: Date | null;
  decision: ReviewDecision | null;
  decisionNote: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  version: number;
}>;

export type VisibleReview = Pick<Review, 'bySide' | 'opinion' | 'words' | 'createdAt'>;

/** Logged in its Collab's chain without the text, because the other side may not see it yet. */
export type ReviewEvent = DomainEvent<
  'review.given' | 'review.appealed' | 'review.decided',
  Readonly<{ reviewId: string; bySide: ReviewSide; brandId: string; influencerId: string; decision?: ReviewDecision }>
>;

export const reviewDays = 14;

/** Until then reviews can be given, and neither side can read the other's unless both have been given. */
export const blindUntil = ({ completedAt }: ReviewedCollab): Date | null =>
  completedAt && londonDaysAfter(completedAt, reviewDays);

/** The side of the Collab that this person is on, if any. */
function sideOf({ brandId, influencerId }: ReviewedCollab, { role, profile }: Actor): ReviewSide | null {
  if (role === 'brand' && profile?.uid === brandId) return 'brand';
  return role === 'influencer' && profile?.uid === influencerId ? 'influencer' : null;
}

const happened = (
  name: ReviewEvent['name'],
  collab: ReviewedCollab,
  review: Review,
  actor: Actor,
  now: Date,
): ReviewEvent =>
  eventOf(name, { type: 'collab', id: collab.id }, actor, now, {
    reviewId: review.id,
    bySide: review.bySide,
    brandId: collab.brandId,
    influencerId: collab.influencerId,
    decision: review.decision ?? undefined,
  });

const other = (side: ReviewSide): ReviewSide => (side === 'brand' ? 'influencer' : 'brand');
const uidOf = ({ brandId, influencerId }: ReviewedCollab, side: ReviewSide) =>
  side === 'brand' ? brandId : influencerId;
const bySide = (reviews: readonly Review[], side: ReviewSide) => reviews.find((each) => each.bySide === side) ?? null;

export function canReview(collab: ReviewedCollab, reviews: readonly Review[], actor: Actor, now: Date): boolean {
  const side = sideOf(collab, actor);
  const until = blindUntil(collab);
  return side !== null && until !== null && now < until && bySide(reviews, side) === null;
}

/** One side gives its review. @throws collabs/review-closed, collabs/review-given */
export function giveReview(
  collab: ReviewedCollab,
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

/** Whether both sides can read both reviews: after both are given, or the deadline has passed. */
export const areOpen = (collab: ReviewedCollab, reviews: readonly Review[], now: Date): boolean => {
  const until = blindUntil(collab);
  return until !== null && (reviews.length === 2 || now >= until);
};

/** What this reader can see: their own always, the other's once both are open, staff everything. */
export function reviewsFor(collab: ReviewedCollab, reviews: readonly Review[], actor: Actor, now: Date) {
  const side = sideOf(collab, actor);
  const open = areOpen(collab, reviews, now);
  const shown = (review: Review | null) => (review && open && review.decision !== 'hidden' ? review : null);
  return {
    mine: side && bySide(reviews, side),
    theirs: side ? shown(bySide(reviews, other(side))) : null,
    all: actor.role === 'admin' ? reviews : reviews.filter((each) => shown(each)),
  };
}

/** The reviewed person asks staff to check a review, once. @throws collabs/review-not-found, collabs/appeal-closed */
export function appealReview(
  collab: ReviewedCollab,
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
  collab: ReviewedCollab,
  review: Review,
  { decision, note }: Readonly<{ decision: ReviewDecision; note: string }>,
  actor: Actor,
  now: Date,
): [Review, ReviewEvent] {
  if (!review.appealedAt || review.decision) throw reviewErrors.appealClosed();
  const decided: Review = { ...review, decision, decisionNote: note.trim(), decidedBy: actor.userId, decidedAt: now };
  return [decided, happened('review.decided', collab, decided, actor, now)];
}
