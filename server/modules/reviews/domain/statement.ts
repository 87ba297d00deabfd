import { type Actor, isTheProduct } from '../../../shared/kernel/index.js';
import { type Review, type ReviewDecision, type ReviewedCollab, reviewsFor } from './review.js';

/** What was claimed, what was said against it, and what was decided: said even without words. */
const ofDisputes = [
  'collab.no-show-claimed',
  'collab.no-show-answered',
  'collab.no-show',
  'collab.days-asked',
  'collab.days-given',
  'collab.days-refused',
  'collab.undelivered-claimed',
  'collab.undelivered-answered',
  'collab.undelivered-settled',
  'collab.undelivered',
  'collab.accepted',
  'collab.bill-typed',
  'collab.bill-confirmed',
  'collab.bill-contested',
  'collab.bill-settled',
  'collab.overridden',
  'review.given',
  'review.appealed',
  'review.decided',
] as const;

/** Steps that say something only where a reason was given, or where they settle a claim. */
const withWords = [
  'collab.approved',
  'collab.declined',
  'collab.withdrawn',
  'collab.time-asked',
  'collab.cancelled',
  'collab.checked-in',
] as const;

export const statementNames = [...ofDisputes, ...withWords] as const;
export type StatementName = (typeof statementNames)[number];

export type Speaker = 'brand' | 'influencer' | 'staff' | 'product';

/** What one side or staff said, and when. */
export type Statement = Readonly<{
  id: string;
  name: StatementName;
  by: Speaker;
  at: string;
  /** In their own words; null where they gave none, or the text was erased. */
  words: string | null;
  /** Of `review.decided`. */
  decision: ReviewDecision | null;
  /** Of `collab.days-asked` and `collab.days-given`. */
  days: number | null;
  /** Of a bill: what it came to, as they say. */
  pence: number | null;
}>;

/** One event of a Collab as the log has it; the payload is null where its text was erased. */
export type LoggedEvent = Readonly<{
  eventId: string;
  name: string;
  actorId: string;
  actorRole: string;
  occurredAt: string;
  payload: object | null;
}>;

type Told = Readonly<{
  reason?: string;
  billPence?: number;
  unsent?: true;
  reviewId?: string;
  decision?: ReviewDecision;
  proof?: Readonly<{ days?: number }>;
}>;

/** What ends the claim that the influencer did not come. */
const settling: readonly string[] = ['collab.checked-in', 'collab.no-show', 'collab.overridden'];

/** Each claim, answer and decision of a Collab, in the order of its log, as this reader may see them. */
export function statementsOf(
  collab: ReviewedCollab,
  reviews: readonly Review[],
  log: readonly LoggedEvent[],
  actor: Actor,
  now: Date,
): Statement[] {
  const { mine, theirs, all } = reviewsFor(collab, reviews, actor, now);
  const readable = new Set([mine, theirs, ...all].map((review) => review?.id));
  let claimed = false;
  return withoutReplacedBills(log).flatMap((event): Statement[] => {
    const settles = claimed;
    claimed = event.name === 'collab.no-show-claimed' || (claimed && !settling.includes(event.name));
    const told: Told = event.payload ?? {};
    const review = reviews.find(({ id }) => id === told.reviewId) ?? null;
    if (!isStatement(event.name) || (told.unsent && actor.role === 'influencer')) return [];
    if (event.name === 'review.given' && !review?.appealedAt) return [];
    const words = wordsOf(event.name, told, collab, review, readable);
    if (words === null && !settles && withWords.some((name) => name === event.name)) return [];
    const { eventId: id, name, occurredAt: at } = event;
    return [
      {
        ...{ id, name, by: speakerOf(event), at, words },
        ...{ decision: told.decision ?? null, days: told.proof?.days ?? null, pence: told.billPence ?? null },
      },
    ];
  });
}

/** A bill that was typed again before anybody answered it says nothing: only its successor was ever in question. */
function withoutReplacedBills(log: readonly LoggedEvent[]): LoggedEvent[] {
  let next: string | null = null;
  return log
    .toReversed()
    .filter(({ name }) => {
      const replaced = name === 'collab.bill-typed' && next === name;
      if (name.startsWith('collab.bill-')) next = name;
      return !replaced;
    })
    .toReversed();
}

const isStatement = (name: string): name is StatementName => statementNames.some((each) => each === name);

function speakerOf({ actorId, actorRole }: LoggedEvent): Speaker {
  if (isTheProduct({ userId: actorId, role: 'admin' })) return 'product';
  return actorRole === 'brand' || actorRole === 'influencer' ? actorRole : 'staff';
}

/** What is written of reviews is not in the log, because the other side may not know it yet. */
function wordsOf(
  name: StatementName,
  { reason }: Told,
  { noShowAnswer }: ReviewedCollab,
  review: Review | null,
  readable: ReadonlySet<string | undefined>,
): string | null {
  switch (name) {
    case 'review.given':
      return (review && readable.has(review.id) && review.words) || null;
    case 'review.appealed':
      return review?.appeal ?? null;
    case 'review.decided':
      return review?.decisionNote ?? null;
    case 'collab.no-show-answered':
      return reason ?? noShowAnswer; // the log did not always have it
    default:
      return reason ?? null;
  }
}
