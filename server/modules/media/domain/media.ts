import { uploadExtensions, uploadFault } from '../../../contract/rules/file-types.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import { mediaErrors } from './media.errors.js';

export type MediaKind = 'image' | 'video';

/** A stored file. It never changes: another content is another file. */
export type Media = Readonly<{
  id: string;
  /** The profile that it belongs to; the person's own id for staff. */
  ownerUid: string;
  uploadedBy: string;
  fileName: string;
  mimeType: string;
  kind: MediaKind;
  bytes: number;
  storageKey: string;
  createdAt: Date;
}>;

export type MediaEvent = DomainEvent<'media.uploaded', Readonly<{ ownerUid: string; kind: MediaKind; bytes: number }>>;

/** A file that has arrived, and what its content says it is; undefined when that says nothing that we know. */
export type Arrival = Readonly<{ id: string; fileName: string; mimeType: string | undefined; bytes: number }>;

/** Decimal gigabytes, as everywhere. */
export const maxUploadBytes = 2 * 10 ** 9;

const maxNameLength = 255;

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

/** Whose an upload is: the chosen profile's, or for staff the person's own. */
export const ownerOf = ({ profile, userId }: Actor): string => profile?.uid ?? userId;

/**
 * Whether an upload of this name and size may begin.
 * @throws mediaErrors.notAccepted, mediaErrors.tooLarge
 */
export function checkAnnounced(fileName: string, bytes: number | undefined): void {
  const fault = nameFault(fileName) ?? uploadFault(fileName);
  if (fault) throw mediaErrors.notAccepted(fault);
  if (bytes !== undefined && bytes > maxUploadBytes) throw mediaErrors.tooLarge();
}

function nameFault(fileName: string): string | null {
  if (fileName.length > maxNameLength) return 'The name of this file is too long.';
  return /[\p{Cc}\p{Cs}/\\]/u.test(fileName) ? 'The name of this file holds characters that a name cannot have.' : null;
}

/**
 * Takes a complete upload in, by its content and not by its name.
 * @throws mediaErrors.notAccepted, mediaErrors.tooLarge
 */
export function takeIn(arrival: Arrival, ownerUid: string, actor: Actor, now: Date): [Media, MediaEvent] {
  const { id, fileName, mimeType, bytes } = arrival;
  checkAnnounced(fileName, bytes);
  const kind = mimeType !== undefined && Object.hasOwn(accepted, mimeType) ? accepted[mimeType] : undefined;
  if (!mimeType || !kind) {
    throw mediaErrors.notAccepted(
      `The content of this file is not a picture or video that we can take. Please use one of these: ${uploadExtensions.join(', ')}.`,
    );
  }
  const media = {
    id,
    ownerUid,
    uploadedBy: actor.userId,
    fileName,
    mimeType,
    kind,
    bytes,
    storageKey: id,
    createdAt: now,
  };
  return [media, eventOf('media.uploaded', { type: 'media', id }, actor, now, { ownerUid, kind, bytes })];
}

/** Its owner's and staff's. Who else may see it is asked of `MediaViewers`. */
export const isOpenTo = (media: Media, actor: Actor): boolean =>
  actor.role === 'admin' || media.ownerUid === ownerOf(actor);
