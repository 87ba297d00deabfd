import type { DeliverableType } from '../lists/collab.js';
import { platformLabel } from '../lists/labels.js';
import { type Platform, platforms } from '../lists/social.js';
import { withoutAt } from './influencer-profile.js';

const addresses: Record<Platform, (handle: string) => string> = {
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
};

/** Where the account can be looked at. */
export const accountAddress = (platform: Platform, handle: string): string =>
  addresses[platform](encodeURIComponent(withoutAt(handle)));

/** What is published on the creator's own account, and so has an address. `ugc` is handed over as a file. */
export type PostedType = Exclude<DeliverableType, 'ugc'>;

type Form = { path: RegExp; example: string };

const hosts: Record<Platform, readonly string[]> = {
  instagram: ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
  tiktok: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
  youtube: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
};

const instagramPost: Form = { path: /^(\/[\w.]+)?\/p\/[\w-]+$/, example: 'instagram.com/p/…' };
const instagramReel: Form = { path: /^(\/[\w.]+)?\/reels?\/[\w-]+$/, example: 'instagram.com/reel/…' };
const instagramStory: Form = { path: /^\/stories\/[\w.]+\/\d+$/, example: 'instagram.com/stories/name/…' };
const instagramLive: Form = { path: /^\/[\w.]+\/live$/, example: 'instagram.com/name/live' };
const tiktokVideo: Form = { path: /^\/@[\w.]+\/video\/\d+$/, example: 'tiktok.com/@name/video/…' };
const tiktokPhoto: Form = { path: /^\/@[\w.]+\/photo\/\d+$/, example: 'tiktok.com/@name/photo/…' };
const tiktokLive: Form = { path: /^\/@[\w.]+\/live$/, example: 'tiktok.com/@name/live' };
const youtubeVideo: Form = { path: /^\/watch\?v=[\w-]{11}$/, example: 'youtube.com/watch?v=…' };
const youtubeShort: Form = { path: /^\/shorts\/[\w-]{11}$/, example: 'youtube.com/shorts/…' };
const youtubeLive: Form = { path: /^\/live\/[\w-]{11}$/, example: 'youtube.com/live/…' };

/** The addresses that each kind of post can have on each platform. YouTube has no stories. */
const forms: Record<Platform, Record<PostedType, readonly Form[]>> = {
  instagram: {
    story: [instagramStory],
    post: [instagramPost],
    reel: [instagramReel],
    stream: [instagramLive, instagramReel, instagramPost],
  },
  tiktok: {
    story: [tiktokVideo, tiktokPhoto],
    post: [tiktokVideo, tiktokPhoto],
    reel: [tiktokVideo],
    stream: [tiktokLive, tiktokVideo],
  },
  youtube: {
    story: [],
    post: [youtubeVideo, youtubeShort],
    reel: [youtubeShort, youtubeVideo],
    stream: [youtubeLive, youtubeVideo],
  },
};

/** The platform that an address belongs to; null when it is none of ours or not a plain https address. */
export function platformOfUrl(address: string): Platform | null {
  const url = readUrl(address);
  const found = Object.entries(hosts).find(([, names]) => url && names.includes(url.hostname));
  return found ? (found[0] as Platform) : null;
}

/** Whether this kind of post exists on this platform at all. */
export const canBePosted = (platform: Platform, type: PostedType): boolean => forms[platform][type].length > 0;

/** Where this kind of piece can be posted; nowhere for `ugc`. */
export const platformsFor = (type: DeliverableType): Platform[] =>
  platforms.map(({ id }) => id).filter((platform) => type !== 'ugc' && canBePosted(platform, type));

/** Why an address cannot be this piece's post on this platform, as a sentence for the user; null when it can. */
export function postUrlFault(address: string, platform: Platform, type: PostedType): string | null {
  const url = readUrl(address);
  if (!url) return 'Please enter the full address of the post, beginning with https://.';
  if (platformOfUrl(address) !== platform) return `This address is not on ${platformLabel(platform)}.`;

  const accepted = forms[platform][type];
  if (accepted.length === 0) return `${platformLabel(platform)} has no posts of the type ${type}.`;
  if (accepted.some(({ path }) => path.test(pathOf(url)))) return null;
  const examples = accepted.map(({ example }) => example).join(' or ');
  return `Please open the ${type} on ${platformLabel(platform)} and copy its full address. It looks like ${examples}.`;
}

function readUrl(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const plain = url?.protocol === 'https:' && !url.username && !url.password && !url.port;
  return plain ? url : null;
}

/** Without what was added for tracking; `youtu.be/x` reads as `youtube.com/watch?v=x`. */
function pathOf({ hostname, pathname, searchParams }: URL): string {
  const path = pathname.replace(/\/$/, '');
  if (hostname === 'youtu.be') return `/watch?v=${path.slice(1)}`;
  return path === '/watch' ? `/watch?v=${searchParams.get('v') ?? ''}` : path;
}
