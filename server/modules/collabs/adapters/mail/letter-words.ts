import type { NoticeFacts } from '../../../../contract/rules/notification-kinds.js';
import { type Letter, londonWords } from '../../../../shared/mail/index.js';

export type ReaderSide = 'brand' | 'influencer';

/** The variable part of an email; the rest is the same for all. */
export type Words = Readonly<Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'list'> & { button: string }>;

/** Whether the returned credit expires, and when. */
export function creditBackWords({ creditUntil }: Pick<NoticeFacts, 'creditUntil'>): string {
  if (creditUntil === undefined) return 'You get your credit back.';
  return creditUntil === null
    ? 'You get your credit back. It doesn’t expire.'
    : `You get your credit back. Use it by ${londonWords(new Date(creditUntil))}, when your plan’s month ends. It doesn’t carry over.`;
}
