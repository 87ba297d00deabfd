import { randomBytes } from 'node:crypto';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Output,
  TextSubtitleSource,
  WebMOutputFormat,
} from 'mediabunny';
import { box, u16, u32, u8 } from './boxes.js';
import { secretPlace } from './pictures.js';
import { smallMp4 } from './videos.js';

/** A phone's location format: ISO 6709. */
export const position = '+51.5014-000.1419+012.3/';
const told = Buffer.from(`${position} ${secretPlace}`);

/** Everything that mustn't be in published files. */
export const places = [position, secretPlace];

const full = (...content: Buffer[]) => [u32(0), ...content];

/** https://developer.apple.com/documentation/quicktime-file-format/user_data_atoms */
const userData = box('udta', box('\u00a9xyz', u16(told.length, 0x15c7), told));

/** 3GPP TS 26.244, 8.2: name, role, three numbers, body, notes. */
const locationInformation = box(
  'udta',
  box(
    'loci',
    ...full(
      u16(0x15c7),
      Buffer.from(`${secretPlace}\0`),
      u8(0),
      u32(0, 0x33_8000, 0),
      Buffer.from(`earth\0${position}\0`),
    ),
  ),
);

/** As iPhones write it: https://developer.apple.com/documentation/quicktime-file-format/metadata_atoms_and_types */
const metadataKeys = box(
  'meta',
  box('hdlr', ...full(u32(0), Buffer.from('mdta'), Buffer.alloc(13))),
  box('keys', ...full(u32(1), box('mdta', Buffer.from('com.apple.quicktime.location.ISO6709')))),
  box('ilst', Buffer.concat([u32(told.length + 24, 1), box('data', u32(1, 0), told)])),
);

const xmp = box(
  'uuid',
  Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'),
  Buffer.from(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>${position}</exif:GPSLatitude>${secretPlace}</x:xmpmeta>`,
  ),
);

const behindFileType = 24;

/** A track whose only sample is the text in `sampleBox`, right after the file type. */
function trackOf(handler: 'meta' | 'sbtl' | 'text', format: string): Buffer {
  const table = box(
    'stbl',
    box('stsd', u32(0, 1), box(format, u8(0, 0, 0, 0, 0, 0), u16(1), Buffer.alloc(32))),
    box('stts', u32(0, 1, 1, 1_000)),
    box('stsc', u32(0, 1, 1, 1, 1)),
    box('stsz', u32(0, 0, 1, told.length)),
    box('stco', u32(0, 1, behindFileType + 8)),
  );
  const data = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
  return box(
    'trak',
    box('tkhd', u32(3, 0, 0, 2, 0, 1_000, 0, 0, 0, 0), Buffer.alloc(44)),
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, 1_000, 1_000), u16(0x55c4, 0)),
      box('hdlr', u32(0, 0), Buffer.from(handler), Buffer.alloc(12), Buffer.from(`${secretPlace}\0`)),
      box('minf', box('nmhd', u32(0)), data, table),
    ),
  );
}
const sampleBox = box('mdat', told);

const facts = { width: 1_280, height: 720, rotation: 90, seconds: 2, coded: [1_280, 720] } as const;
const mp4 = (more: Parameters<typeof smallMp4>[0]['more']) => async () => smallMp4({ ...facts, more });

const asQuickTime = (video: Buffer): Buffer => {
  const copy = Buffer.from(video);
  copy.write('qt  ', 8, 'latin1');
  return copy;
};

/** Videos with a location, each in a different format. */
export const filmed: Readonly<Record<string, Readonly<{ mimeType: string; make: () => Promise<Buffer> }>>> = {
  'user data of the movie': { mimeType: 'video/mp4', make: mp4({ inMovie: userData }) },
  'user data of a track': { mimeType: 'video/mp4', make: mp4({ inTrack: locationInformation }) },
  'the keys of an iPhone': {
    mimeType: 'video/quicktime',
    make: async () => asQuickTime(smallMp4({ ...facts, more: { inMovie: metadataKeys } })),
  },
  'a uuid box with XMP before the movie': { mimeType: 'video/mp4', make: mp4({ before: xmp }) },
  'a uuid box with XMP behind the frames': { mimeType: 'video/mp4', make: mp4({ behind: xmp }) },
  'the sensors of an action camera': {
    mimeType: 'video/mp4',
    make: mp4({ before: sampleBox, inMovie: trackOf('meta', 'gpmd') }),
  },
  'the subtitles of a drone': {
    mimeType: 'video/mp4',
    make: mp4({ before: sampleBox, inMovie: trackOf('sbtl', 'tx3g') }),
  },
  'free space': { mimeType: 'video/mp4', make: mp4({ before: box('free', told), behind: box('skip', told) }) },
  'a box of the maker': { mimeType: 'video/mp4', make: mp4({ behind: box('sefd', told) }) },
  'tags and subtitles of a Matroska file': {
    mimeType: 'video/matroska',
    make: () => taggedMatroska(new MkvOutputFormat()),
  },
  'tags of a WebM file': { mimeType: 'video/webm', make: () => taggedMatroska(new WebMOutputFormat()) },
};

async function taggedMatroska(format: MkvOutputFormat): Promise<Buffer> {
  const output = new Output({ format, target: new BufferTarget() });
  output.setMetadataTags({ title: secretPlace, comment: position, raw: { LOCATION: position } });
  const subtitles = new TextSubtitleSource('webvtt');
  output.addSubtitleTrack(subtitles, { name: secretPlace });
  return withFrames(output, randomBytes(100), () =>
    subtitles.add(`WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${position} ${secretPlace}\n`),
  );
}

/** A WebM of one second, whose first frame is this many bytes of noise. */
export const smallWebm = (bytes: number): Promise<Buffer> => withNoise(new WebMOutputFormat(), bytes);

/** The same as a Matroska file. */
export const smallMatroska = (bytes: number): Promise<Buffer> => withNoise(new MkvOutputFormat(), bytes);

const withNoise = (format: MkvOutputFormat, bytes: number): Promise<Buffer> =>
  withFrames(new Output({ format, target: new BufferTarget() }), randomBytes(bytes));

async function withFrames(
  output: Output<MkvOutputFormat, BufferTarget>,
  frame: Buffer,
  alsoAdd = async (): Promise<void> => undefined,
): Promise<Buffer> {
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: 640, codedHeight: 360 };
  await source.add(new EncodedPacket(frame, 'key', 0, 1), { decoderConfig });
  await source.add(new EncodedPacket(Buffer.alloc(1), 'key', 1, 0));
  await alsoAdd();
  await output.finalize();
  return Buffer.from(output.target.buffer!);
}
