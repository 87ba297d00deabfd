import { collabStages } from '../../contract/lists/collab.js';
import type { Fact, Letter, LetterPart, LetterTicket } from './letter.js';

/** A letter for readers without HTML. */
export function textOf({
  heading,
  paragraphs,
  list,
  parts = [],
  ticket,
  button,
  smallPrint,
  unsubscribe,
}: Letter): string {
  return [
    heading,
    ...paragraphs,
    list?.map((line) => `- ${line}`).join('\n'),
    ...parts.map(partIn),
    ticket && ticketIn(ticket),
    button && `${button.label}: ${button.url}`,
    smallPrint,
    unsubscribe && `Stop these emails: ${unsubscribe.page}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const ticketIn = ({ stage, facts }: LetterTicket): string => {
  const reached = collabStages.find(({ id }) => id === stage);
  const lines = [...(reached ? [{ label: 'Stage', value: reached.label }] : []), ...facts];
  return factsIn(lines);
};

const factsIn = (facts: readonly Fact[]): string => facts.map(({ label, value }) => `${label}: ${value}`).join('\n');

const partIn = ({ title, mark, facts }: LetterPart): string =>
  [mark ? `${title} (${mark})` : title, factsIn(facts)].filter(Boolean).join('\n');

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
