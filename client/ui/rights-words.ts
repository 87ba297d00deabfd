import type { Deliverable } from '../api/collabs';
import { channelsInWords } from './rights-channels';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

type Rights = Pick<Deliverable['rights'], 'agreed' | 'until' | 'running'>;

/** What the brand may do with the piece, in a sentence; nothing where nothing was agreed. */
export function rightsInWords({ agreed, until, running }: Rights): string | null {
  if (!agreed) return null;
  const where = channelsInWords(agreed.channels);
  const months = agreed.months === 1 ? '1 month' : `${agreed.months} months`;
  if (!until) return `Usage rights: ${where}, for ${months} from the approval.`;
  return running
    ? `Usage rights: ${where}, until ${day.format(new Date(until))}.`
    : `The usage rights ended on ${day.format(new Date(until))}.`;
}
