import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mediaStorageContract } from '../../ports/media-storage.contract.js';
import { DiskMediaStorage } from './disk-media-storage.js';
import { InMemoryMediaStorage } from './in-memory-media-storage.js';

describe('files in memory', () => mediaStorageContract(async () => new InMemoryMediaStorage()));

describe('files on disk', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'media-'))));
  afterAll(() => rm(folder, { recursive: true }));

  mediaStorageContract(async () => new DiskMediaStorage(path.join(folder, 'uploads')));
});
