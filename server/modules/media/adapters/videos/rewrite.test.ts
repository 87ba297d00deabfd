import { filmed, places, smallWebm } from '../../../../../test/support/filmed.js';
import { framesOf, smallMp4 } from '../../../../../test/support/videos.js';
import { rewrite } from './rewrite.js';

/** A rewritten video, or the reason for its rejection. */
async function rewritten(video: Buffer, mimeType = 'video/mp4') {
  const written = Buffer.alloc(video.length + 2 ** 20);
  let length = 0;
  const outcome = await rewrite(
    { bytes: video.length, mimeType },
    async (first, last) => video.subarray(first, last + 1),
    async (position, part) => {
      written.set(part, position);
      length = Math.max(length, position + part.length);
    },
  );
  const content = written.subarray(0, length);
  return 'facts' in outcome ? { ...outcome.facts, content } : { ...outcome, content };
}

const fullHd = { width: 1_920, height: 1_080, rotation: 0, seconds: 7, coded: [1_920, 1_080] } as const;

test.each(Object.entries(filmed))(
  'leaves out where a video was filmed that is in %s',
  async (_, { mimeType, make }) => {
    const video = await make();
    for (const place of places) expect(video.includes(place)).toBe(true);

    const clean = await rewritten(video, mimeType);

    for (const place of places) expect(clean.content.includes(place)).toBe(false);
    expect(clean).toMatchObject({ truncated: false });
  },
);

test('changes nothing of a video in which there is nothing to leave out', async () => {
  const video = await smallWebm(500_000);
  expect(video.equals((await rewritten(video, 'video/webm')).content)).toBe(true);
});

test.each([
  [180, 1_920, 1_080],
  [270, 1_080, 1_920],
] as const)(
  'a video that is stored 1,920 × 1,080 and turned by %i degrees is %i × %i, before and after',
  async (rotation, width, height) => {
    const facts = { width, height, rotation, durationMs: 7_000, codec: 'AVC', frameRate: 25, truncated: false };
    const clean = await rewritten(smallMp4({ ...fullHd, rotation }));

    expect(clean).toMatchObject(facts);
    expect(await rewritten(clean.content)).toMatchObject(facts);
  },
);

test('R412: believes the frames and not the container', async () => {
  const small = { ...fullHd, coded: [1_280, 720] } as const;
  expect(await rewritten(smallMp4(small))).toMatchObject({ width: 1_280, height: 720 });
  expect(await rewritten(smallMp4({ ...small, rotation: 90 }))).toMatchObject({ width: 720, height: 1_280 });
  expect(await rewritten(smallMp4({ ...fullHd, height: 1_079, coded: undefined }))).toMatchObject({
    width: 1_920,
    height: 1_079,
  });
});

test('takes a video that comes in fragments like any other, and puts it together', async () => {
  const video = smallMp4({ ...fullHd, fragmented: true });
  const clean = await rewritten(video);

  expect(clean).toMatchObject({ width: 1_920, height: 1_080, durationMs: 7_000, truncated: false });
  expect(clean.content.includes(framesOf(video))).toBe(true);
});

test('knows the shape of a long video whose frames say nothing of it', async () => {
  const video = smallMp4({ ...fullHd, rotation: 90 }, 17_000_000);
  expect(await rewritten(video)).toMatchObject({ width: 1_080, height: 1_920, rotation: 90, codec: 'AVC' });
});

test('says of a video that was cut off that it is, and keeps what there is', async () => {
  const video = smallMp4(fullHd, 10_000);
  expect(await rewritten(video.subarray(0, video.length - 400))).toMatchObject({ truncated: true });
  expect(await rewritten(smallMp4({ ...fullHd, seconds: 0 }))).toMatchObject({ durationMs: 0 });
  expect(await rewritten(smallMp4({ ...fullHd, seconds: 4.999 }))).toMatchObject({ durationMs: 4_999 });
});

test('knows how long a recording of a browser is, which does not say it', async () => {
  const recorded = await smallWebm(100);
  const duration = recorded.indexOf(Buffer.from([0x44, 0x89])); // https://www.rfc-editor.org/rfc/rfc9559#name-duration-element
  recorded[duration] = 0xec;
  recorded[duration + 1] = 0x89;

  expect(await rewritten(recorded, 'video/webm')).toMatchObject({ durationMs: 1_000 });
});

test.each([
  ['whose head is all there is of it', () => smallMp4(fullHd).subarray(0, 700)],
  [
    'that says it is one, and is noise',
    () =>
      Buffer.concat([
        Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex'),
        Buffer.alloc(500, 7),
      ]),
  ],
  ['without a frame', () => smallMp4({ ...fullHd, more: undefined }).subarray(0, 24)],
])('R380: refuses a video %s', async (_, make) => {
  expect(await rewritten(make())).toMatchObject({ refused: 'unreadable' });
});

test('refuses a video in a format that it can’t take', async () => {
  const old = smallMp4(fullHd);
  old.write('svq3', old.indexOf('avc1', 60), 'latin1');
  expect(await rewritten(old)).toMatchObject({ refused: 'codec' });
});
