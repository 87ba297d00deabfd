import { fileTypeOf, uploadFault } from '../../../contract/rules/file-types.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { mediaErrors } from './media.errors.js';

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
  return /[\p{Cc}\p{Cs}/\\]/u.test(fileName) ? 'The file’s name has characters that aren’t allowed.' : null;
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

/** The owner of a new file: the chosen profile or, for staff, the person. */
export const ownerOf = ({ profile, userId }: Actor): string => profile?.uid ?? userId;

/** Quotas: by plan for a brand, fixed for an influencer, unlimited for staff. */
export type StorageAccount = Readonly<{ uid: string; type: 'brand' | 'influencer' | 'staff' }>;

/** Decimal bytes. `usedBytes` includes uploads in progress; `limitBytes` is null without a limit. */
export type StorageUsage = Readonly<{ usedBytes: number; limitBytes: number | null }>;

export const accountOf = (actor: Actor): StorageAccount => ({
  uid: ownerOf(actor),
  type: actor.profile?.type ?? 'staff',
});

/** Formats decimal bytes for people: 9.8 GB, 750 MB, 12 kB. */
export function bytesInWords(bytes: number): string {
  const [unit, size] =
    bytes >= 1e12 ? ['TB', 1e12] : bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
  const amount = bytes / size;
  return `${amount >= 100 || unit === 'kB' ? Math.ceil(amount) : Math.round(amount * 10) / 10} ${unit}`;
}
