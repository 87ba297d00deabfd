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

/** The only error class the core throws. It names a kind, never an HTTP status. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    /** `<module>/<slug>`: stable, the client matches on it. */
    readonly code: string,
    /** A clear sentence for the person who meets it. */
    message: string,
    /** For bad input: `{ errors: { field: sentence } }`. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
