import type { Letter } from './letter.js';
import { textOf } from './letter-in-text.js';

/** A letter as it goes out. `text` is the same message for readers without HTML. */
export type Mail = Readonly<{ html: string; text: string; headers: Readonly<Record<string, string>> }>;

/**
 * Dresses a letter in the product's look. React is only brought in here, with the first letter: a process that writes none
 * starts without it.
 */
export async function mailOf(letter: Letter): Promise<Mail> {
  const { htmlOf } = await import('./letter-in-html.js');
  return { html: await htmlOf(letter), text: textOf(letter), headers: headersOf(letter) };
}

/** https://www.rfc-editor.org/rfc/rfc8058 */
const headersOf = ({ unsubscribe }: Letter): Mail['headers'] =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe.oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
