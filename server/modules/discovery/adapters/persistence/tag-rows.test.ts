import fc from 'fast-check';
import { countTags, tagRowsFrom } from './tag-rows.js';

const people = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }), { maxLength: 30 });
const written = (all: readonly number[][]) => all.map((tags) => `{${tags.join()}}`).join('');

describe('tags beside each other', () => {
  it('are read as they were written', () => {
    const { codes, ends } = tagRowsFrom('{7,12}{}{305}', 3);
    expect([[...codes], [...ends]]).toEqual([
      [7, 12, 305],
      [2, 2, 3],
    ]);
  });

  it('are counted as one by one, with every list and without each', () => {
    const lists = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }), {
      maxLength: 4,
    });
    const unwanted = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 2 });
    fc.assert(
      fc.property(people, lists, unwanted, (all, asked, never) => {
        const found = (except: number) =>
          all.filter(
            (tags) =>
              asked.every((list, place) => place === except || list.some((code) => tags.includes(code))) &&
              !never.some((code) => tags.includes(code)),
          );
        const tallyOf = (some: readonly number[][]) => {
          const counts = new Map<number, number>();
          for (const code of some.flat()) counts.set(code, (counts.get(code) ?? 0) + 1);
          return { total: some.length, counts };
        };
        const { without, ...every } = countTags(tagRowsFrom(written(all), all.length), {
          lists: asked,
          unwanted: never,
        });
        expect(every).toEqual(tallyOf(found(-1)));
        expect(without).toEqual(asked.map((_, place) => tallyOf(found(place))));
      }),
    );
  });
});
