import { plainError } from '../../domain/plain-error.js';

/** Of a fault, what may be shown. Some faults of connections have a code and no words. */
export const wordsOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return plainError(message || code || String(error)) ?? 'it did not say why';
};
