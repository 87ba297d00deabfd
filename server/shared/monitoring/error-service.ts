/** Where errors are reported, in addition to our own log. Neither method throws, and neither is awaited. */
export abstract class ErrorService {
  /**
   * Reports an unexpected error of ours.
   * @param facts where it happened: a request's id, a job's name; never who
   */
  abstract tell(error: unknown, facts: Readonly<Record<string, string>>): void;

  /** Forwards the error report of one of our pages unchanged. */
  abstract passOn(envelope: Buffer): void;
}

/** Not reported: it is in our own log. */
export class NoErrorService extends ErrorService {
  tell(): void {
    // it is in the log
  }
  passOn(): void {
    // it is in the log
  }
}
