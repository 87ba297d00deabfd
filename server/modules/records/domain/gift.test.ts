import { aFact } from '../../../../test/support/facts.js';
import { giftLinesOf, standingOf } from './gift.js';

const checkIn = aFact('collab.checked-in', 'brand', 0);
const putBack = aFact('collab.overridden', 'staff', 100, { stage: 3 });
const again = aFact('collab.checked-in', 'brand', 200);

describe('the ledger of gifts', () => {
  it('begins with the visit, at its moment', () =>
    expect(giftLinesOf([aFact('collab.approved', 'brand', -9), checkIn], 18_000)).toEqual([
      expect.objectContaining({
        ...{ id: checkIn.eventId, kind: 'received', pence: 18_000, reverses: null },
        ...{ receivedAt: checkIn.at, recordedAt: checkIn.at },
      }),
    ]));

  it('takes back by a line of its own, on the day of what it takes back, and can begin again', () => {
    const lines = giftLinesOf([checkIn, putBack, again], 18_000);
    expect(lines.map(({ kind, pence, receivedAt, recordedAt }) => [kind, pence, receivedAt, recordedAt])).toEqual([
      ['received', 18_000, checkIn.at, checkIn.at],
      ['reversed', -18_000, checkIn.at, putBack.at],
      ['received', 18_000, again.at, again.at],
    ]);
    expect(lines[1]!.reverses).toBe(lines[0]!.id);
  });

  it('remains when staff complete, cancel or send back content after the visit', () => {
    const [completed, cancelled] = (['completed', 'cancelled'] as const).map((outcome) =>
      aFact('collab.overridden', 'staff', 9, { outcome, stage: 6 }),
    );
    const back = aFact('collab.overridden', 'staff', 9, { stage: 4 });
    for (const fact of [completed!, cancelled!, back]) expect(giftLinesOf([checkIn, fact], 500)).toHaveLength(1);
  });
});

describe('R437: a value that staff correct', () => {
  const corrected = (hours: number, pence: number) => aFact('collab.gift-corrected', 'staff', hours, { pence });
  const [lower, higher] = [corrected(72, 15_000), corrected(90, 21_050)];
  const sumOf = (facts: Parameters<typeof giftLinesOf>[0]) =>
    giftLinesOf(facts, 18_000).reduce((sum, { pence }) => sum + pence, 0);

  it('is taken back and entered again, both on the day of the visit', () => {
    const lines = giftLinesOf([checkIn, lower], 18_000);
    expect(lines.map(({ kind, pence, receivedAt, recordedAt }) => [kind, pence, receivedAt, recordedAt])).toEqual([
      ['received', 18_000, checkIn.at, checkIn.at],
      ['reversed', -18_000, checkIn.at, lower.at],
      ['corrected', 15_000, checkIn.at, lower.at],
    ]);
    expect(lines[1]).toMatchObject({ id: lower.eventId, reverses: checkIn.eventId });
    expect(standingOf(lines)).toBe(lines[2]);
  });

  it('is corrected again: each correction takes back the one before it', () => {
    const lines = giftLinesOf([checkIn, lower, higher], 18_000);
    expect(lines.map(({ pence }) => pence)).toEqual([18_000, -18_000, 15_000, -15_000, 21_050]);
    expect(lines[3]!.reverses).toBe(lines[2]!.id);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(5);
  });

  it('adds lines to those of the events before it, and changes none', () => {
    const facts = [checkIn, lower, higher, putBack, again];
    const all = giftLinesOf(facts, 18_000);
    facts.forEach((_, count) => {
      const before = giftLinesOf(facts.slice(0, count), 18_000);
      expect(all.slice(0, before.length)).toEqual(before);
    });
  });

  it('goes with a visit that is undone, and counts for the visit in its place', () => {
    expect(sumOf([checkIn, lower, putBack])).toBe(0);
    expect(sumOf([checkIn, lower, putBack, again])).toBe(15_000);
  });

  it('may be nothing', () => expect(sumOf([checkIn, corrected(80, 0)])).toBe(0));
});

describe('the bill of a visit', () => {
  const typed = (hours: number, pence: number) => aFact('collab.bill-typed', 'brand', hours, { pence });
  const bill = typed(3, 12_000);
  const contested = aFact('collab.bill-contested', 'influencer', 20);
  const settled = aFact('collab.bill-settled', 'staff', 40, { pence: 11_800 });
  const corrected = aFact('collab.gift-corrected', 'staff', 60, { pence: 9_000 });
  const standing = (...facts: Parameters<typeof giftLinesOf>[0]) => {
    const line = standingOf(giftLinesOf([checkIn, ...facts], 18_000));
    return line && [line.pence, line.basis];
  };

  test.each([
    ['until it is typed the agreed value counts', [], [18_000, 'AGREED']],
    ['once typed it counts', [bill], [12_000, 'MEASURED']],
    ['typed again, the newer counts', [bill, typed(4, 9_850)], [9_850, 'MEASURED']],
    ['contested, the agreed value counts again', [bill, contested], [18_000, 'AGREED']],
    ['decided, what staff found counts', [bill, contested, settled], [11_800, 'MEASURED']],
    ['a later correction by staff counts before it', [bill, contested, settled, corrected], [9_000, 'MEASURED']],
    ['it counts before an earlier correction', [corrected, typed(70, 12_000)], [12_000, 'MEASURED']],
    ['contested then, that correction counts again', [corrected, typed(70, 12_000), { ...contested, at: again.at }], [9_000, 'MEASURED']],
    ['undone, nothing counts', [bill, putBack], null],
    ['the visit in its place begins with the agreed value', [bill, contested, settled, putBack, again], [18_000, 'AGREED']],
  ] as const)('%s', (_, facts, counts) => expect(standing(...facts)).toEqual(counts)); // prettier-ignore

  it('that comes to the agreed value is measured all the same', () => {
    const lines = giftLinesOf([checkIn, typed(3, 18_000)], 18_000);
    expect(lines.map(({ kind, pence, basis }) => [kind, pence, basis])).toEqual([
      ['received', 18_000, 'AGREED'],
      ['reversed', -18_000, 'AGREED'],
      ['corrected', 18_000, 'MEASURED'],
    ]);
  });

  it('that is typed again at the same value adds no line', () =>
    expect(giftLinesOf([checkIn, bill, typed(4, 12_000)], 18_000)).toHaveLength(3));

  it('counts in the tax year of the visit, however much later it is typed or decided', () => {
    const lines = giftLinesOf([checkIn, bill, contested, { ...settled, at: new Date('2028-06-01T12:00:00Z') }], 18_000);
    expect(lines).toHaveLength(7);
    for (const { receivedAt } of lines) expect(receivedAt).toEqual(checkIn.at);
  });

  it('adds lines to those of the events before it, and changes none', () => {
    const facts = [checkIn, bill, typed(4, 9_850), contested, settled, corrected, putBack, again];
    const all = giftLinesOf(facts, 18_000);
    facts.forEach((_, count) => {
      const before = giftLinesOf(facts.slice(0, count), 18_000);
      expect(all.slice(0, before.length)).toEqual(before);
    });
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
