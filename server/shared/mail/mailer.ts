import type { Letter } from './letter.js';

/** Called for an address whose server permanently refuses mail. */
type HearsRefusal = (email: string) => Promise<void>;

/** Sends emails: each at least once, and never for a change that was rolled back. */
export abstract class Mailer {
  protected readonly refusalsHeardBy: HearsRefusal[] = [];

  abstract send(letter: Letter): Promise<void>;

  /** A permanent refusal isn't retried; a waiting caller gets the error. */
  onRefused(hear: HearsRefusal): void {
    this.refusalsHeardBy.push(hear);
  }
}

/** The contact address in our emails. */
export abstract class SupportAddress {
  /** The one set by staff, else from the server's environment. */
  abstract email(): Promise<string>;
}
