import { type CoversDay, type Lift, liftOf, pooledLift } from '../../server/modules/outcomes/domain/lift.js';

export const from = '2027-03-01';
export const dayAt = (place: number) => new Date(Date.parse(from) + place * 86_400_000).toISOString().slice(0, 10);
const places = Array.from({ length: 70 }, (_, at) => at - 56);

/** A venue that is fuller at weekends, with as much chance in each day as guests who come one by one make. */
export function world(seed: number, effect = 0, level = 60): CoversDay[] {
  const random = numbersFrom(seed);
  return places.map((place) => {
    const usual = level * ([4, 5].includes((place + 56) % 7) ? 1.8 : 1) + (place >= 0 ? effect : 0);
    return { day: dayAt(place), covers: Math.max(0, Math.round(usual + Math.sqrt(usual) * bell(random))) };
  });
}

/** Park and Miller's generator. */
function numbersFrom(seed: number): () => number {
  let state = (seed * 7_919 + 17) % 2_147_483_647;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Near enough to a normal deviate: twelve even ones added up. */
const bell = (random: () => number) => Array.from({ length: 12 }, random).reduce((all, each) => all + each, -6);

const estimated = (lift: Lift) => {
  if (lift.status === 'too-little') throw new Error('There was enough.');
  return lift;
};
export const liftIn = (venue: CoversDay[], control: CoversDay[] = []) => estimated(liftOf({ from, venue, control }));
const has = ({ low, high }: { low: number; high: number }, truth: number) => low <= truth && truth <= high;

const shareOf = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;

/** In how many of so many worlds, as a share, the interval has the effect of so many guests a day in it. */
export const covered = (worlds: number, effect: number): number =>
  shareOf(Array.from({ length: worlds }, (_, seed) => has(liftIn(world(seed + 1, effect)), effect * 14)));

/** The same for the pooled interval of three Collabs. */
export const coveredWhenPooled = (worlds: number, effect: number): number =>
  shareOf(
    Array.from({ length: worlds }, (_, seed) => {
      const pooled = estimated(pooledLift([1, 2, 3].map((each) => liftIn(world(seed * 3 + each, effect)))));
      return has(pooled, 3 * effect * 14);
    }),
  );
