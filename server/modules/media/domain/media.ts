import { heicAdvice, uploadExtensions } from '../../../contract/rules/file-types.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import { mediaErrors } from './media.errors.js';
import type { PictureLook } from './picture-look.js';
import { ownerOf, type Upload } from './upload.js';

type MediaKind = 'image' | 'video';

/** Measured from the content; null if its container doesn't say. */
export type Facts = Readonly<{
  /** In pixels as displayed: the frames' actual size, after rotation. */
  width: number | null;
  height: number | null;
  /** The clockwise rotation applied by a player, in degrees: 0, 90, 180 or 270. Images are already rotated. */
  rotation: number | null;
  /** For videos and animated images. */
  durationMs: number | null;
  /** The codec, such as AVC, HEVC, VP9 or AV1. */
  codec: string | null;
  /** Frames a second. */
  frameRate: number | null;
  /** Truncated: it ends before its own header says so. */
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

/** A stored file. Immutable: different content is a different file. */
export type Media = Facts &
  Readonly<{
    id: string;
    /** The profile that owns it; for staff, the person's own id. */
    ownerUid: string;
    uploadedBy: string;
    /** Whose storage quota it counts towards: its owner's, or that of the brand for whose Collab it was made. */
    accountUid: string;
    fileName: string;
    mimeType: string;
    kind: MediaKind;
    /** As it is stored. */
    bytes: number;
    /** The size as uploaded, which counts towards the quota. */
    uploadedBytes: number;
    storageKey: string;
    /** SHA-256 of the stored content, in hexadecimal; null for files older than this field. */
    sha256: string | null;
    /** What it is recognised by; null for videos, whose poster has them, and for pictures we haven't looked at. */
    looks: readonly PictureLook[] | null;
    /** The video that this image is the poster of. */
    posterOf: string | null;
    createdAt: Date;
  }>;

export type MediaEvent =
  | DomainEvent<'media.uploaded', Readonly<{ ownerUid: string; kind: MediaKind; bytes: number }>>
  | DomainEvent<'media.deleted', Readonly<{ ownerUid: string }>>;

/** An uploaded file, ready to be stored: its key, and the detected type of its content. */
export type Arrival = Facts & Pick<Media, 'looks' | 'storageKey' | 'mimeType' | 'bytes'> & Readonly<{ sha256: string }>;

/** The types that R380 accepts, by content. */
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

/** Detects a file's type from its content, not its name. @throws mediaErrors.notAccepted */
export function kindOf(mimeType: string | undefined): MediaKind {
  const kind = mimeType !== undefined && Object.hasOwn(accepted, mimeType) ? accepted[mimeType] : undefined;
  if (heic.includes(mimeType)) throw mediaErrors.notAccepted(heicAdvice);
  if (!kind) {
    const found = mimeType ? `is really ${mimeType}, which we can’t take` : 'isn’t a picture or video';
    throw mediaErrors.notAccepted(
      `The content of this file ${found}. Please use one of these: ${uploadExtensions.join(', ')}.`,
    );
  }
  return kind;
}

/** Accepts a complete upload. @throws mediaErrors.notAccepted */
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

/** Whether every current browser can play it. */
export const playsEverywhere = ({ kind, mimeType, codec }: Pick<Media, 'kind' | 'mimeType' | 'codec'>): boolean =>
  kind === 'image' || (mimeType !== 'video/matroska' && codecsOfAllBrowsers.includes(codec));

/** Only the owner can delete a file; for everyone else it doesn't exist. @throws mediaErrors.notFound */
export function remove(media: Media, actor: Actor, now: Date): MediaEvent {
  const { id, ownerUid } = media;
  if (ownerUid !== ownerOf(actor)) throw mediaErrors.notFound(id);
  return eventOf('media.deleted', { type: 'media', id }, actor, now, { ownerUid });
}

/** Visible to its owner and staff. `MediaViewers` decides who else can see it. */
export const isOpenTo = (media: Media, actor: Actor): boolean =>
  actor.role === 'admin' || media.ownerUid === ownerOf(actor);
