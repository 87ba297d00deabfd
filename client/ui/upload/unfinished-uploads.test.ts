import { beforeEach, expect, it } from '@jest/globals';
import { unfinishedUploads } from './unfinished-uploads';

const now = Date.parse('2027-01-15T12:00:00Z');

/** An upload as tus-js-client stores it. */
const remember = (filename: string, collab: string, hoursAgo: number, of: object = { collab }) =>
  localStorage.setItem(
    `tus::fingerprint-${filename}::${hoursAgo}`,
    JSON.stringify({
      size: 10,
      metadata: { filename, ...of },
      creationTime: new Date(now - hoursAgo * 3_600_000).toString(),
      uploadUrl: 'https://example.test/api/v1/uploads/1',
    }),
  );

beforeEach(() => localStorage.clear());

it('names the files of this Collab that are on their way, the latest first', () => {
  remember('first.mp4', 'c1', 5);
  remember('second.mp4', 'c1', 1);
  remember('other.mp4', 'c2', 1);
  remember('given-up.mp4', 'c1', 25);
  localStorage.setItem('currentProfileUID', 'guest');

  expect(unfinishedUploads('c1', now)).toEqual(['second.mp4', 'first.mp4']);
});

it('names the files of this profile itself, and of nobody else who uses the browser', () => {
  remember('mine.mp4', '', 2, { profile: 'p1' });
  remember('theirs.mp4', '', 1, { profile: 'p2' });
  remember('logo.png', '', 1, {});

  expect(unfinishedUploads('p1', now)).toEqual(['mine.mp4']);
});

it('names none where the memory is broken', () => {
  localStorage.setItem('tus::broken', '{');
  expect(unfinishedUploads('c1', now)).toEqual([]);
});
