import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import type { Facets } from './browser-api';
import type { FilterName } from './browser-filter';

/** "128 influencers", or what is known of more than can be counted. */
export function totalInWords({ total, exact, close }: Facets): string {
  if (close && total > 0)
    return `No exact match. ${total === 1 ? 'One name comes' : `${total.toLocaleString('en-GB')} come`} close.`;
  const number = total.toLocaleString('en-GB');
  if (!exact) return `About ${number} influencers`;
  return total === 1 ? '1 influencer' : `${number} influencers`;
}

/** How many there are of an option: "128", or "about 12K" where a sample tells. Nobody in the sample is not nobody at all. */
export function countInWords({ lists, estimated }: Facets, list: FilterName, option: string): string {
  const count = lists[list]?.[option] ?? 0;
  if (!estimated.includes(list)) return abbreviateNumber(count);
  return count === 0 ? 'few or none' : `about ${abbreviateNumber(count)}`;
}
