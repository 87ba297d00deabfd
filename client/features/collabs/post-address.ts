import type { DeliverableType } from '../../../server/contract/lists/collab';
import { platformOfUrl, type PostedType, postUrlFault } from '../../../server/contract/rules/platform-addresses';

const isPosted = (type: DeliverableType): type is PostedType => type !== 'ugc';

/** Why this cannot be the address of such a piece's post; undefined when it can. */
export function addressFault(address: string, type: DeliverableType): string | undefined {
  const platform = platformOfUrl(address);
  if (!platform) return 'Please give the full address of the post on Instagram, TikTok or YouTube.';
  return isPosted(type) ? (postUrlFault(address, platform, type) ?? undefined) : undefined;
}
