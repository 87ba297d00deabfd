import type { SeenRows } from './repositories.js';

/** The contract of every list of seen rows. */
export function seenRowsContract(make: () => SeenRows): void {
  it('finds the first row of a key, in the same batch and in an earlier one', async () => {
    const seen = await make().begin();
    const first = await seen.add([
      { row: 2, key: 'zoe', print: 'a' },
      { row: 3, key: 'Zoe', print: 'a' },
      { row: 4, key: '황민현', print: 'c' },
    ]);
    const second = await seen.add([
      { row: 5, key: 'ZOE', print: 'other' },
      { row: 6, key: 'new', print: 'd' },
    ]);
    await seen.end();
    expect([...first]).toEqual([[3, { row: 2, saysTheSame: true }]]);
    expect([...second]).toEqual([[5, { row: 2, saysTheSame: false }]]);
  });

  it('begins each list empty', async () => {
    const lists = await Promise.all([make().begin(), make().begin()]);
    const repeats = await Promise.all(lists.map((seen) => seen.add([{ row: 2, key: 'zoe', print: 'a' }])));
    await Promise.all(lists.map((seen) => seen.end()));
    expect(repeats.map(({ size }) => size)).toEqual([0, 0]);
  });
}
