import { fileTypeOf, uploadFault } from '../../../contract/rules/file-types.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { mediaErrors } from './media.errors.js';
import { ownerOf } from './storage-account.js';

/** Once it is complete or abandoned, only leftover parts remain to be deleted. */
export type UploadState = 'open' | 'complete' | 'abandoned';

/** An upload in progress. Its bytes are reserved from the start. */
export type Upload = Readonly<{
  id: string;
  ownerUid: string;
  uploadedBy: string;
  accountUid: string;
  fileName: string;
  /** The total size, as announced. */
  bytes: number;
  posterOf: string | null;
  state: UploadState;
  /** When the last part started to arrive. */
  touchedAt: Date;
}>;

/** What is announced about a file before its first byte. */
export type Announcement = Readonly<{ fileName: string; bytes: number; posterOf: string | null }>;

/** Decimal gigabytes, as everywhere. */
export const maxUploadBytes = 2 * 10 ** 9;

/** Images are read into memory to strip their metadata. */
export const maxPictureBytes = 100 * 10 ** 6;

/** The storage key of a rewritten file; the original is under the upload's own id. */
export const cleanKey = (uploadId: string): string => `${uploadId}-clean`;

const maxNameLength = 255;
const hour = 3_600_000;

/** How long an upload may be idle before it is abandoned, in milliseconds. */
export const uploadRests = 24 * hour;

/**
 * Checks that an upload with this name and size can start.
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
  return /[\p{Cc}\p{Cs}/\\]/u.test(fileName) ? 'The name of this file has characters that aren’t allowed.' : null;
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

/** Only the person who started an upload, in the same profile, can continue it or see its result. */
export const isUploader = ({ ownerUid, uploadedBy }: Pick<Upload, 'ownerUid' | 'uploadedBy'>, actor: Actor): boolean =>
  ownerUid === ownerOf(actor) && uploadedBy === actor.userId;
