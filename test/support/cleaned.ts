import type { CleanVideo, Videos } from '../../server/modules/media/ports/videos.js';
import { collect } from '../../server/modules/media/adapters/storage/disk-stores.js';

/** Processes a video, all in memory. */
export const cleaned = (
  videos: Videos,
  video: Buffer,
  mimeType = 'video/mp4',
): Promise<Omit<CleanVideo, 'content'> & { content: Buffer }> => {
  async function* read({ first, last }: { first: number; last: number }) {
    yield video.subarray(first, last + 1);
  }
  return videos.clean({ bytes: video.length, mimeType, read }, async (clean) => ({
    ...clean,
    content: await collect(clean.content),
  }));
};
