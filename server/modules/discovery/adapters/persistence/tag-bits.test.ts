import fc from 'fast-check';
import { TagBits } from './tag-bits.js';
import { worthAsking } from './tag-plan.js';
import { countTags, tagRowsFrom } from './tag-rows.js';

const tags = fc.integer({ min: 1, max: 12 });
const people = fc.array(fc.uniqueArray(tags, { maxLength: 6 }), { maxLength: 90 });
const lists = fc.array(fc.uniqueArray(tags, { minLength: 1, maxLength: 3 }), { maxLength: 4 });

describe('people as bits', () => {
  it('are counted as one by one, with every list and without each', () => {
    fc.assert(
      fc.property(people, lists, fc.uniqueArray(tags, { maxLength: 2 }), (everybody, asked, unwanted) => {
        const rows = tagRowsFrom(everybody.map((codes) => `{${codes.join()}}`).join(''), everybody.length);
        const bits = new TagBits(rows);
        const filter = { lists: asked, unwanted };
        const expected = countTags(rows, filter);
        expect(bits.tallyOf(bits.meeting(filter, bits.all()))).toEqual({
          total: expected.total,
          counts: expected.counts,
        });
        expect(bits.meetingButOne(filter, bits.all()).map((set) => bits.tallyOf(set))).toEqual(expected.without);
      }),
    );
  });

  it('are counted among some', () => {
    const bits = new TagBits(tagRowsFrom('{1}{1,2}{2}', 3));
    const some = bits.meeting(
      { lists: [[1]], unwanted: [] },
      bits.who((person) => person > 0),
    );
    expect(bits.tallyOf(some)).toEqual({ total: 1, counts: new Map([[1, 1], [2, 1]]) }); // prettier-ignore
  });
});

describe('what the index is asked for', () => {
  it('is always the rarest list, and no list that costs more to read than it saves', () => {
    expect(worthAsking([0.9, 0.01], 1_000_000).asked).toEqual([false, true]);
    expect(worthAsking([0.1, 0.01], 1_000_000).asked).toEqual([true, true]);
    expect(worthAsking([0.95], 1_000_000).asked).toEqual([true]);
    expect(worthAsking([], 1_000_000).asked).toEqual([]);
  });
});
