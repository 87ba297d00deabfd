/** Whom we tell of errors, beside our own log. Neither of these throws, and nobody waits for either. */
export abstract class ErrorService {
  /**
   * Something of ours failed that nobody expected.
   * @param facts say where: an id of the request, the name of a job; never who
   */
  abstract tell(error: unknown, facts: Readonly<Record<string, string>>): void;

  /** A page of ours has reported: passes its envelope on as it came. */
  abstract passOn(envelope: Buffer): void;
}

/** Not reported: our own log has it. */
export class NoErrorService extends ErrorService {
  tell(): void {
    // the log has it
  }
  passOn(): void {
    // the log has it
  }
}
