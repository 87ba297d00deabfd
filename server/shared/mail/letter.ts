import type { LetterId } from '../../contract/letters.js';
import type { CollabStage } from '../../contract/lists/collab.js';

/** A text attachment. */
export type Attachment = Readonly<{ filename: string; contentType: string; content: string }>;

/** One line of a ticket. Codes are monospaced, so that they can be compared character by character. */
export type Fact = Readonly<{ label: string; value: string; isCode?: boolean }>;

/** One of several things that a letter is about, with what there is to know about it; `mark` is what is new about it. */
export type LetterPart = Readonly<{ title: string; mark?: string; facts: readonly Fact[] }>;

/** The email's subject as a ticket: the facts below the perforation, and a Collab's progress above it. */
export type LetterTicket = Readonly<{ stage?: CollabStage; facts: readonly Fact[] }>;

/** An email's content, before the product's template is applied. */
export type Letter = Readonly<{
  id: LetterId;
  to: string;
  subject: string;
  /** The headline. */
  heading: string;
  paragraphs: readonly string[];
  /** A list, one line each. */
  list?: readonly string[];
  parts?: readonly LetterPart[];
  ticket?: LetterTicket;
  button?: Readonly<{ label: string; url: string }>;
  /** Small print at the end, such as how long a link is valid. */
  smallPrint?: string;
  /** For optional emails: a page that says what to unsubscribe from, and a one-click unsubscribe URL. */
  unsubscribe?: Readonly<{ page: string; oneClick: string }>;
  attachments?: readonly Attachment[];
}>;

/** Sent by operators to check whether emails arrive. */
export const testLetter = (to: string, publicUrl: string): Letter => ({
  id: 'operations.test',
  to,
  subject: 'A test from Tastemaker',
  heading: 'Mails arrive',
  paragraphs: [`This was sent by the command mail:test for ${publicUrl}. Nobody need do anything.`],
});

const inLondon = { timeZone: 'Europe/London' } as const;
const day = new Intl.DateTimeFormat('en-GB', { ...inLondon, weekday: 'long', day: 'numeric', month: 'long' });
const year = new Intl.DateTimeFormat('en-GB', { ...inLondon, year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { ...inLondon, hour: '2-digit', minute: '2-digit' });

/** A day in an email's subject: "Monday 23 November"; "no time" if there is none. */
export const londonDay = (moment: Date | null): string => (moment ? day.format(moment).replace(',', '') : 'no time');

/** A date and time in an email: "Monday 23 November 2026, 09:30 UK time"; "no time" if there is none. */
export const londonWords = (moment: Date | null): string =>
  moment ? `${londonDay(moment)} ${year.format(moment)}, ${time.format(moment)} UK time` : 'no time';
