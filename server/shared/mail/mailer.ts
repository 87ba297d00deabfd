/** A file that comes with a mail; its content is text. */
export type Attachment = Readonly<{ filename: string; contentType: string; content: string }>;

/** A mail that is ready to go. `text` is the same message for readers without HTML. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
}>;

/** Sends mails: each at least once, never for a change that was rolled back. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
