import type { components } from '../api/schema';

export type RightsChannel = components['schemas']['UsageRightsDto']['channels'][number];

export const rightsChannels: readonly { id: RightsChannel; label: string }[] = [
  { id: 'own-social', label: 'Our social channels' },
  { id: 'website', label: 'Our website and newsletter' },
  { id: 'paid-ads', label: 'Paid ads' },
  { id: 'print', label: 'Print' },
];

const words: Record<RightsChannel, string> = {
  'own-social': 'the brand’s social channels',
  website: 'its website and newsletter',
  'paid-ads': 'paid ads',
  print: 'print',
};

/** "the brand’s social channels and paid ads". */
export const channelsInWords = (channels: readonly RightsChannel[]): string =>
  new Intl.ListFormat('en-GB').format(channels.map((channel) => words[channel]));
