/** A mail that is ready to go. `text` is the same message for readers without HTML. */
export type Mail = Readonly<{ to: string; subject: string; html: string; text: string }>;

/** Sends mails: each at least once, never for a change that was rolled back. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
