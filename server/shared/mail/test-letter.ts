import type { Letter } from './letter.js';

/** What operators send to see whether mails arrive. */
export const testLetter = (to: string, publicUrl: string): Letter => ({
  id: 'operations.test',
  to,
  subject: 'A test from Tastemaker',
  heading: 'Mails arrive',
  paragraphs: [`This was sent by the command mail:test for ${publicUrl}. Nobody need do anything.`],
});
