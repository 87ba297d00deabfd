import type { Letter } from '../../../../shared/mail/index.js';

export type ReaderSide = 'brand' | 'influencer';

/** What a letter says; the rest of it is the same for all. */
export type Words = Readonly<Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'list'> & { button: string }>;
