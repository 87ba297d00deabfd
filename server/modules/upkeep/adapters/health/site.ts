import type { Config } from '../../../../config.js';
import type { DataFolder } from '../../../../shared/storage/data-folder.js';
import { plainError } from '../../domain/plain-error.js';

/** Queries the database; rejects if it is unreachable. */
export type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The inputs of the checks: the environment, a database connection, and this process's folder. */
export type Site = Readonly<{ config: Config; ask: Ask; folder: DataFolder }>;

/** The timeout for other services. */
export const patienceMs = 3_000;

/** The part of an error that can be shown. Some connection errors have a code and no message. */
export const wordsOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return plainError(message || code || String(error)) ?? 'it did not say why';
};
