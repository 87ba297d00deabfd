import { randomBytes } from 'node:crypto';
import { pictureSet, sequenceOf } from './avc.js';
import { box, u16, u32, u8 } from './boxes.js';

type VideoFacts = Readonly<{
  width: number;
  height: number;
  rotation: 0 | 90 | 180 | 270;
  seconds: number;
  /** The pictures' own size, when the container says something else. */
  coded?: readonly [width: number, height: number];
  /** The header doesn't describe the pictures: they are in fragments, as cameras and browsers record. */
  fragmented?: boolean;
  /** Each frame claims to be all of the frames: a small file that expands to a very large one. */
  bomb?: boolean;
  /** Boxes inside the movie, inside its track, and before and after the frames. */
  more?: Readonly<Partial<Record<'inMovie' | 'inTrack' | 'before' | 'behind', Buffer>>>;
}>;

const none = Buffer.alloc(0);
const one = 0x1_0000;
const least = 0x4000_0000;

/** The rotation in the video's header: ISO/IEC 14496-12, 6.2.2. */
const matrices = {
  0: u32(one, 0, 0, 0, one, 0, 0, 0, least),
  90: u32(0, one, 0, -one, 0, 0, 0, 0, least),
  180: u32(-one, 0, 0, 0, -one, 0, 0, 0, least),
  270: u32(0, -one, 0, one, 0, 0, 0, 0, least),
};

/**
 * A real MP4 container with one AVC track without decodable frames: only its metadata matters. The last frame has `noise` bytes
 * more than the others.
 */
export function smallMp4(facts: VideoFacts, noise = 100): Buffer {
  const frames = randomBytes(framesIn(facts.seconds) * 4 + (facts.fragmented ? 0 : noise));
  const begins = withFrames(facts, noise, frames, 0).lastIndexOf(frames);
  return withFrames(facts, noise, frames, begins);
}

/** The frames of a video created by `smallMp4`, concatenated. */
export const framesOf = (video: Buffer): Buffer => video.subarray(video.lastIndexOf('mdat') + 4);

const framesIn = (seconds: number): number => Math.max(1, Math.round(seconds * 25));

function withFrames(
  { width, height, rotation, seconds, coded, fragmented = false, bomb = false, more = {} }: VideoFacts,
  noise: number,
  content: Buffer,
  begins: number,
): Buffer {
  const scale = 1_000;
  const duration = seconds * scale;
  const frames = framesIn(seconds);
  const sequence = coded && sequenceOf(...coded);
  const avcC = sequence
    ? box(
        'avcC',
        u8(1, 66, 0, 40, 0xff, 0xe1),
        u16(sequence.length),
        sequence,
        u8(1),
        u16(pictureSet.length),
        pictureSet,
      )
    : box('avcC', u8(1, 0x64, 0, 0x28, 0xff, 0xe0, 0));
  const format = Buffer.concat([
    u8(0, 0, 0, 0, 0, 0),
    u16(1),
    Buffer.alloc(16),
    u16(width, height),
    u32(0x48_0000, 0x48_0000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    avcC,
  ]);
  const table = box(
    'stbl',
    box('stsd', u32(0, 1), box('avc1', format)),
    ...(fragmented
      ? [box('stts', u32(0, 0)), box('stsc', u32(0, 0)), box('stsz', u32(0, 0, 0)), box('stco', u32(0, 0))]
      : [
          box('stts', u32(0, 1, frames, Math.round(duration / frames))),
          ...(bomb
            ? [
                box('stsc', u32(0, 1, 1, 1, 1)),
                box('stsz', u32(0, content.length, frames)),
                box('stco', u32(0, frames, ...Array.from({ length: frames }, () => begins))),
              ]
            : [
                box('stsc', u32(0, 1, 1, frames, 1)),
                box(
                  'stsz',
                  u32(
                    0,
                    0,
                    frames,
                    ...Array.from({ length: frames }, (_, place) => (place === frames - 1 ? 4 + noise : 4)),
                  ),
                ),
                box('stco', u32(0, 1, begins)),
              ]),
        ]),
  );
  const information = box(
    'minf',
    box('vmhd', u32(1, 0, 0)),
    box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
    table,
  );
  const handler = box('hdlr', u32(0, 0), Buffer.from('vide'), Buffer.alloc(12), Buffer.from('Video\0'));
  const media = box('mdia', box('mdhd', u32(0, 0, 0, scale, duration), u16(0x55c4, 0)), handler, information);
  const trackHead = box(
    'tkhd',
    u32(3, 0, 0, 1, 0, duration, 0, 0, 0, 0),
    matrices[rotation],
    u32(width * one, height * one),
  );
  const movieHead = box(
    'mvhd',
    u32(0, 0, 0, scale, duration, one, 0x100_0000, 0, 0),
    matrices[0],
    Buffer.alloc(24),
    u32(2),
  );
  const fileType = box('ftyp', Buffer.from('isom'), u32(0x200), Buffer.from('isomavc1'));
  const track = box('trak', trackHead, media, more.inTrack ?? none);
  const [before, inMovie, behind] = [more.before ?? none, more.inMovie ?? none, more.behind ?? none];
  if (!fragmented)
    return Buffer.concat([fileType, before, box('moov', movieHead, track, inMovie), box('mdat', content), behind]);
  const frameLength = Math.round(duration / frames);
  const extends_ = box('mvex', box('trex', u32(0, 1, 1, frameLength, 4, 0)));
  const fragmentAt = (framesAt: number) => {
    const run = box('trun', u32(1, frames, framesAt));
    return box('moof', box('mfhd', u32(0, 1)), box('traf', box('tfhd', u32(0x2_0000, 1)), box('tfdt', u32(0, 0)), run));
  };
  return Buffer.concat([
    fileType,
    box('moov', movieHead, track, extends_),
    fragmentAt(fragmentAt(0).length + 8),
    box('mdat', content),
  ]);
}
