import { smallMp4, smallWebm } from '../../../../../test/support/videos.js';
import { noFacts } from '../../domain/media.js';
import { MediaInfoVideoProbe } from './media-info-video-probe.js';

const probe = new MediaInfoVideoProbe();
const measure = (content: Buffer) =>
  probe.measure(content.length, async function* ({ first, last }) {
    yield content.subarray(first, last + 1);
  });

test.each([
  [0, 1_920, 1_080],
  [90, 1_080, 1_920],
  [180, 1_920, 1_080],
  [270, 1_080, 1_920],
] as const)(
  'a video that is stored 1,920 × 1,080 and turned by %i degrees is %i × %i',
  async (rotation, width, height) => {
    const facts = await measure(smallMp4({ width: 1_920, height: 1_080, rotation, seconds: 7 }));

    expect(facts).toEqual({
      width,
      height,
      rotation,
      durationMs: 7_000,
      codec: 'AVC',
      frameRate: 25,
      truncated: false,
    });
  },
);

const fullHd = { width: 1_920, height: 1_080, rotation: 0, seconds: 7 } as const;

test('R412: believes the frames and not the container', async () => {
  expect(await measure(smallMp4({ ...fullHd, coded: [1_280, 720] }))).toMatchObject({ width: 1_280, height: 720 });
  expect(await measure(smallMp4({ ...fullHd, coded: [1_280, 720], rotation: 90 }))).toMatchObject({
    width: 720,
    height: 1_280,
  });
  expect(await measure(smallMp4({ ...fullHd, coded: [1_920, 1_080] }))).toMatchObject({
    width: 1_920,
    height: 1_080,
  });
  expect(await measure(smallMp4({ ...fullHd, height: 1_079 }))).toMatchObject({ width: 1_920, height: 1_079 });
});

test('measures a video that comes in fragments like any other', async () => {
  const video = smallMp4({ ...fullHd, coded: [1_920, 1_080], fragmented: true });
  expect(await measure(video)).toMatchObject({ width: 1_920, height: 1_080, durationMs: 7_000, truncated: false });
});

test('tells a video that was cut off, and one that does not last', async () => {
  const video = smallMp4({ ...fullHd, coded: [1_920, 1_080] });
  expect(await measure(video.subarray(0, video.length - 40))).toMatchObject({ truncated: true });
  expect(await measure(smallMp4({ ...fullHd, seconds: 0 }))).toMatchObject({ durationMs: 0 });
  expect(await measure(smallMp4({ ...fullHd, seconds: 4.999 }))).toMatchObject({ durationMs: 4_999 });
});

test('says nothing of what says nothing of itself', async () => {
  expect(await measure(smallWebm(500))).toEqual(noFacts);
  expect(await measure(Buffer.alloc(0))).toEqual(noFacts);
});

test('says nothing of a video that is cut in its head', async () => {
  const video = smallMp4({ width: 1_920, height: 1_080, rotation: 0, seconds: 7 });
  expect(await measure(video.subarray(0, 60))).toEqual(noFacts);
});
