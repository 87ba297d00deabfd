import type { Facts } from '../../domain/media.js';
import { measure, type ReadPart } from './measure.js';
import {
  CustomSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MkvOutputFormat,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** The thread's task: demux this video and remux it. */
export type Task = Readonly<{ bytes: number; mimeType: string }>;

/** The thread's requests: bytes of the old file, inclusive, or writing some of the new one. */
export type Ask =
  | Readonly<{ what: 'read'; first: number; last: number }>
  | Readonly<{ what: 'write'; position: number; content: Uint8Array }>;

export type Answer = Readonly<{ id: number; content?: Uint8Array }>;

export type Outcome = Readonly<{ facts: Facts; bytes: number }> | Readonly<{ refused: 'codec' | 'unreadable' }>;

/** The thread's result. */
export type Told = (Ask & Readonly<{ id: number }>) | Readonly<{ what: 'done'; outcome: Outcome }>;

/** Measures a video and rewrites it. */
export async function rewrite({ bytes, mimeType }: Task, read: ReadPart, write: WritePart): Promise<Outcome> {
  try {
    const measured = await measure(bytes, read);
    const { bytes: written, facts } = await remux(bytes, mimeType, read, write);
    return { bytes: written, facts: measured.width === null ? facts : bothOf(measured, facts) };
  } catch (error) {
    return { refused: error instanceof UnknownCodec ? 'codec' : 'unreadable' };
  }
}

/** Browsers don't write the duration when recording. */
const bothOf = (measured: Facts, seen: Facts): Facts => ({
  ...measured,
  durationMs: measured.durationMs ?? seen.durationMs,
  truncated: measured.truncated || seen.truncated,
});

Logging.level = LogLevel.Silent; // errors in strangers' files aren't worth logging

/** Writes at this position, which may be before the previous write. */
export type WritePart = (position: number, content: Uint8Array) => Promise<void>;

/** Unsupported, though it may be valid. */
export class UnknownCodec extends Error {}

/** How much was written, and what was measured on the way. */
type Written = Readonly<{ bytes: number; facts: Facts }>;

const plain = { fastStart: false } as const;
const formats: Readonly<Record<string, () => Mp4OutputFormat | MovOutputFormat | MkvOutputFormat>> = {
  'video/mp4': () => new Mp4OutputFormat(plain),
  'video/quicktime': () => new MovOutputFormat(plain),
  'video/webm': () => new WebMOutputFormat(),
  'video/matroska': () => new MkvOutputFormat(),
};

/** A track being copied: its next packet, and its destination. */
type Lane = {
  next: EncodedPacket | null;
  read: () => Promise<EncodedPacket | null>;
  add: (packet: EncodedPacket) => Promise<void>;
};

/**
 * Remuxes a video's pictures and sound into a new container of the same kind, without re-encoding
 * (https://mediabunny.dev). Drops everything else: locations, names, dates, subtitles and sensor tracks.
 * @throws UnknownCodec, and other errors when it can't be read
 */
export async function remux(bytes: number, mimeType: string, read: ReadPart, write: WritePart): Promise<Written> {
  const source = new CustomSource({
    getSize: () => bytes,
    read: (start, end) => read(start, end - 1),
    ...readingAhead,
  });
  const input = new Input({ source, formats: [MP4, QTFF, MATROSKA, WEBM] });
  let end = 0;
  const target = new StreamTarget(
    new WritableStream({
      async write({ position, data }) {
        end = Math.max(end, position + data.length);
        await write(position, data);
      },
    }),
    { chunked: true },
  );
  const output = new Output({ format: formats[mimeType]!(), target });
  const tracks = await tracksOf(input, output);
  const lanes: Lane[] = [];
  for (const track of tracks) lanes.push(await laneFor(track, output)); // in order, pictures first
  await output.start();
  const copied = await copyInOrder(lanes);
  await output.finalize();
  return { bytes: end, facts: { ...(await shapeOf(tracks[0])), ...copied } };
}

const readingAhead = { prefetchProfile: 'network', maxCacheSize: 32 * 1_024 * 1_024 } as const;

/** The main video track and all audio that the container supports. Rejecting is better than dropping the sound. */
async function tracksOf(input: Input, { format }: Output): Promise<[InputVideoTrack, ...InputAudioTrack[]]> {
  const known = format.getSupportedCodecs();
  const canHold = async (track: InputTrack) => {
    const codec = await track.getCodec();
    return codec !== null && known.includes(codec);
  };
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error('This file holds no pictures');
  const sounds = await input.getAudioTracks();
  const held = await Promise.all(sounds.map(canHold));
  if (!(await canHold(video)) || (sounds.length > 0 && !held.includes(true))) throw new UnknownCodec();
  return [video, ...sounds.filter((_, place) => held[place])];
}

const codecNames: Readonly<Record<VideoCodec, string>> = {
  avc: 'AVC',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
};

const shapeOf = async (track: InputVideoTrack): Promise<Omit<Facts, 'durationMs' | 'truncated'>> => ({
  width: await track.getDisplayWidth(),
  height: await track.getDisplayHeight(),
  rotation: await track.getRotation(),
  codec: codecNames[(await track.getCodec())!],
  frameRate: null,
});

async function laneFor(track: InputVideoTrack | InputAudioTrack, output: Output): Promise<Lane> {
  const packets = new EncodedPacketSink(track).packets();
  const read = async () => (await packets.next()).value ?? null;
  return {
    next: null,
    read,
    add: await (track.isVideoTrack() ? addPictures(track, output) : addSound(track, output)),
  };
}

async function addPictures(track: InputVideoTrack, output: Output): Promise<Lane['add']> {
  const source = new EncodedVideoPacketSource((await track.getCodec())!);
  const decoderConfig = await track.getDecoderConfig();
  output.addVideoTrack(source, { rotation: await track.getRotation(), flip: await track.getFlip() });
  return (packet) => source.add(packet, decoderConfig ? { decoderConfig } : undefined);
}

async function addSound(track: InputAudioTrack, output: Output): Promise<Lane['add']> {
  const source = new EncodedAudioPacketSource((await track.getCodec())!);
  const decoderConfig = await track.getDecoderConfig();
  output.addAudioTrack(source);
  return (packet) => source.add(packet, decoderConfig ? { decoderConfig } : undefined);
}

/** Interleaves packets by timestamp, as players expect. A track ends where it becomes unreadable. */
async function copyInOrder(lanes: readonly Lane[]): Promise<Pick<Facts, 'durationMs' | 'truncated'>> {
  let [lasts, truncated] = [0, false];
  const advance = async (lane: Lane) => {
    lane.next = await lane.read().catch(() => {
      truncated = true;
      return null;
    });
  };
  for (const lane of lanes) await advance(lane);
  if (!lanes[0]!.next) throw new Error('This file holds no frame');
  for (let lane = earliest(lanes); lane; lane = earliest(lanes)) {
    const packet = lane.next!;
    await lane.add(packet);
    lasts = Math.max(lasts, packet.timestamp + packet.duration);
    await advance(lane);
  }
  return { durationMs: Math.round(lasts * 1_000), truncated };
}

const earliest = (lanes: readonly Lane[]): Lane | undefined =>
  lanes
    .filter(({ next }) => next)
    .reduce<Lane | undefined>(
      (first, lane) => (first && first.next!.timestamp <= lane.next!.timestamp ? first : lane),
      undefined,
    );
