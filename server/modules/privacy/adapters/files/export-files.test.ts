import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { filesInZip } from '../../../../../test/support/zip.js';
import { bytesOf, entriesOf, exportFilesContract } from '../../ports/export-files.contract.js';
import { InMemoryExportFiles } from './in-memory-export-files.js';
import { ZipExportFiles } from './zip-export-files.js';

describe('copies in memory', () => {
  const files = new InMemoryExportFiles();
  exportFilesContract(() => files);
});

describe('copies on disk', () => {
  let folder: string;
  let files: ZipExportFiles;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'copies-'));
    files = new ZipExportFiles(path.join(folder, 'exports'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  exportFilesContract(() => files);

  it('are ZIP files that hold every entry', async () => {
    const text = 'Zoë eats – every day. '.repeat(5_000);
    await files.write('one', entriesOf({ 'identity.json': text, 'files/été.jpg': 'not really a picture' }));
    const found = filesInZip(await bytesOf(await files.read('one')));
    expect([...found.keys()]).toEqual(['identity.json', 'files/été.jpg']);
    expect(found.get('identity.json')!.toString('utf8')).toBe(text);
    expect(found.get('files/été.jpg')!.toString('utf8')).toBe('not really a picture');
  });

  it('leave no unfinished file behind, also when the whole one cannot take its place', async () => {
    await files.remove('one');
    expect(await readdir(path.join(folder, 'exports'))).toEqual([]);
    await mkdir(path.join(folder, 'exports', 'two.zip'));
    await expect(files.write('two', entriesOf({ 'a.json': '{}' }))).rejects.toMatchObject({ code: 'EISDIR' });
    expect(await readdir(path.join(folder, 'exports'))).toEqual(['two.zip']);
  });

  it('are removed with what an attempt that fell has left of them, and nothing of another', async () => {
    for (const name of ['three.x.unfinished', 'threes.x.unfinished'])
      await writeFile(path.join(folder, 'exports', name), 'PK');
    await files.remove('three');
    expect(await readdir(path.join(folder, 'exports'))).toEqual(['threes.x.unfinished', 'two.zip']);
  });
});
