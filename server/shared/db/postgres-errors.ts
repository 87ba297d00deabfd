import type { DomainError } from '../kernel/index.js';

const codeOf = (error: unknown): string | undefined => {
  const { code, driverError } = (error ?? {}) as { code?: string; driverError?: { code?: string } };
  return driverError?.code ?? code;
};

const constraintOf = (error: unknown): string | undefined => {
  const { constraint, driverError } = (error ?? {}) as { constraint?: string; driverError?: { constraint?: string } };
  return driverError?.constraint ?? constraint;
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '');

/** A unique or exclusion constraint was violated. With `constraint`, only that one. */
export const isConflict = (error: unknown, constraint?: string): boolean =>
  ['23505', '23P01'].includes(codeOf(error) ?? '') && (!constraint || constraintOf(error) === constraint);

/** Maps a constraint violation to a domain error, which is made only then: it records a stack. */
export async function orConflict<T>(write: Promise<T>, conflict: () => DomainError, constraint?: string): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isConflict(error, constraint) ? conflict() : error;
  }
}
