import { newId } from '../../../shared/kernel/index.js';

/** A copy of everything that we store about a person, at their request. */
export type DataExport = Readonly<{
  id: string;
  userId: string;
  requestedAt: Date;
  /** Null while it is being created. */
  readyAt: Date | null;
  expiresAt: Date | null;
  bytes: number | null;
}>;

const dayMs = 24 * 60 * 60 * 1_000;
export const daysToDownload = 7;

export const requestExport = (userId: string, now: Date): DataExport => ({
  id: newId(),
  userId,
  requestedAt: now,
  readyAt: null,
  expiresAt: null,
  bytes: null,
});

export const completeExport = (wanted: DataExport, bytes: number, now: Date): DataExport => ({
  ...wanted,
  readyAt: now,
  expiresAt: new Date(now.getTime() + daysToDownload * dayMs),
  bytes,
});

/** Only by the person it is about, and only for a limited time. */
export const mayDownload = ({ userId, expiresAt }: DataExport, reader: string, now: Date): boolean =>
  userId === reader && expiresAt !== null && now < expiresAt;
