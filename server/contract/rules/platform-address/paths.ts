import type { Platform } from '../../lists/social.js';
import { isChannelId, isHandle } from './handles.js';

export type PostKind = 'post' | 'reel' | 'story' | 'video' | 'photo' | 'short' | 'live';

/** The account in a URL, if any, and its post; no post for the profile itself. A live stream may have no account. */
export type Destination = Readonly<{
  account: string | null;
  post: Readonly<{ kind: PostKind; name: string | null }> | null;
}>;

/** Why a platform's URL isn't anyone's page. */
export type AddressFault = 'share-link' | 'no-at' | 'elsewhere';

type Path = readonly string[];
type Reader = (path: Path, query: URLSearchParams, host: string) => Destination | AddressFault;

const profile = (account: string): Destination => ({ account, post: null });

const post = (
  kind: PostKind,
  name: string | null | undefined,
  form: RegExp,
  account: string | null = null,
): Destination | AddressFault => (name && form.test(name) ? { account, post: { kind, name } } : 'elsewhere');

const live = (account: string): Destination => ({ account, post: { kind: 'live', name: null } });

const shortcode = /^(?!audio$)[\w-]+$/;
const storyId = /^\d+$/;
const tiktokId = /^\d+$/;
const videoId = /^[\w-]{11}$/;

const instagramPosts: Readonly<Record<string, PostKind>> = { p: 'post', tv: 'post', reel: 'reel', reels: 'reel' };

/** Paths reserved by Instagram. */
const instagramPages = new Set(
  'about accounts api ar archive challenge channel developer direct directory download emails explore graphql hashtag invites legal lite nametag oauth popular press privacy s session tags terms web your_activity'.split(
    ' ',
  ),
);

const instagram: Reader = ([first = '', second = '', third = ''], _, host) => {
  if (host === 'ig.me') return first === 'm' && isHandle('instagram', second) ? profile(second) : 'elsewhere';
  const page = first.toLowerCase();
  const kind = instagramPosts[page];
  if (page === 'share') return 'share-link';
  if (kind) return post(kind, second, shortcode);
  const isBehind = page === '_u' || page === 'stories';
  const account = isBehind ? second : first;
  if (!isHandle('instagram', account) || instagramPages.has(account.toLowerCase())) return 'elsewhere';
  if (page === 'stories') {
    if (account === 'highlights') return 'elsewhere';
    return third ? post('story', third, storyId, account) : profile(account);
  }
  const ownKind = isBehind ? undefined : instagramPosts[second];
  if (ownKind && third) return post(ownKind, third, shortcode, account);
  return !isBehind && second === 'live' ? live(account) : profile(account);
};

const tiktok: Reader = (path) => {
  const [first = '', second = '', third = ''] = path;
  if (first.startsWith('@')) return tiktokPerson(first.slice(1), second, third);
  if (first === 't') return 'share-link';
  const whole = path.join('/');
  const video = /^(?:h5\/)?(?:share\/video|v|embed(?:\/v\d)?|player\/v\d|video)\/(\d+)(?:\.html)?$/.exec(whole)?.[1];
  if (video) return post('video', video, tiktokId);
  if (first === 'embed' && second.startsWith('@')) return tiktokPerson(second.slice(1), '', '');
  return path.length === 1 && isHandle('tiktok', first) ? 'no-at' : 'elsewhere';
};

function tiktokPerson(account: string, kind: string, name: string): Destination | AddressFault {
  const known = isHandle('tiktok', account) ? account : null;
  if (kind === 'video' || kind === 'photo') return post(kind, name, tiktokId, known);
  if (!known) return 'elsewhere';
  return kind === 'live' ? live(known) : profile(known);
}

const youtubeVideos: Readonly<Record<string, PostKind>> = {
  ...{ watch: 'video', embed: 'video', v: 'video', vi: 'video', e: 'video' },
  ...{ shorts: 'short', live: 'live' },
};

/** Paths reserved by YouTube. */
const youtubePages = new Set(
  'about account ads attribution_link clip creators feed feeds gaming hashtag howyoutubeworks iframe_api kids learning live_chat movies music new news oembed playlist podcasts post premium profile redirect results s shopping signin source sports t trending tv upload yt'.split(
    ' ',
  ),
);

/** Legacy names may be longer or shorter than today's handles. */
const legacyName = /^[\p{L}\p{M}\p{N}._·-]{1,50}$/u;

const youtube: Reader = ([first = '', second = ''], query, host) => {
  if (first.startsWith('@')) return isHandle('youtube', first.slice(1)) ? profile(first.slice(1)) : 'elsewhere';
  if (host === 'youtu.be') return post('video', first, videoId);
  const page = first.toLowerCase();
  const channel = page === 'channel' ? second : page === 'embed' ? query.get('channel') : null;
  if (channel !== null) return isChannelId(channel) ? profile(channel) : 'elsewhere';
  const kind = youtubeVideos[page];
  if (kind) return post(kind, second || query.get('v'), videoId);
  const name = page === 'c' || page === 'user' ? second : first;
  return legacyName.test(name) && !(name === first && youtubePages.has(page)) ? profile(name) : 'elsewhere';
};

/** What a URL's path refers to, by its platform's rules. */
export const readers: Record<Platform, Reader> = { instagram, tiktok, youtube };
