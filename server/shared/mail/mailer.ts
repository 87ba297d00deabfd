import type { Letter } from './letter.js';

/** Hears of an address whose server will never take a mail for it. */
type HearsRefusal = (email: string) => Promise<void>;

/** Sends letters: each at least once, never for a change that was rolled back. */
export abstract class Mailer {
  protected readonly refusalsHeardBy: HearsRefusal[] = [];

  abstract send(letter: Letter): Promise<void>;

  /** A permanent refusal isn't retried; a caller waiting here gets it. */
  onRefused(hear: HearsRefusal): void {
    this.refusalsHeardBy.push(hear);
  }
}

/** Where people write to us, as our mails name it. */
export abstract class SupportAddress {
  /** As staff have set it by now, else as the server's environment says. */
  abstract email(): Promise<string>;
}
