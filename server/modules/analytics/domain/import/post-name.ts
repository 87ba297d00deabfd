import { readAddress } from '../../../../contract/rules/platform-address/read-address.js';

export type PostName = Readonly<{ platform: string; name: string }>;

/** A post, whichever of its addresses is written; null for what is no address of a post. `https://` may be missing. */
export function postIn(text: string): PostName | null {
  const found = readAddress(text);
  if (!found || 'fault' in found || !found.post?.name) return null;
  return { platform: found.platform, name: found.post.name };
}
