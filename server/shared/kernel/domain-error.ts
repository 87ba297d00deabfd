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

/** What is wrong with each field of the input, and further members of the problem. */
export type ErrorDetails = Readonly<Pick<Problem, 'errors'> & Partial<Record<ProblemMember, unknown>>>;

/** The only error class that the core throws. It has a kind, never an HTTP status. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    /** `<module>/<slug>`: stable, because clients match on it. */
    readonly code: string,
    /** A clear sentence for the user. */
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
