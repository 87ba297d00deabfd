import { type Actor, isTheProduct } from '../../../shared/kernel/index.js';
import { type Review, type ReviewDecision, type ReviewedCollab, reviewsFor } from './review.js';

/** Claims, replies to them and decisions: listed even without text. */
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
  'deliverable.taken-down',
  'deliverable.use-reported',
  'deliverable.use-upheld',
  'deliverable.use-dismissed',
  'collab.overridden',
  'review.given',
  'review.appealed',
  'review.decided',
] as const;

/** Steps that are listed only with a reason, or if they settle a claim. */
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

/** A statement by one side or staff, and when. */
export type Statement = Readonly<{
  id: string;
  name: StatementName;
  by: Speaker;
  at: string;
  /** In their own words; null if they gave none, or the text was erased. */
  words: string | null;
  /** Of `review.decided`. */
  decision: ReviewDecision | null;
  /** Of `collab.days-asked` and `collab.days-given`. */
  days: number | null;
  /** For a bill: its total, according to them. */
  pence: number | null;
}>;

/** One event of a Collab from the log; the payload is null if its text was erased. */
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

/** What settles a no-show claim. */
const settling: readonly string[] = ['collab.checked-in', 'collab.no-show', 'collab.overridden'];

/** Every claim, reply and decision of a Collab, in log order, as far as this reader can see them. */
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

/** A bill that was replaced before anyone answered it is left out: only its successor was ever in question. */
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

/** Review texts aren't in the log, because the other side may not see them yet. */
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
      return reason ?? noShowAnswer; // older log entries don't have it
    default:
      return reason ?? null;
  }
}
