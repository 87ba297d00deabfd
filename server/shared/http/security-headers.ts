import type { Config } from '../../config.js';

const yearInSeconds = 31_536_000;

/**
 * `chat` is the origin of an external chat widget, if configured, which opens a socket to its own host. `analytics` is
 * where events are sent; its script is ours, and nothing is loaded from there. `tiles` serves map tiles.
 */
const pagePolicy = (chat: string, analytics: string, tiles: string) =>
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
    `script-src 'self' https://js.stripe.com${chat}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
  ].join('; ');

const apiPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** With a leading space; empty for our own origin. */
const otherOrigin = (url: string | undefined, publicUrl: string): string => {
  const origin = url && new URL(url).origin;
  return origin && origin !== new URL(publicUrl).origin ? ` ${origin}` : '';
};

export type HeaderSet = Readonly<Record<string, string>>;

/** The same for every response, so built once: OWASP Secure Headers. Pages and JSON differ in what they may load. */
export function securityHeaders({
  publicUrl,
  liveChat,
  productAnalytics,
  mapTiles,
}: Pick<Config, 'publicUrl' | 'liveChat' | 'productAnalytics' | 'mapTiles'>): { pages: HeaderSet; api: HeaderSet } {
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
      'content-security-policy': pagePolicy(chat, analytics, tiles),
      'x-frame-options': 'SAMEORIGIN',
    },
    api: { ...everywhere, 'content-security-policy': apiPolicy, 'cache-control': 'private, no-cache' },
  };
}
