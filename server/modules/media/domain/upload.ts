import { fileTypeOf, uploadFault } from '../../../contract/rules/file-types.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { mediaErrors } from './media.errors.js';
import { ownerOf } from './storage-account.js';

/** Once it is complete or abandoned, only what is left of its pieces remains to be removed. */
export type UploadState = 'open' | 'complete' | 'abandoned';

/** A file on its way. Its bytes are reserved in the storage from the beginning. */
export type Upload = Readonly<{
  id: string;
  ownerUid: string;
  uploadedBy: string;
  accountUid: string;
  fileName: string;
  /** All of it, as announced. */
  bytes: number;
  posterOf: string | null;
  state: UploadState;
  /** When the last piece began to come. */
  touchedAt: Date;
}>;

/** What is said of a file before its first byte. */
export type Announcement = Readonly<{ fileName: string; bytes: number; posterOf: string | null }>;

/** Decimal gigabytes, as everywhere. */
export const maxUploadBytes = 2 * 10 ** 9;

/** Pictures are read whole to be cleaned. */
export const maxPictureBytes = 100 * 10 ** 6;

/** Where a file lies that was made again; what was sent lies under the upload's own id. */
export const cleanKey = (uploadId: string): string => `${uploadId}-clean`;

const maxNameLength = 255;
const hour = 3_600_000;

/** How long an upload may rest before it is given up, in milliseconds. */
export const uploadRests = 24 * hour;

/**
 * Whether an upload of this name and size may begin.
 * @throws mediaErrors.notAccepted, mediaErrors.tooLarge, mediaErrors.pictureTooLarge
 */
export function checkAnnounced({ fileName, bytes }: Announcement): void {
  const fault = nameFault(fileName) ?? uploadFault(fileName);
  if (fault) throw mediaErrors.notAccepted(fault);
  if (bytes > maxUploadBytes) throw mediaErrors.tooLarge();
  if (fileTypeOf(fileName) === 'image' && bytes > maxPictureBytes) throw mediaErrors.pictureTooLarge();
}

function nameFault(fileName: string): string | null {
  if (fileName.length > maxNameLength) return 'The name of this file is too long.';
  return /[\p{Cc}\p{Cs}/\\]/u.test(fileName) ? 'The name of this file holds characters that a name cannot have.' : null;
}

/** @throws mediaErrors.notAccepted, mediaErrors.tooLarge, mediaErrors.pictureTooLarge */
export function beginUpload(id: string, announced: Announcement, accountUid: string, actor: Actor, now: Date): Upload {
  checkAnnounced(announced);
  const { fileName, bytes, posterOf } = announced;
  return {
    id,
    ownerUid: ownerOf(actor),
    uploadedBy: actor.userId,
    accountUid,
    fileName,
    bytes,
    posterOf,
    state: 'open',
    touchedAt: now,
  };
}

/** Only the person who began an upload, in the same profile, can continue it or see its outcome. */
export const isUploader = ({ ownerUid, uploadedBy }: Pick<Upload, 'ownerUid' | 'uploadedBy'>, actor: Actor): boolean =>
  ownerUid === ownerOf(actor) && uploadedBy === actor.userId;
