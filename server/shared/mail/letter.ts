import type { LetterId } from '../../contract/letters.js';
import type { CollabStage } from '../../contract/lists/collab.js';

/** A file that comes with a mail; its content is text. */
export type Attachment = Readonly<{ filename: string; contentType: string; content: string }>;

/** One line of a ticket. A code is shown in letters of one width, so that it can be compared sign by sign. */
export type Fact = Readonly<{ label: string; value: string; isCode?: boolean }>;

/** One of several things that a letter is about, with what there is to know about it; `mark` is what is new about it. */
export type LetterPart = Readonly<{ title: string; mark?: string; facts: readonly Fact[] }>;

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
  parts?: readonly LetterPart[];
  ticket?: LetterTicket;
  button?: Readonly<{ label: string; url: string }>;
  /** A last line in small type, such as how long a link works. */
  smallPrint?: string;
  /** For what nobody has to get: a page that says what is stopped, and an address that stops it with one request. */
  unsubscribe?: Readonly<{ page: string; oneClick: string }>;
  attachments?: readonly Attachment[];
}>;

/** What operators send to see whether mails arrive. */
export const testLetter = (to: string, publicUrl: string): Letter => ({
  id: 'operations.test',
  to,
  subject: 'A test from Tastemaker',
  heading: 'Mails arrive',
  paragraphs: [`This was sent by the command mail:test for ${publicUrl}. Nobody need do anything.`],
});

const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as letters say it: "Monday, 23 November 2026 at 09:30, UK time"; "no time" where there is none. */
export const londonWords = (moment: Date | null): string => (moment ? `${words.format(moment)}, UK time` : 'no time');
