import { aCollab, afterTheVisit, anAwaitedCollab, staffActor } from '../../../../test/support/collabs.js';
import { correctGift } from './gift-value.js';

const why = 'No wine was served.';

describe('R437: staff correct what a gift was worth', () => {
  it('with a reason, and what was agreed stays', () => {
    const visited = { ...aCollab(4), checkedInAt: afterTheVisit };
    const [collab, event] = correctGift(visited, 15_000, staffActor, afterTheVisit, ` ${why} `);
    expect(collab).toEqual({ ...visited, updatedAt: afterTheVisit });
    expect(event).toMatchObject({ name: 'collab.gift-corrected', payload: { giftPence: 15_000, reason: why } });
  });

  it('but not without a reason, nor before anything was received', () => {
    const visited = { ...aCollab(4), checkedInAt: afterTheVisit };
    expect(() => correctGift(visited, 1, staffActor, afterTheVisit, ' ')).toThrow(
      expect.objectContaining({ code: 'collabs/reason-needed' }),
    );
    expect(() => correctGift(anAwaitedCollab(4), 1, staffActor, afterTheVisit, why)).toThrow(
      expect.objectContaining({ code: 'collabs/nothing-received' }),
    );
  });
});
