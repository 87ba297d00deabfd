import type { Problem, ProblemMember } from '../../contract/problems.js';

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'outdated'
  | 'too-many'
  | 'unavailable';

/** What is wrong with each field of the input, and what this one problem says beside its sentence. */
export type ErrorDetails = Readonly<Pick<Problem, 'errors'> & Partial<Record<ProblemMember, unknown>>>;

/** The only error class the core throws. It names a kind, never an HTTP status. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    /** `<module>/<slug>`: stable, the client matches on it. */
    readonly code: string,
    /** A clear sentence for the person who meets it. */
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
