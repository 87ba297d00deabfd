import { aFact } from '../../../../test/support/facts.js';
import { giftLinesOf } from './gift.js';

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

  it('stands when staff complete, cancel or send back content after the visit', () => {
    const [completed, cancelled] = (['completed', 'cancelled'] as const).map((outcome) =>
      aFact('collab.overridden', 'staff', 9, { outcome, stage: 6 }),
    );
    const back = aFact('collab.overridden', 'staff', 9, { stage: 4 });
    for (const fact of [completed!, cancelled!, back]) expect(giftLinesOf([checkIn, fact], 500)).toHaveLength(1);
  });
});
