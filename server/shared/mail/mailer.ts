import type { Letter } from './letter.js';

/** Why an address can't be emailed: its server refused it, an email bounced, or its owner reported spam. */
export type MailRefusal = 'refused' | 'bounced' | 'complained';

type HearsRefusal = (email: string, reason: MailRefusal) => Promise<void>;

/** Writes an email when it is sent; null if it is no longer needed. */
type WritesLetter = (about: Readonly<Record<string, string>>, to: string) => Promise<Letter | null>;

/** Sends emails: each at least once, and never for a change that was rolled back. */
export abstract class Mailer {
  private readonly refusalsHeardBy: HearsRefusal[] = [];
  private readonly writers = new Map<string, WritesLetter>();

  abstract send(letter: Letter): Promise<void>;

  /**
   * Sends an email about sensitive data: what is queued, possibly for days, only says what it is about. `kind` has a
   * writer. Joins the open transaction.
   */
  async sendUnwritten(kind: string, about: Readonly<Record<string, string>>, to: string): Promise<void> {
    const letter = await this.write(kind, about, to);
    if (letter) await this.send(letter);
  }

  /** One writer for each kind. */
  onWriting(kind: string, write: WritesLetter): void {
    this.writers.set(kind, write);
  }

  /** A permanent refusal isn't retried; a waiting caller gets the error. */
  onRefused(hear: HearsRefusal): void {
    this.refusalsHeardBy.push(hear);
  }

  /** The address can't be emailed any more. */
  async refuse(email: string, reason: MailRefusal): Promise<void> {
    for (const hear of this.refusalsHeardBy) await hear(email, reason);
  }

  protected async write(kind: string, about: Readonly<Record<string, string>>, to: string): Promise<Letter | null> {
    const write = this.writers.get(kind);
    if (!write) throw new Error(`Nothing writes ${kind}`);
    return write(about, to);
  }
}

/** The contact address in our emails. */
export abstract class SupportAddress {
  /** The one set by staff, else from the server's environment. */
  abstract email(): Promise<string>;
}
