import { LargeTotals } from './large-totals.js';

/** A table whose count takes this many milliseconds. */
function tableOf(rows: number, takes: number) {
  const table = { rows, now: 0, counted: 0 };
  const db = {
    async rows<Row>(): Promise<Row[]> {
      table.counted++;
      table.now += takes;
      return [{ total: table.rows } as Row];
    },
  };
  const totals = new LargeTotals(db, () => table.now);
  return { table, count: (city = 'leeds') => totals.count('from influencers where city = $1', [city]) };
}

it('counts what is long once in a while, and is never older than ten times what counting takes', async () => {
  const { table, count } = tableOf(68_955, 80);
  expect(await count()).toBe(68_955);
  table.rows++;
  table.now += 799;
  expect(await count()).toBe(68_955);
  table.now += 1;
  expect(await count()).toBe(68_956);
  expect(table.counted).toBe(2);
});

it('keeps each filter apart', async () => {
  const { table, count } = tableOf(68_955, 80);
  await count('leeds');
  table.rows = 35_149;
  expect(await count('belfast')).toBe(35_149);
  expect(await count('leeds')).toBe(68_955);
});

it('counts what is short every time, however long that takes', async () => {
  const { table, count } = tableOf(41, 5_000);
  expect(await count()).toBe(41);
  table.rows--;
  expect(await count()).toBe(40);
});
