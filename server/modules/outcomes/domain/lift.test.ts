import fc from 'fast-check';
import { type CoversDay, type Lift, liftOf, pooledLift } from './lift.js';

const from = '2027-03-01';
const dayAt = (place: number) => new Date(Date.parse(from) + place * 86_400_000).toISOString().slice(0, 10);
const places = Array.from({ length: 70 }, (_, at) => at - 56);

/** A venue that is fuller at weekends, with as much chance in each day as guests who come one by one make. */
function world(seed: number, effect = 0, level = 60): CoversDay[] {
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
const liftIn = (venue: CoversDay[], control: CoversDay[] = []) => estimated(liftOf({ from, venue, control }));
const has = ({ low, high }: { low: number; high: number }, truth: number) => low <= truth && truth <= high;

describe('what two weeks brought', () => {
  it('is covered by the interval in 95 worlds of 100, with and without an effect', () => {
    for (const effect of [0, 12]) {
      const covered = Array.from({ length: 200 }, (_, seed) => has(liftIn(world(seed + 1, effect)), effect * 14));
      const share = covered.filter(Boolean).length / covered.length;
      expect(share).toBeGreaterThan(0.925);
      expect(share).toBeLessThan(0.985);
    }
  });

  it('is covered by the pooled interval of several Collabs as often', () => {
    const pooled = Array.from({ length: 150 }, (_, seed) =>
      estimated(pooledLift([1, 2, 3].map((each) => liftIn(world(seed * 3 + each, 12))))),
    );
    const share = pooled.filter((each) => has(each, 3 * 12 * 14)).length / pooled.length;
    expect(share).toBeGreaterThan(0.92);
    expect(share).toBeLessThan(0.99);
  });

  it('is found when it was put there', () => {
    const found = Array.from({ length: 50 }, (_, seed) => liftIn(world(seed + 1, 15)));
    expect(found.filter(({ status, low }) => status === 'estimated' && low > 0).length).toBeGreaterThan(47);
  });

  it('is less when the other venues had more guests as well', () => {
    const venues = Array.from({ length: 40 }, (_, seed) => world(seed + 1, 30));
    const estimates = (control: (seed: number) => CoversDay[]) =>
      venues.filter((venue, seed) => liftIn(venue, control(seed)).status === 'estimated').length;
    expect(estimates(() => [])).toBe(40);
    expect(estimates((seed) => world(seed + 100))).toBe(40);
    expect(estimates((seed) => world(seed + 100, 30))).toBeLessThan(6);
  });

  it('is not set against other venues whose days are not all known', () => {
    const [venue, control] = [world(1, 30), world(2, 30)];
    expect(liftIn(venue, control)).toMatchObject({ isControlled: true });
    expect(liftIn(venue, control.slice(1))).toEqual({ ...liftIn(venue), isControlled: false });
  });

  it('does not change when the days of a weekday change places on one side', () => {
    const weekday = fc.record({ weekday: fc.nat(6), first: fc.nat(7), second: fc.nat(7) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), weekday, (seed, { weekday, first, second }) => {
        const days = world(seed);
        const at = (week: number) => days[week * 7 + weekday]!;
        const swapped = days.map((each) => {
          if (each === at(first)) return { ...each, covers: at(second).covers };
          if (each === at(second)) return { ...each, covers: at(first).covers };
          return each;
        });
        expect(liftIn(swapped)).toEqual(liftIn(days));
        expect(liftIn(days.toReversed())).toEqual(liftIn(days));
      }),
      { numRuns: 20 },
    );
  });

  it('is as large in guests as the days that are known, and unknown days are not empty ones', () => {
    const days = world(3, 25);
    const twelve = liftIn(days.filter(({ day }) => day !== dayAt(3) && day !== dayAt(9)));
    expect(twelve.days).toBe(12);
    expect(Math.abs(twelve.guests / 12 - liftIn(days).guests / 14)).toBeLessThan(1);
  });

  it('is not said of fewer than ten days, or where too few weekdays have four before them', () => {
    const days = world(4);
    const until = (place: number) => days.filter(({ day }) => day < dayAt(place));
    const since = (place: number) => days.filter(({ day }) => day >= dayAt(place));
    for (const [venue, status] of [
      [[], 'too-little'],
      [until(9), 'too-little'],
      [until(10), 'cannot-tell'],
      [since(-25), 'too-little'],
      [since(-26), 'cannot-tell'],
    ] as const)
      expect(liftOf({ from, venue, control: [] })).toMatchObject({ status });
  });
});
