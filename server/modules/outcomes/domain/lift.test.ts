import fc from 'fast-check';
import { covered, coveredWhenPooled, dayAt, from, liftIn, world } from '../../../../test/support/lift-worlds.js';
import { type CoversDay, liftOf } from './lift.js';

describe('what two weeks brought', () => {
  it('is covered by the interval in nine worlds of ten at least, with and without an effect', () => {
    for (const effect of [0, 12]) expect(covered(60, effect)).toBeGreaterThanOrEqual(0.9);
    expect(coveredWhenPooled(20, 12)).toBeGreaterThanOrEqual(0.9);
  });

  it('is found when it was put there', () => {
    const found = Array.from({ length: 20 }, (_, seed) => liftIn(world(seed + 1, 15)));
    expect(found.filter(({ status, low }) => status === 'estimated' && low > 0).length).toBeGreaterThan(18);
  });

  it('is less when the other venues had more guests as well', () => {
    const venues = Array.from({ length: 12 }, (_, seed) => world(seed + 1, 30));
    const estimates = (control: (seed: number) => CoversDay[]) =>
      venues.filter((venue, seed) => liftIn(venue, control(seed)).status === 'estimated').length;
    expect(estimates(() => [])).toBe(12);
    expect(estimates((seed) => world(seed + 100))).toBe(12);
    expect(estimates((seed) => world(seed + 100, 30))).toBeLessThan(3);
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
      { numRuns: 8 },
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
