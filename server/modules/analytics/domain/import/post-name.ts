import { platformOfUrl } from '../../../../contract/rules/platform-addresses.js';

/** The part of a post's address that names it on its platform, however the address was copied. PostgreSQL reads it as well. */
export const postNamePattern =
  '(?:/p/|/reels?/|/video/|/photo/|/shorts/|/live/|/stories/[^/]+/|[?&]v=|youtu[.]be/)([A-Za-z0-9_-]+)';

const pattern = new RegExp(postNamePattern);

export type PostName = Readonly<{ platform: string; name: string }>;

/** A post, whichever of its addresses is written; null for what is no address of a post. `https://` may be missing. */
export function postIn(text: string): PostName | null {
  const address = text.replace(/^(?:https?:\/\/)?/i, 'https://');
  const platform = platformOfUrl(address);
  const name = pattern.exec(address)?.[1];
  return platform && name ? { platform, name } : null;
}
