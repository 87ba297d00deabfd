import type { Config } from '../../../../config.js';
import type { DataFolder } from '../../../../shared/storage/data-folder.js';
import { plainError } from '../../domain/plain-error.js';

/** Asks the database; rejects where it cannot be asked. */
export type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Where is looked: what the environment says, a way to the database, and the folder of this process. */
export type Site = Readonly<{ config: Config; ask: Ask; folder: DataFolder }>;

/** How long another service may take. */
export const patienceMs = 3_000;

/** Of a fault, what may be shown. Some faults of connections have a code and no words. */
export const wordsOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return plainError(message || code || String(error)) ?? 'it did not say why';
};
