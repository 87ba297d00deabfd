/** Twelve people at every endpoint of the product. */
export const actors = [
  'guest',
  'ended session',
  'second step',
  'no profile',
  'influencer',
  'brand owner',
  'brand admin',
  'brand member',
  'other brand',
  'staff read-only',
  'staff operations',
  'staff super-user',
] as const;
export type ActorName = (typeof actors)[number];

/**
 * `in`: access is granted. The record itself may still be someone else's; that gives a 404, which foreign-ids.test.ts
 * counts.
 */
export type Answer = 'in' | 401 | 403;
type Row = Readonly<Record<ActorName, Answer>>;

const row = (answers: Partial<Row>, rest: Answer): Row =>
  Object.fromEntries(actors.map((actor) => [actor, answers[actor] ?? rest])) as Row;

const outside = { guest: 401, 'ended session': 401, 'second step': 401 } as const;
const brands = { 'brand owner': 'in', 'brand admin': 'in', 'brand member': 'in', 'other brand': 'in' } as const;
const staff = { 'staff read-only': 'in', 'staff operations': 'in', 'staff super-user': 'in' } as const;
const workers = { 'staff operations': 'in', 'staff super-user': 'in' } as const;

/** Each kind of access policy: who is admitted, and the response to the others. */
export const doors = {
  open: row({}, 'in'),
  'signed in': row(outside, 'in'),
  'second step': row({ 'second step': 'in' }, 401),
  members: row({ ...outside, 'no profile': 403, ...brands, influencer: 'in' }, 403),
  brands: row({ ...outside, ...brands }, 403),
  influencers: row({ ...outside, influencer: 'in' }, 403),
  'members and staff': row({ ...outside, 'no profile': 403 }, 'in'),
  /** For changes: read-only staff are refused. */
  'members and staff who work': row({ ...outside, 'no profile': 403, 'staff read-only': 403 }, 'in'),
  'brands and staff': row({ ...outside, ...brands, ...staff }, 403),
  'brands and staff who work': row({ ...outside, ...brands, ...workers }, 403),
  'influencers and staff': row({ ...outside, influencer: 'in', ...staff }, 403),
  'influencers and staff who work': row({ ...outside, influencer: 'in', ...workers }, 403),
  staff: row({ ...outside, ...staff }, 403),
  'staff who work': row({ ...outside, ...workers }, 403),
  'super users': row({ ...outside, 'staff super-user': 'in' }, 403),
} satisfies Record<string, Row>;
export type Door = keyof typeof doors;

/** Enough of the actors to tell this policy from every other. */
export function actorsTellingApart(door: Door): ActorName[] {
  const told: ActorName[] = ['guest'];
  const differs = (other: Door) => (actor: ActorName) => doors[door][actor] !== doors[other][actor];
  for (const other of (Object.keys(doors) as Door[]).filter((each) => each !== door))
    if (!told.some(differs(other))) told.push(actors.find(differs(other))!);
  return told;
}
