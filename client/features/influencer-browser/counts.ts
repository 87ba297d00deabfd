import type { Facets } from './browser-api';

/** "128 influencers", or an estimate if there are too many to count. */
export function totalInWords({ total, exact, close }: Facets): string {
  if (close && total > 0)
    return `No exact match. ${total === 1 ? 'One name comes' : `${total.toLocaleString('en-GB')} come`} close.`;
  const number = total.toLocaleString('en-GB');
  if (!exact) return `About ${number} influencers`;
  return total === 1 ? '1 influencer' : `${number} influencers`;
}
