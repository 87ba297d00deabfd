import type { Deliverable } from '../api/collabs';
import type { components } from '../api/schema';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

type Rights = Pick<Deliverable['rights'], 'agreed' | 'until' | 'running'>;

/** The brand's rights to the piece, in a sentence; empty if none were agreed. */
export function rightsInWords({ agreed, until, running }: Rights): string | null {
  if (!agreed) return null;
  const where = channelsInWords(agreed.channels);
  const months = agreed.months === 1 ? '1 month' : `${agreed.months} months`;
  if (!until) return `Usage rights: ${where}, for ${months} from approval.`;
  return running
    ? `Usage rights: ${where}, until ${day.format(new Date(until))}.`
    : `The usage rights ended on ${day.format(new Date(until))}.`;
}

export type RightsChannel = components['schemas']['UsageRightsDto']['channels'][number];

export const rightsChannels: readonly { id: RightsChannel; label: string }[] = [
  { id: 'own-social', label: 'Our social channels' },
  { id: 'website', label: 'Our website and newsletter' },
  { id: 'paid-ads', label: 'Paid ads' },
  { id: 'print', label: 'Print' },
];

const words: Record<RightsChannel, string> = {
  'own-social': 'social channels',
  website: 'website and newsletter',
  'paid-ads': 'paid ads',
  print: 'print',
};

/** "social channels and paid ads". */
export const channelsInWords = (channels: readonly RightsChannel[]): string =>
  new Intl.ListFormat('en-GB').format(channels.map((channel) => words[channel]));
