import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DiskImportFiles } from './disk-import-files.js';

describe('tables on disk', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-import-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const files = new DiskImportFiles();
  const at = (name: string) => path.join(folder, name);
  async function rowsOf(file: string) {
    const rows = [];
    for await (const { cells } of (await files.open(file)).rows()) rows.push(cells);
    return rows;
  }

  it('show the first rows only as a sample', async () => {
    writeFileSync(at('many.csv'), `Handle\n${'zoe\n'.repeat(1_000)}`);
    const { first } = await files.open(at('many.csv'));
    expect(first).toHaveLength(200);
    expect(first[1]).toEqual({ number: 2, cells: ['zoe'] });
    expect(await rowsOf(at('many.csv'))).toHaveLength(1_001);
  });

  it('that cannot be read are a problem, at once or on the way', async () => {
    const problem = { code: 'profiles/unreadable-file' };
    await expect(files.open(at('nothing.csv'))).rejects.toMatchObject(problem);
    writeFileSync(at('late.csv'), `Handle\n${'zoe\n'.repeat(1_000)}"ana`);
    await expect(rowsOf(at('late.csv'))).rejects.toMatchObject(problem);
  });

  it('take rejects as they came, with no cell that a spreadsheet would run, and give them back as they were', async () => {
    const cells = ['=cmd()', '+1 Bistro', '-2', '@zoe', "'@nia", 'Zoë, "Ng"'];
    const rejects = files.rejectsTo(at('rejects.csv'), ['Handle', 'Name']);
    await rejects.add({ number: 7, cells }, 'There’s no handle.');
    expect(await rejects.close()).toBe(at('rejects.csv'));
    expect(readFileSync(at('rejects.csv'), 'utf8')).toBe(
      `\ufeffrow,reason,Handle,Name\n7,There’s no handle.,'=cmd(),'+1 Bistro,'-2,'@zoe,''@nia,"Zoë, ""Ng"""\n`,
    );
    expect((await rowsOf(at('rejects.csv')))[1]).toEqual(['7', 'There’s no handle.', ...cells]);
  });

  it('name the columns of rejects that had no names', async () => {
    const rejects = files.rejectsTo(at('plain.csv'), []);
    await rejects.add({ number: 1, cells: ['a b', '12'] }, 'Why');
    await rejects.close();
    expect((await rowsOf(at('plain.csv')))[0]).toEqual(['row', 'reason', 'Column 1', 'Column 2']);
  });

  it('make no file when nothing is rejected', async () => {
    expect(await files.rejectsTo(at('none.csv'), []).close()).toBeNull();
    expect(existsSync(at('none.csv'))).toBe(false);
  });
});
