import type { CollabStage } from '../../contract/lists/collab.js';
import type { LetterId } from '../../contract/letters.js';

/** A file that comes with a mail; its content is text. */
export type Attachment = Readonly<{ filename: string; contentType: string; content: string }>;

/** One line of a ticket. A code is shown in letters of one width, so that it can be compared sign by sign. */
export type Fact = Readonly<{ label: string; value: string; isCode?: boolean }>;

/** What is at stake, as a ticket: the facts below the dashed rule, and how far a Collab has come on top. */
export type LetterTicket = Readonly<{ stage?: CollabStage; facts: readonly Fact[] }>;

/** What a mail says, before it is dressed in the product's look. */
export type Letter = Readonly<{
  id: LetterId;
  to: string;
  subject: string;
  /** The first line, in large type. */
  heading: string;
  paragraphs: readonly string[];
  /** Several things, a line each. */
  list?: readonly string[];
  ticket?: LetterTicket;
  button?: Readonly<{ label: string; url: string }>;
  /** A last line in small type, such as how long a link works. */
  smallPrint?: string;
  /** For what nobody has to get: a page that says what is stopped, and an address that stops it with one request. */
  unsubscribe?: Readonly<{ page: string; oneClick: string }>;
  attachments?: readonly Attachment[];
}>;
