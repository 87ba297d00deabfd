import { collabStages } from '../../contract/lists/collab.js';
import type { Letter, LetterTicket } from './letter.js';

/** A letter for readers without HTML. */
export function textOf({ heading, paragraphs, list, ticket, button, smallPrint, unsubscribe }: Letter): string {
  return [
    heading,
    ...paragraphs,
    list?.map((line) => `- ${line}`).join('\n'),
    ticket && ticketIn(ticket),
    button && `${button.label}: ${button.url}`,
    smallPrint,
    unsubscribe && `Stop these mails: ${unsubscribe.page}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const ticketIn = ({ stage, facts }: LetterTicket): string => {
  const reached = collabStages.find(({ id }) => id === stage);
  const lines = [...(reached ? [{ label: 'Stage', value: reached.label }] : []), ...facts];
  return lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
};
