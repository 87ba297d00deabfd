import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { S3Server } from '../../../../../test/support/s3-server.js';
import { filesInZip } from '../../../../../test/support/zip.js';
import { bytesOf, entriesOf, exportFilesContract } from '../../ports/repositories.contract.js';
import { InMemoryExportFiles } from '../in-memory-privacy.js';
import { S3ExportFiles } from './s3-export-files.js';
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

describe('copies in a service that speaks S3', () => {
  let s3: S3Server;
  let files: S3ExportFiles;
  beforeAll(async () => {
    s3 = await S3Server.start();
    files = new S3ExportFiles(s3.config);
  });
  afterAll(() => s3.stop());

  exportFilesContract(() => files);

  it('are ZIP files of any size, apart from what people upload, and leave no parts behind', async () => {
    const video = randomBytes(20_000_000).toString('latin1'); // more than one part
    const bytes = await files.write('one', entriesOf({ 'identity.json': '{}', 'files/reel.mp4': video }));
    expect([...s3.objects.keys()]).toEqual(['exports/one.zip']);
    expect(s3.uploads.size).toBe(0);
    const file = await bytesOf(await files.read('one'));
    expect(file).toHaveLength(bytes);
    expect(filesInZip(file).get('files/reel.mp4')!.equals(Buffer.from(video))).toBe(true);
  });

  it('are not taken for missing when something is wrong with the service', async () => {
    const stranger = new S3ExportFiles({ ...s3.config, credentials: { accessKeyId: 'x', secretAccessKey: 'y' } });
    await expect(stranger.read('one')).rejects.toThrow();
  });
});
