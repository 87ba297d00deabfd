import type { Arrival, Media } from '../../server/modules/media/domain/media.js';
import { noFacts, takeIn } from '../../server/modules/media/domain/media.js';
import { beginUpload, type Upload } from '../../server/modules/media/domain/upload.js';
import type { Actor } from '../../server/shared/kernel/index.js';

export const mediaNow = new Date('2027-01-15T12:00:00.000Z');
const id = (end: string) => `01890000-0000-7000-8000-${end.padStart(12, '0')}`;

export const filmId = id('f11e');
export const uploader: Actor = {
  userId: id('1'),
  role: 'influencer',
  profile: { type: 'influencer', uid: id('a1') },
};
export const colleague: Actor = { ...uploader, userId: id('2') };
export const otherBrand: Actor = { userId: id('3'), role: 'brand', profile: { type: 'brand', uid: id('b1') } };
export const someStaff: Actor = { userId: id('4'), role: 'admin' };

/** An upload of a video that has just started. */
export const someUpload = (more: Partial<Upload> = {}): Upload => ({
  ...beginUpload(
    filmId,
    { fileName: 'reel.mp4', bytes: 1_000, posterOf: null },
    uploader.profile!.uid,
    uploader,
    mediaNow,
  ),
  ...more,
});

/** How much of it has arrived. */
export const someArrival = (more: Partial<Arrival> = {}): Arrival => ({
  ...noFacts,
  width: 1_080,
  height: 1_920,
  rotation: 90,
  durationMs: 12_345,
  codec: 'AVC',
  storageKey: filmId,
  mimeType: 'video/mp4',
  bytes: 1_000,
  sha256: 'f11e'.repeat(16),
  looks: null,
  ...more,
});

/** A stored video, with the overrides in `more`. */
export const someMedia = (more: Partial<Media> = {}): Media => ({
  ...takeIn(someUpload(), someArrival(), uploader, mediaNow)[0],
  ...more,
});
