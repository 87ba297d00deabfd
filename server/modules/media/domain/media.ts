import { heicAdvice, uploadExtensions } from '../../../contract/rules/file-types.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import { mediaErrors } from './media.errors.js';
import { ownerOf } from './storage-account.js';
import type { Upload } from './upload.js';

type MediaKind = 'image' | 'video';

/** What was measured of the content; null where its container does not say. */
export type Facts = Readonly<{
  /** Pixels, as it is shown: what its frames really are, after its rotation. */
  width: number | null;
  height: number | null;
  /** By how many degrees, clockwise, a player turns what is stored: 0, 90, 180 or 270. Pictures are turned already. */
  rotation: number | null;
  /** Of videos, and of pictures that move. */
  durationMs: number | null;
  /** How it is coded, such as AVC, HEVC, VP9 or AV1. */
  codec: string | null;
  /** Frames a second. */
  frameRate: number | null;
  /** It ends before its own head says so. */
  truncated: boolean;
}>;

export const noFacts: Facts = {
  width: null,
  height: null,
  rotation: null,
  durationMs: null,
  codec: null,
  frameRate: null,
  truncated: false,
};

/** A stored file. It never changes: another content is another file. */
export type Media = Facts &
  Readonly<{
    id: string;
    /** The profile that it belongs to; the person's own id for staff. */
    ownerUid: string;
    uploadedBy: string;
    /** Whose storage it takes: its owner's, or that of the brand for whose Collab it was made. */
    accountUid: string;
    fileName: string;
    mimeType: string;
    kind: MediaKind;
    /** As it is stored. */
    bytes: number;
    /** As it was sent, which is what it counts in the storage. */
    uploadedBytes: number;
    storageKey: string;
    /** SHA-256 of what is stored, in hexadecimal; null for files from before it was noted. */
    sha256: string | null;
    /** The video that this picture is the poster for. */
    posterOf: string | null;
    createdAt: Date;
  }>;

export type MediaEvent =
  | DomainEvent<'media.uploaded', Readonly<{ ownerUid: string; kind: MediaKind; bytes: number }>>
  | DomainEvent<'media.deleted', Readonly<{ ownerUid: string }>>;

/** A received file, ready to be stored: its key, and what its content really is. */
export type Arrival = Facts & Readonly<{ storageKey: string; mimeType: string; bytes: number; sha256: string }>;

/** What R380 lets in, by content. */
const accepted: Readonly<Record<string, MediaKind>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/apng': 'image',
  'image/gif': 'image',
  'image/webp': 'image',
  'image/tiff': 'image',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'video/x-m4v': 'video',
  'video/webm': 'video',
  'video/matroska': 'video',
};

const heic: readonly (string | undefined)[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
];

/** What a file is, by its content and not by its name. @throws mediaErrors.notAccepted */
export function kindOf(mimeType: string | undefined): MediaKind {
  const kind = mimeType !== undefined && Object.hasOwn(accepted, mimeType) ? accepted[mimeType] : undefined;
  if (heic.includes(mimeType)) throw mediaErrors.notAccepted(heicAdvice);
  if (!kind) {
    const found = mimeType ? `is really ${mimeType}` : 'is not a picture or video';
    throw mediaErrors.notAccepted(
      `The content of this file ${found}, which we cannot take. Please use one of these: ${uploadExtensions.join(', ')}.`,
    );
  }
  return kind;
}

/** Takes a complete upload in. @throws mediaErrors.notAccepted */
export function takeIn(upload: Upload, arrival: Arrival, actor: Actor, now: Date): [Media, MediaEvent] {
  const { id, ownerUid, uploadedBy, accountUid, fileName, posterOf } = upload;
  const kind = kindOf(arrival.mimeType);
  const { width, height, durationMs } = arrival;
  if (kind === 'video' && (!width || !height || durationMs === null)) throw mediaErrors.unreadableVideo();
  if (posterOf && kind !== 'image') throw mediaErrors.notAccepted('The poster of a video must be a picture.');
  const media: Media = {
    ...arrival,
    id,
    ownerUid,
    uploadedBy,
    accountUid,
    fileName,
    kind,
    uploadedBytes: upload.bytes,
    posterOf,
    createdAt: now,
  };
  return [
    media,
    eventOf('media.uploaded', { type: 'media', id }, actor, now, { ownerUid, kind, bytes: media.uploadedBytes }),
  ];
}

const codecsOfAllBrowsers: readonly (string | null)[] = ['AVC', 'VP8', 'VP9', 'AV1'];

/** Whether it can be played in any browser of today. */
export const playsEverywhere = ({ kind, mimeType, codec }: Pick<Media, 'kind' | 'mimeType' | 'codec'>): boolean =>
  kind === 'image' || (mimeType !== 'video/matroska' && codecsOfAllBrowsers.includes(codec));

/** Only the owner deletes a file; for everyone else it does not exist. @throws mediaErrors.notFound */
export function remove(media: Media, actor: Actor, now: Date): MediaEvent {
  const { id, ownerUid } = media;
  if (ownerUid !== ownerOf(actor)) throw mediaErrors.notFound(id);
  return eventOf('media.deleted', { type: 'media', id }, actor, now, { ownerUid });
}

/** Its owner's and staff's. Who else may see it is asked of `MediaViewers`. */
export const isOpenTo = (media: Media, actor: Actor): boolean =>
  actor.role === 'admin' || media.ownerUid === ownerOf(actor);
