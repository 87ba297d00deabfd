import { createHash } from 'node:crypto';
import type { Config } from '../../config.js';

const yearInSeconds = 31_536_000;

/**
 * `chat` is the origin of an external chat widget, if configured, which opens a socket to its own host. `analytics` is
 * where events are sent; its script is ours, and nothing is loaded from there. `tiles` serves map tiles.
 */
const pagePolicy = (chat: string, analytics: string, tiles: string, scripts: readonly string[]) =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    `connect-src 'self'${chat}${chat.replace('https:', 'wss:')}${analytics}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `frame-src 'self' https://js.stripe.com${chat}`,
    `img-src 'self' data: blob:${tiles}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    ["script-src 'self'", ...scripts, `https://js.stripe.com${chat}`].join(' '),
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
  ].join('; ');

const apiPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** With a leading space; empty for our own origin. */
const otherOrigin = (url: string | undefined, publicUrl: string): string => {
  const origin = url && new URL(url).origin;
  return origin && origin !== new URL(publicUrl).origin ? ` ${origin}` : '';
};

/** The scripts in a page itself, as the policy names them: by their hashes. */
export const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script>([^<]+)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );

export type HeaderSet = Readonly<Record<string, string>>;

/**
 * The same for every response, so built once: OWASP Secure Headers. Pages and JSON differ in what they may load.
 * @param scripts in pages themselves, which may run
 */
export function securityHeaders(
  {
    publicUrl,
    liveChat,
    productAnalytics,
    mapTiles,
  }: Pick<Config, 'publicUrl' | 'liveChat' | 'productAnalytics' | 'mapTiles'>,
  scripts: readonly string[] = [],
): { pages: HeaderSet; api: HeaderSet } {
  const chat = otherOrigin(liveChat.scriptUrl, publicUrl);
  const analytics = otherOrigin(productAnalytics?.host, publicUrl);
  const tiles = otherOrigin(mapTiles?.url, publicUrl);
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` }
      : {}),
  };
  return {
    pages: {
      ...everywhere,
      'content-security-policy': pagePolicy(chat, analytics, tiles, scripts),
      'x-frame-options': 'SAMEORIGIN',
    },
    api: { ...everywhere, 'content-security-policy': apiPolicy, 'cache-control': 'private, no-cache' },
  };
}
