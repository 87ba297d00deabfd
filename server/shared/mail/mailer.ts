/** A file that comes with a mail; its content is text. */
export type Attachment = Readonly<{ filename: string; contentType: string; content: string }>;

/** A mail that is ready to go. `text` is the same message for readers without HTML. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
  /** Such as how to unsubscribe with one click. */
  headers?: Readonly<Record<string, string>>;
}>;

/** Hears of an address whose server will never take a mail for it. */
export type HearsRefusal = (email: string) => Promise<void>;

/** Sends mails: each at least once, never for a change that was rolled back. */
export abstract class Mailer {
  protected readonly refusalsHeardBy: HearsRefusal[] = [];

  abstract send(mail: Mail): Promise<void>;

  /** What was refused for good is not tried again; whoever asks here is told. */
  onRefused(hear: HearsRefusal): void {
    this.refusalsHeardBy.push(hear);
  }
}
