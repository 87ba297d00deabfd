import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mediaStorageContract } from '../../ports/repositories.contract.js';
import { DiskMediaStorage } from './disk-stores.js';
import { largeTiff } from '../../../../../test/support/pictures.js';
import { S3Server } from '../../../../../test/support/s3-server.js';
import { InMemoryMediaStorage } from '../persistence/in-memory-repositories.js';
import { s3Stores } from './s3-stores.js';

describe('files in memory', () => mediaStorageContract(async () => new InMemoryMediaStorage()));

describe('files on disk', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'media-'))));
  afterAll(() => rm(folder, { recursive: true }));

  mediaStorageContract(async () => new DiskMediaStorage(path.join(folder, 'uploads')));
});

describe('files in a service that speaks S3', () => {
  let s3: S3Server;
  beforeAll(async () => (s3 = await S3Server.start()));
  afterAll(() => s3.stop());
  beforeEach(() => s3.objects.clear());

  mediaStorageContract(async () => s3Stores(s3.config).storage);

  test('a TIFF that says at its end what it is, is known', async () => {
    const { storage } = s3Stores(s3.config);
    await storage.write('picture', await largeTiff());

    expect(await storage.settle('picture')).toMatchObject({ mimeType: 'image/tiff' });
  });

  test('what is wrong with the service is no missing file', async () => {
    const { storage } = s3Stores({ ...s3.config, credentials: { accessKeyId: 'x', secretAccessKey: 'y' } });

    await expect(storage.settle('picture')).rejects.not.toMatchObject({ code: 'media/not-found' });
  });
});
