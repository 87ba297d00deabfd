import type { MediaInfoResult } from 'mediainfo.js';
import { type Facts, noFacts } from '../../domain/media.js';

/** Container metadata is at the start or the end; a file that makes us keep reading is malicious. */
const atMostRead = 16 * 1_024 * 1_024;
const chunkSize = 256 * 1_024;

type Track = NonNullable<MediaInfoResult['media']>['track'][number];
type VideoTrack = Extract<Track, { '@type': 'Video' }>;

/** Reads the bytes from `first` to `last`, inclusive. */
export type ReadPart = (first: number, last: number) => Promise<Uint8Array>;

async function open() {
  const { default: mediaInfoFactory } = await import('mediainfo.js');
  return mediaInfoFactory({ format: 'object', chunkSize });
}
/** Kept, because opening it compiles two megabytes of WebAssembly. */
let opened: ReturnType<typeof open> | undefined;

/**
 * Container metadata by MediaInfo (https://mediainfo.js.org), in WebAssembly. All null if nothing can be read. One file
 * at a time.
 */
export async function measure(bytes: number, read: ReadPart): Promise<Facts> {
  const mediaInfo = await (opened ??= open());
  let total = 0;
  try {
    const found = await mediaInfo.analyzeData(bytes, async (size, offset) => {
      total += size;
      if (total > atMostRead) throw new Error('This file says too little of itself');
      if (offset >= bytes || size === 0) return new Uint8Array();
      return read(offset, Math.min(offset + size, bytes) - 1);
    });
    return factsOf(found);
  } catch {
    return noFacts;
  } finally {
    mediaInfo.reset();
  }
}

function factsOf({ media }: MediaInfoResult): Facts {
  const video = media?.track.find((track): track is VideoTrack => track['@type'] === 'Video');
  if (!video) return noFacts;
  const rotation = rotationOf(video);
  const lies = rotation === 90 || rotation === 270;
  // if frames and container disagree, the frames count
  const [width, height] = [
    wholeOf(video.Width_Original ?? video.Width),
    wholeOf(video.Height_Original ?? video.Height),
  ];
  const general = media?.track.find((track) => track['@type'] === 'General');
  const seconds = Number(video.Duration ?? (general && 'Duration' in general ? general.Duration : Number.NaN));
  return {
    width: lies ? height : width,
    height: lies ? width : height,
    rotation,
    durationMs: seconds >= 0 && seconds < longest ? Math.round(seconds * 1_000) : null,
    codec: video.Format ?? null,
    frameRate: rateOf(video.FrameRate),
    truncated: isTruncated(general) || isTruncated(video),
  };
}

const isTruncated = (track: Track | undefined): boolean =>
  (track as { extra?: Readonly<Record<string, unknown>> } | undefined)?.extra?.IsTruncated === 'Yes';

const rateOf = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(Number(value)) && value > 0 && value < 1_000 ? Number(value) : null;

/** Seconds: a duration of more than a day isn't plausible. */
const longest = 86_400;

const wholeOf = (value: number | undefined): number | null =>
  value !== undefined && Number.isInteger(value) && value > 0 && value < 100_000 ? value : null;

function rotationOf({ Rotation }: VideoTrack): number {
  const quarters = Math.round(Number(Rotation ?? 0) / 90);
  return Number.isFinite(quarters) ? (((quarters % 4) + 4) % 4) * 90 : 0;
}
