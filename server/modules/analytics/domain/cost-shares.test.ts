import { costShares, costWith, type Part } from './brand-report.js';

const nothing = { extrasPence: 0, giftsPence: 0, visits: 0, measuredVisits: 0, noShowsPence: 0, noShows: 0 };
const part = (pieces: number, spent = {}): Part => ({
  ...{ pieces, posts: pieces, bases: { measured: 0, declared: 0, estimated: 0 } },
  ...{ reach: null, views: null, engagements: null, rate: null, earnedPence: null },
  spent: { ...nothing, ...spent },
});

describe('R434: costs are shared out among influencers and Collabs', () => {
  test('what was spent on a part is its own, and the plan goes by pieces, without losing a penny', () => {
    const parts = [part(1, { giftsPence: 9_000, visits: 1 }), part(1), part(1, { extrasPence: 5_000 })];
    const whole = costWith({ ...nothing, giftsPence: 9_000, visits: 1, extrasPence: 5_000 }, 10_000, 3);
    const { rows, rest } = costShares(parts, whole, 3);
    expect(rows.map(({ cost }) => cost.planPence)).toEqual([3_333, 3_334, 3_333]);
    expect(rows.map(({ cost }) => cost.totalPence)).toEqual([12_333, 3_334, 8_333]);
    expect(rows.map(({ cost }) => cost.ofPiecePence)).toEqual([12_333, 3_334, 8_333]);
    expect(rest).toBeNull();
  });

  test('the rest has what belongs to no part, and the plan where nothing was published', () => {
    const whole = costWith({ ...nothing, noShowsPence: 4_000, noShows: 1, extrasPence: 2_000 }, 10_000, 0);
    const { rows, rest } = costShares([part(0, { noShowsPence: 4_000, noShows: 1 })], whole, 0);
    expect(rows[0]!.cost).toMatchObject({ planPence: 0, totalPence: 4_000, ofPiecePence: null });
    expect(rest).toMatchObject({ planPence: 10_000, extrasPence: 2_000, noShowsPence: 0, totalPence: 12_000 });
  });

  test('parts that are not told of are in the rest, with their pieces', () => {
    const { rest } = costShares([part(3)], costWith(nothing, 10_000, 4), 4);
    expect(rest).toMatchObject({ planPence: 2_500, ofPiecePence: 2_500 });
  });
});
