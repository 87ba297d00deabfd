import type { InfluencerSheet } from '../browser-api';

/** Who says how many follow, in a sentence. */
export function figuresFrom({ source, claimed, name }: Pick<InfluencerSheet, 'source' | 'claimed' | 'name'>): string {
  if (source === 'joined') return `As ${name} gives them.`;
  const came = source === 'imported' ? 'Imported from public figures' : 'Entered by our team';
  return claimed ? `${came}; ${name} looks after them now.` : `${came}; ${name} has not confirmed them.`;
}
