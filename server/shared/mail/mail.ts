import { collabStages } from '../../contract/lists/collab.js';
import type { Fact, Letter, LetterPart, LetterTicket } from './letter.js';

/** An email's plain-text part. */
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

/** A rendered email. `text` is the same message for mail clients without HTML. */
export type Mail = Readonly<{ html: string; text: string; headers: Readonly<Record<string, string>> }>;

/**
 * Applies the product's template to an email. React is imported lazily with the first email, so a process that sends
 * none starts without it.
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
