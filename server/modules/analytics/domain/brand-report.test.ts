import type { PlanId } from '../../../contract/plans.js';
import { basisOf, costOf, funnelOf, planShare, type PlanTime } from './brand-report.js';
import { periodOf } from './period.js';

const january = periodOf('2027-01-01', '2027-01-31');
const part = (plan: PlanId, from: string, to: string, [monthFrom, monthTo]: [string, string]): PlanTime => ({
  ...{ plan, startsAt: new Date(from), endsAt: new Date(to) },
  ...{ monthStartsAt: new Date(monthFrom), monthEndsAt: new Date(monthTo) },
});
const month = (from: string, to: string, plan: PlanId = 'professional') => part(plan, from, to, [from, to]);
const all: [string, string] = ['2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'];
const upgraded = '2027-01-11T00:00:00Z';

describe('R434: what a plan costs in a period', () => {
  test.each([
    ['all of a month inside it', [month('2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z')], 24_900],
    ['half a month', [month('2027-01-17T00:00:00Z', '2027-02-16T00:00:00Z')], 12_450],
    ['two halves', [month('2026-12-16T00:00:00Z', '2027-01-16T00:00:00Z'), month('2027-01-16T00:00:00Z', '2027-02-16T00:00:00Z', 'starter')], 12_048 + 5_110],
    ['an upgrade ten days into a month', [part('starter', all[0], upgraded, all), part('premium', upgraded, all[1], all)], Math.round((9_900 * 10) / 31 + (49_900 * 21) / 31)],
    ['a month that only touches it', [month('2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z')], 0],
    ['no plan', [], 0],
  ])('%s', (_, months, pence) => {
    expect(planShare(months, january)).toBe(pence);
  }); // prettier-ignore
});

test('R434: the cost of a piece is plan, extras, gifts and no-shows over what was published', () => {
  const spent = {
    extrasPence: 5_000,
    giftsPence: 18_000,
    visits: 2,
    measuredVisits: 1,
    noShowsPence: 9_000,
    noShows: 1,
  };
  const months = [month('2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z')];
  expect(costOf(spent, months, 3, january)).toMatchObject({
    planPence: 24_900,
    totalPence: 56_900,
    ofPiecePence: 18_967,
  });
  expect(costOf(spent, months, 0, january).ofPiecePence).toBeNull();
});

test('the funnel counts each Collab at every stage it came to, and how the others ended', () => {
  const counts = [
    { stage: 1, outcome: 'open', count: 4 },
    { stage: 1, outcome: 'declined', count: 2 },
    { stage: 3, outcome: 'cancelled', count: 1 },
    { stage: 4, outcome: 'no_show', count: 1 },
    { stage: 5, outcome: 'undelivered', count: 1 },
    { stage: 6, outcome: 'completed', count: 3 },
  ] as const;
  const { stages, ended, late } = funnelOf(counts, 2);
  expect(stages).toEqual([
    { stage: 1, count: 12 },
    { stage: 3, count: 6 },
    { stage: 4, count: 5 },
    { stage: 5, count: 4 },
    { stage: 6, count: 3 },
  ]);
  expect(ended).toEqual({ declined: 2, cancelled: 1, no_show: 1, undelivered: 1 });
  expect(late).toBe(2);
});

test.each([
  [{ measured: 2, declared: 0, estimated: 0 }, 'measured'],
  [{ measured: 2, declared: 1, estimated: 0 }, 'declared'],
  [{ measured: 2, declared: 1, estimated: 1 }, 'estimated'],
  [{ measured: 0, declared: 0, estimated: 0 }, null],
] as const)('R434: a sum of %j is %s', (bases, basis) => {
  expect(basisOf({ bases })).toBe(basis);
});
