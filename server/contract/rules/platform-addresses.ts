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

/** The account's URL. */
export const accountAddress = (platform: Platform, handle: string): string =>
  addresses[platform](encodeURIComponent(withoutAt(handle)));

/** What is published on the creator's own account, and so has a URL. `ugc` is delivered as a file. */
export type PostedType = Exclude<DeliverableType, 'ugc'>;

/** The kinds of post possible for each piece on each platform, most typical first. YouTube has no stories. */
const kinds: Record<Platform, Record<PostedType, readonly PostKind[]>> = {
  instagram: { story: ['story'], post: ['post'], reel: ['reel'], stream: ['live', 'reel', 'post'] },
  tiktok: { story: ['video', 'photo'], post: ['video', 'photo'], reel: ['video'], stream: ['live', 'video'] },
  youtube: { story: [], post: ['video', 'short'], reel: ['short', 'video'], stream: ['live', 'video'] },
};

type Address = (name: string, account: string | null) => string;

/** The canonical URL of each kind of post; examples have `…` as the name. */
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

/** A URL as people type or paste it, often without its `https://`. Anything else isn't changed. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  return /^[^\s/:?#@]+\.[^\s/:?#@]+(?=[/:?#]|$)/.test(address) ? `https://${address}` : address;
}

/** The URL's platform; null when it isn't one of ours or not a plain https URL. */
export function platformOfUrl(address: string): Platform | null {
  const url = readUrl(address);
  return url && platformOfHost(url.hostname);
}

/** Whether this kind of post exists on this platform. */
export const canBePosted = (platform: Platform, type: PostedType): boolean => kinds[platform][type].length > 0;

/** Where this kind of piece can be posted; nowhere for `ugc`. */
export const platformsFor = (type: DeliverableType): Platform[] =>
  platforms.map(({ id }) => id).filter((platform) => type !== 'ugc' && canBePosted(platform, type));

/** Why a URL can't be this piece's post on this platform, as a sentence for the user; null when it can. */
export function postUrlFault(address: string, platform: Platform, type: PostedType): string | null {
  if (!readUrl(address)) return 'Please enter the full address of the post, beginning with https://.';
  if (platformOfUrl(address) !== platform) return `This address isn’t on ${platformLabel(platform)}.`;

  const accepted = kinds[platform][type];
  if (accepted.length === 0) return `${platformLabel(platform)} has no posts of the type ${type}.`;
  const found = postAt(address);
  if (found && accepted.includes(found.kind)) return null;
  const examples = accepted.map((kind) => posts[platform][kind]!('…', null)).join(' or ');
  return `Please open the ${type} on ${platformLabel(platform)} and copy its full address. It looks like ${examples}.`;
}

/** A post's URL without tracking parameters, for storage; not changed if it isn't one. */
export const plainPostUrl = (address: string): string => {
  const found = postAt(address);
  return found ? `https://www.${found.plain}` : address;
};

/** A TikTok post can't be opened without its account's name. */
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
