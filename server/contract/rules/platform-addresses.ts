import type { DeliverableType } from '../lists/collab.js';
import { platformLabel } from '../lists/labels.js';
import { type Platform, platforms } from '../lists/social.js';
import { withoutAt } from './influencer-profile.js';
import { isChannelId } from './platform-address/handles.js';
import type { PostKind } from './platform-address/paths.js';
import { platformOfHost, readAddress } from './platform-address/read-address.js';

const addresses: Record<Platform, (handle: string) => string> = {
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) => `https://www.youtube.com/${isChannelId(handle) ? `channel/${handle}` : `@${handle}`}`,
};

/** Where the account can be looked at. */
export const accountAddress = (platform: Platform, handle: string): string =>
  addresses[platform](encodeURIComponent(withoutAt(handle)));

/** What is published on the creator's own account, and so has an address. `ugc` is handed over as a file. */
export type PostedType = Exclude<DeliverableType, 'ugc'>;

/** The kinds of post that each piece can be on each platform, the plainest first. YouTube has no stories. */
const kinds: Record<Platform, Record<PostedType, readonly PostKind[]>> = {
  instagram: { story: ['story'], post: ['post'], reel: ['reel'], stream: ['live', 'reel', 'post'] },
  tiktok: { story: ['video', 'photo'], post: ['video', 'photo'], reel: ['video'], stream: ['live', 'video'] },
  youtube: { story: [], post: ['video', 'short'], reel: ['short', 'video'], stream: ['live', 'video'] },
};

type Address = (name: string, account: string | null) => string;

/** The plain address of each kind of post; what is shown as an example has `…` for its name. */
const posts: Record<Platform, Partial<Record<PostKind, Address>>> = {
  instagram: {
    post: (name, account) => `instagram.com/${account ? `${account}/` : ''}p/${name}`,
    reel: (name, account) => `instagram.com/${account ? `${account}/` : ''}reel/${name}`,
    story: (name, account) => `instagram.com/stories/${account ?? 'name'}/${name}`,
    live: (_, account) => `instagram.com/${account ?? 'name'}/live`,
  },
  tiktok: {
    video: (name, account) => `tiktok.com/@${account ?? 'name'}/video/${name}`,
    photo: (name, account) => `tiktok.com/@${account ?? 'name'}/photo/${name}`,
    live: (_, account) => `tiktok.com/@${account ?? 'name'}/live`,
  },
  youtube: {
    video: (name) => `youtube.com/watch?v=${name}`,
    short: (name) => `youtube.com/shorts/${name}`,
    live: (name) => `youtube.com/live/${name}`,
  },
};

/** An address as people type or paste it, often without its `https://`. What can't be one stays as it is. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  return /^[^\s/:?#@]+\.[^\s/:?#@]+(?=[/:?#]|$)/.test(address) ? `https://${address}` : address;
}

/** The platform that an address belongs to; null when it is none of ours or not a plain https address. */
export function platformOfUrl(address: string): Platform | null {
  const url = readUrl(address);
  return url && platformOfHost(url.hostname);
}

/** Whether this kind of post exists on this platform at all. */
export const canBePosted = (platform: Platform, type: PostedType): boolean => kinds[platform][type].length > 0;

/** Where this kind of piece can be posted; nowhere for `ugc`. */
export const platformsFor = (type: DeliverableType): Platform[] =>
  platforms.map(({ id }) => id).filter((platform) => type !== 'ugc' && canBePosted(platform, type));

/** Why an address cannot be this piece's post on this platform, as a sentence for the user; null when it can. */
export function postUrlFault(address: string, platform: Platform, type: PostedType): string | null {
  if (!readUrl(address)) return 'Please enter the full address of the post, beginning with https://.';
  if (platformOfUrl(address) !== platform) return `This address is not on ${platformLabel(platform)}.`;

  const accepted = kinds[platform][type];
  if (accepted.length === 0) return `${platformLabel(platform)} has no posts of the type ${type}.`;
  const found = postAt(address);
  if (found && accepted.includes(found.kind)) return null;
  const examples = accepted.map((kind) => posts[platform][kind]!('…', null)).join(' or ');
  return `Please open the ${type} on ${platformLabel(platform)} and copy its full address. It looks like ${examples}.`;
}

/** The address of a post without what was added for tracking, as it is kept; the same as it was where it is not one. */
export const plainPostUrl = (address: string): string => {
  const found = postAt(address);
  return found ? `https://www.${found.plain}` : address;
};

/** A TikTok post without the name of its account cannot be opened. */
function postAt(address: string): Readonly<{ kind: PostKind; plain: string }> | null {
  const found = readAddress(address);
  if (!found || 'fault' in found || !found.post) return null;
  const { platform, account, post } = found;
  if (platform === 'tiktok' && !account) return null;
  const write = posts[platform][post.kind];
  const slash = platform === 'instagram' ? '/' : '';
  return write ? { kind: post.kind, plain: `${write(post.name ?? '', account)}${slash}` } : null;
}

function readUrl(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const plain = url?.protocol === 'https:' && !url.username && !url.password && !url.port;
  return plain ? url : null;
}
