import type { Platform } from '../../lists/social.js';
import { type AddressFault, type Destination, readers } from './paths.js';

/** What a URL on one of the three platforms refers to. */
type PlatformAddress = Destination & Readonly<{ platform: Platform }>;

/** A URL there that is neither a profile nor a post. */
type StrayAddress = Readonly<{ platform: Platform; fault: AddressFault }>;

const domains: Record<Platform, readonly string[]> = {
  instagram: ['instagram.com', 'instagr.am', 'ig.me'],
  tiktok: ['tiktok.com', 'tiktokv.com'],
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
};

/** Subdomains that show the same pages. */
const samePages = /^(www|m|music|gaming|studio)\./;

const shortLinkHosts = new Set(['vm.tiktok.com', 'vt.tiktok.com']);

/** Redirect pages, with the target in a parameter. */
const onward: Readonly<Record<string, string>> = {
  'l.instagram.com': 'u',
  'instagram.com/accounts/login': 'next',
  'tiktok.com/login': 'redirect_url',
  'tiktok.com/link/v2': 'target',
  'youtube.com/attribution_link': 'u',
  'youtube.com/redirect': 'q',
  'youtube.com/signin': 'next',
};
const mostSteps = 3;

const domainOf = (host: string, platform: Platform): boolean =>
  domains[platform].some((domain) => host === domain || host.endsWith(`.${domain}`));

/** The platform of this host. */
export const platformOfHost = (host: string): Platform | null =>
  (Object.keys(domains) as Platform[]).find((platform) => domainOf(host, platform)) ?? null;

/** A quick check, because parsing URLs is slow. */
const mentionsPlatform = /instagr|ig\.me|tiktok|youtu/i;

/** A URL as people paste it: in brackets, before a full stop, or without its `https://`. */
function urlIn(text: string): URL | null {
  const plain = text.trim().replace(/^[<("'“‘[]+|[>)"'”’\],;.!]+$/g, '');
  const whole = /^https?:\/\//i.test(plain) ? plain : `https://${plain.replace(/^\/\//, '')}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url?.username === '' ? url : null;
}

/** A path's segments; those that can't be decoded aren't changed. */
const partsOf = (pathname: string): string[] =>
  pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });

function destinationOf(url: URL, steps: number): PlatformAddress | StrayAddress | null {
  const host = url.hostname.replace(samePages, '');
  const platform = platformOfHost(host);
  if (!platform) return null;
  const path = partsOf(url.pathname);
  const next = url.searchParams.get(onward[[host, ...path].join('/')] ?? '');
  if (next && steps > 0 && URL.canParse(next, url.href)) return destinationOf(new URL(next, url), steps - 1);
  const isPage = domains[platform].includes(host);
  const other = shortLinkHosts.has(host) ? 'share-link' : 'elsewhere';
  const found = isPage ? readers[platform](path, url.searchParams, host) : other;
  return typeof found === 'string' ? { platform, fault: found } : { platform, ...found };
}

/** What an Instagram, TikTok or YouTube URL refers to, in any form; null for other URLs. */
export function readAddress(text: string): PlatformAddress | StrayAddress | null {
  const url = mentionsPlatform.test(text) ? urlIn(text) : null;
  return url && destinationOf(url, mostSteps);
}
