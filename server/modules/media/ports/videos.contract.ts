import { filmed, position } from '../../../../test/support/filmed.js';
import { cleaned } from '../../../../test/support/cleaned.js';
import { framesOf, smallMp4 } from '../../../../test/support/videos.js';
import type { Videos } from './videos.js';

/** The contract of every Videos. */
export function videosContract(make: () => Videos) {
  const video = smallMp4({ width: 1_920, height: 1_080, rotation: 90, seconds: 6 });

  test('keeps the frames of a video and measures it', async () => {
    const clean = await cleaned(make(), video);

    expect(clean.content.includes(framesOf(video))).toBe(true);
    expect(clean).toMatchObject({ mimeType: 'video/mp4', bytes: clean.content.length, codec: 'AVC' });
    expect(clean).toMatchObject({ width: 1_080, height: 1_920, rotation: 90, durationMs: 6_000, truncated: false });
  });

  test('leaves out where it was filmed', async () => {
    const told = await filmed['user data of the movie']!.make();
    expect(told.includes(position)).toBe(true);

    expect((await cleaned(make(), told)).content.includes(position)).toBe(false);
  });

  test('gives the same bytes for the same video', async () => {
    const [first, second] = [await cleaned(make(), video), await cleaned(make(), video)];
    expect(second.content).toEqual(first.content);
  });

  test('R380: refuses 51 bytes that begin like a video', async () => {
    await expect(cleaned(make(), video.subarray(0, 51))).rejects.toMatchObject({ code: 'media/not-accepted' });
  });
}
