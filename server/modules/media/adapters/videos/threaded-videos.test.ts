import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cleaned } from '../../../../../test/support/cleaned.js';
import { smallMp4 } from '../../../../../test/support/videos.js';
import { InMemoryVideos } from '../persistence/in-memory-repositories.js';
import { videosContract } from '../../ports/videos.contract.js';
import { ThreadedVideos } from './threaded-videos.js';

let folder: string;
let videos: ThreadedVideos;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'videos-'));
  videos = new ThreadedVideos(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('videos in memory', () => videosContract(() => new InMemoryVideos()));
describe('videos in threads', () => videosContract(() => videos));

const film = { width: 1_920, height: 1_080, rotation: 0, seconds: 7 } as const;
const refused = { code: 'media/not-accepted' };

test('ends a reader that asks for nothing for too long', async () => {
  await expect(cleaned(new ThreadedVideos(folder, 1), smallMp4(film))).rejects.toMatchObject(refused);
});

test('ends a video that unfolds to much more than it is', async () => {
  const bomb = smallMp4({ ...film, bomb: true }, 100_000);
  await expect(cleaned(videos, bomb)).rejects.toMatchObject(refused);
});

test('a storage that fails is no fault of the video', async () => {
  const away = new Error('The storage is away');
  const read = () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(away) }) });
  const video = { bytes: 100, mimeType: 'video/mp4', read };
  await expect(videos.clean(video, async () => undefined)).rejects.toBe(away);
});

test('leaves no file behind', async () => {
  expect(await readdir(folder)).toEqual([]);
});
