import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { CsvImportFiles } from './csv-import-files.js';

describe('tables in files', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-import-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const fileOf = (content: string | Buffer) => {
    const file = path.join(folder, `${Math.round(performance.now() * 1_000)}.csv`);
    writeFileSync(file, content);
    return file;
  };
  async function read(content: string | Buffer) {
    const table = await new CsvImportFiles().open(fileOf(content));
    const rows = [];
    for await (const { cells } of table.rows()) rows.push(cells);
    return { encoding: table.encoding, first: table.first, rows };
  }

  const text = 'Handle,"Likes\r\n",Name\r\nzoe,1,Zoë Ñg\r\n';
  const rows = [
    ['Handle', 'Likes\r\n', 'Name'],
    ['zoe', '1', 'Zoë Ñg'],
  ];

  it.each([
    ['utf-8', 'utf-8', iconv.encode(text, 'utf-8')],
    ['utf-8 with a mark', 'utf-8', iconv.encode(text, 'utf-8', { addBOM: true })],
    ['utf-16 little endian with a mark', 'utf-16le', iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['utf-16 little endian', 'utf-16le', iconv.encode(text, 'utf-16le')],
    ['utf-16 big endian with a mark', 'utf-16be', iconv.encode(text, 'utf-16be', { addBOM: true })],
    ['windows-1252', 'windows-1252', iconv.encode(text, 'windows-1252')],
  ])('reads %s, with line breaks in headers', async (_, encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({ encoding, rows });
  });

  it('takes an accent in the very last row for what it is', async () => {
    const many = `Handle\n${'plain\n'.repeat(30_000)}`;
    const table = await read(Buffer.concat([Buffer.from(many), iconv.encode('Zoë\n', 'windows-1252')]));
    expect(table.encoding).toBe('windows-1252');
    expect(table.rows.at(-1)).toEqual(['Zoë']);
  });

  it.each([';', '\t', '|'])('reads tables that are divided by %j', async (delimiter) => {
    const { rows: found } = await read(['Handle', 'Name'].join(delimiter) + '\n' + ['zoe', 'Ng, Zoë'].join(delimiter));
    expect(found).toEqual([['Handle', 'Name'], ['zoe', 'Ng, Zoë']]); // prettier-ignore
  });

  it('keeps empty and ragged rows, and quotation marks inside a cell, so that rows are numbered as in a spreadsheet', async () => {
    const { rows: found } = await read('Handle,Name\n\nzoe\nana,12" pizza,more\n');
    expect(found).toEqual([['Handle', 'Name'], [''], ['zoe'], ['ana', '12" pizza', 'more']]);
  });

  it('shows the first rows only as a sample', async () => {
    const { first, rows: all } = await read(`Handle\n${'zoe\n'.repeat(1_000)}`);
    expect(first).toHaveLength(200);
    expect(first[1]).toEqual({ number: 2, cells: ['zoe'] });
    expect(all).toHaveLength(1_001);
  });

  it('says in which row a quotation mark is never closed', async () => {
    const broken = `Handle,Name\nzoe,Zoë\nana,"Ana\n${'x,y\n'.repeat(100_000)}`;
    await expect(read(broken)).rejects.toMatchObject({
      code: 'profiles/unreadable-file',
      message: expect.stringContaining('Row 3 opens a quotation mark that is never closed.'),
    });
  });

  it('says that a file does not exist', async () => {
    const table = new CsvImportFiles().open(path.join(folder, 'nothing.csv'));
    await expect(table).rejects.toMatchObject({ code: 'profiles/unreadable-file' });
  });

  it('writes rejects as they came, and no cell that a spreadsheet would run', async () => {
    const file = path.join(folder, 'rejects.csv');
    const rejects = new CsvImportFiles().rejectsTo(file, ['Handle', 'Name']);
    await rejects.add({ number: 7, cells: ['=cmd()', '+1', '-2', '@sum', 'Zoë, "Ng"'] }, 'There is no handle.');
    expect(await rejects.close()).toBe(file);
    expect(readFileSync(file, 'utf8')).toBe(
      `\ufeffrow,reason,Handle,Name\n7,There is no handle.,'=cmd(),'+1,'-2,'@sum,"Zoë, ""Ng"""\n`,
    );
  });

  it('makes no file when nothing is rejected', async () => {
    const file = path.join(folder, 'none.csv');
    expect(await new CsvImportFiles().rejectsTo(file, []).close()).toBeNull();
    expect(existsSync(file)).toBe(false);
  });
});
