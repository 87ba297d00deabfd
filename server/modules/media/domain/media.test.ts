import type { Actor } from '../../../shared/kernel/index.js';
import { type Arrival, checkAnnounced, isOpenTo, maxUploadBytes, ownerOf, takeIn } from './media.js';

const now = new Date('2027-01-15T12:00:00Z');
const influencer: Actor = { userId: 'u1', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const brand: Actor = { userId: 'u2', role: 'brand', profile: { type: 'brand', uid: 'b1' } };
const staff: Actor = { userId: 'u3', role: 'admin' };
const arrival: Arrival = { id: 'm1', fileName: 'reel.mp4', mimeType: 'video/mp4', bytes: 1_000 };

test.each([
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/gif', 'image'],
  ['image/webp', 'image'],
  ['image/tiff', 'image'],
  ['video/mp4', 'video'],
  ['video/quicktime', 'video'],
  ['video/x-m4v', 'video'],
  ['video/webm', 'video'],
  ['video/matroska', 'video'],
])('R380: %s is taken as %s', (mimeType, kind) => {
  const [media, event] = takeIn({ ...arrival, mimeType }, 'i1', influencer, now);

  expect(media).toMatchObject({ mimeType, kind, ownerUid: 'i1', uploadedBy: 'u1', bytes: 1_000, createdAt: now });
  expect(event).toMatchObject({ name: 'media.uploaded', payload: { ownerUid: 'i1', kind, bytes: 1_000 } });
});

test.each([undefined, 'application/pdf', 'application/x-msdownload', 'image/svg+xml', 'text/html', 'toString'])(
  'R380: a file that is really %s is refused, whatever its name',
  (mimeType) => {
    expect(() => takeIn({ ...arrival, mimeType }, 'i1', influencer, now)).toThrow(
      expect.objectContaining({ code: 'media/not-accepted', message: expect.stringContaining('jpg, jpeg, png') }),
    );
  },
);

test.each([
  'logo.svg',
  'old.avi',
  'page.html',
  'noname',
  '',
  'a/b.png',
  'a\0b.png',
  '..\\b.png',
  `${'x'.repeat(255)}.png`,
])('R380: an upload named %j may not even begin', (name) => {
  expect(() => checkAnnounced(name, 10)).toThrow(expect.objectContaining({ code: 'media/not-accepted' }));
});

test('a file has at most 2 GB', () => {
  expect(() => checkAnnounced('a.mp4', maxUploadBytes)).not.toThrow();
  expect(() => checkAnnounced('a.mp4', maxUploadBytes + 1)).toThrow(
    expect.objectContaining({ code: 'media/too-large' }),
  );
});

test('a file is its profile’s; without a profile it is the person’s own', () => {
  expect([influencer, staff].map(ownerOf)).toEqual(['i1', 'u3']);
});

test('a file is open to its owner and to staff', () => {
  const [media] = takeIn(arrival, 'i1', influencer, now);

  expect([influencer, staff, brand].map((actor) => isOpenTo(media, actor))).toEqual([true, true, false]);
});
