import { once } from 'node:events';
import { csvFile } from './csv-file.js';

type Row = { name: string; count: number | null };
const columns = { Name: ({ name }: Row) => name, Count: ({ count }: Row) => count };

/** Counts how many batches were requested. */
function source(batches: readonly (readonly Row[])[]) {
  const seen = { asked: 0, ended: false };
  async function* rows() {
    try {
      for (const batch of batches) {
        seen.asked++;
        yield batch;
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, rows: rows() };
}

const textOf = async (file: Awaited<ReturnType<typeof csvFile>>) => {
  const parts: Buffer[] = [];
  for await (const part of file.getStream()) parts.push(Buffer.from(part as string));
  return Buffer.concat(parts).toString();
};

describe('R440: a list as a file', () => {
  it('has a header and every row, and no cell that a spreadsheet would run', async () => {
    const { rows } = source([[{ name: 'Ember, Rye', count: 2 }], [{ name: '=1+1', count: null }]]);
    expect(await textOf(await csvFile('a.csv', columns, rows))).toBe(
      '\uFEFFName,Count\r\n"Ember, Rye",2\r\n\'=1+1,\r\n',
    );
  });

  it('of nothing is its header', async () => {
    expect(await textOf(await csvFile('a.csv', columns, source([]).rows))).toBe('\uFEFFName,Count\r\n');
  });

  it('reads no further than someone takes, and lets go when they leave', async () => {
    const { seen, rows } = source(Array.from({ length: 100 }, () => [{ name: 'x', count: 1 }]));
    const stream = (await csvFile('a.csv', columns, rows)).getStream();
    await stream[Symbol.asyncIterator]().next();
    expect(seen.asked).toBeLessThan(5);
    stream.destroy();
    await once(stream, 'close');
    expect(seen.ended).toBe(true);
  });

  it('tells a fault before the first row, and writes three at a time', async () => {
    async function* broken(): AsyncGenerator<Row[]> {
      throw new Error('bad filter');
      yield [];
    }
    for (let time = 0; time < 5; time++)
      await expect(csvFile('a.csv', columns, broken())).rejects.toThrow('bad filter');
    const files = await Promise.all([1, 2, 3].map(() => csvFile('a.csv', columns, source([[]]).rows)));
    await expect(csvFile('a.csv', columns, source([]).rows)).rejects.toMatchObject({ code: 'request/too-many' });
    for (const file of files) await textOf(file);
    expect(await textOf(await csvFile('a.csv', columns, source([]).rows))).toContain('Name');
  });
});
