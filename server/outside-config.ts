import type { Reader } from './config-reader.js';
import type { Platform } from './contract/lists/social.js';
import { isOwnHost } from './shared/http/networks.js';

/** The external identity provider, and our client there. `label` is shown after "Continue with". */
export type OidcSettings = Readonly<{ issuer: string; clientId: string; clientSecret: string; label: string }>;

/** An S3-compatible service. Without an endpoint it is Amazon's own; without keys the machine's role is used. */
export type S3Config = Readonly<{
  bucket: string;
  region: string;
  endpoint: string | undefined;
  credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }> | undefined;
}>;

/** A PostHog project; its key is public. */
export type ProductAnalyticsConfig = Readonly<{ key: string; host: string }>;

/** Keys for fetching post metrics; a platform without a key isn't used. `standIn` replaces all of them. */
export type PlatformKeys = Readonly<{
  instagram: Readonly<{ id: string; token: string }> | undefined;
  tiktok: Readonly<{ key: string; secret: string }> | undefined;
  youtube: Readonly<{ key: string }> | undefined;
  standIn: string | undefined;
}>;

/** Our registrations for connecting creators' own accounts; `standIn` replaces all hosts. */
export type SocialClients = Readonly<
  Record<Platform, Readonly<{ id: string; secret: string }> | undefined> & {
    /** What Meta repeats when an operator registers our address for its webhooks. */
    webhookToken: string | undefined;
    standIn: string | undefined;
  }
>;

/** Street tiles: a URL with {z}, {x} and {y}, their attribution, and its link. */
export type MapTiles = Readonly<{ url: string; attribution: string; attributionUrl?: string }>;

/** A geocoder with Nominatim's API, and the email address at which its operator can reach us. */
export type GeocoderSettings = Readonly<{ url: string; contact: string }>;

const web = ['https:', 'http:'];

export function mapTilesFrom(read: Reader): MapTiles | undefined {
  const url = read.url('MAP_TILES_URL', web);
  const attributionUrl = read.beside('MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION_URL', web);
  read.refused('MAP_TILES_URL', url?.startsWith('http:') ?? false, 'must begin with https://.');
  if (url !== undefined && !['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    read.faults.push('MAP_TILES_URL must have {z}, {x} and {y}, as in https://tiles.example.com/{z}/{x}/{y}.png.');
  const [, attribution] = read.both('MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION') ?? [];
  return url && attribution ? { url, attribution, ...(attributionUrl && { attributionUrl }) } : undefined;
}

/** A clamd, to which nothing is encrypted. */
export function clamavFrom(read: Reader): string | undefined {
  const url = read.url('CLAMAV_URL', ['tcp:']);
  const isOutside = url !== undefined && !isOwnHost(new URL(url).hostname);
  read.refused('CLAMAV_URL', isOutside, 'must be in your own network, because clamd doesn’t encrypt.');
  return url;
}

export function geocoderFrom(read: Reader): GeocoderSettings | undefined {
  const url = read.encrypted('GEOCODER_URL', read.url('GEOCODER_URL', web));
  if (!read.both('GEOCODER_URL', 'GEOCODER_CONTACT')) return undefined;
  const contact = read.email('GEOCODER_CONTACT', 'maps@tastemaker.test');
  return url ? { url, contact } : undefined;
}

/** Has no receiver: reports stay in our own log. */
const ownDsn = 'https://tastemaker@errors.invalid/1';

/** A public key, no password, and a numeric project id. */
const isDsn = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname } = new URL(text);
  return username !== '' && password === '' && /\/\d+$/.test(pathname);
};

export function s3From(read: Reader): S3Config | undefined {
  const [accessKeyId, secretAccessKey] = [read.text('S3_ACCESS_KEY_ID'), read.text('S3_SECRET_ACCESS_KEY')];
  const endpoint = read.encrypted('S3_ENDPOINT', read.url('S3_ENDPOINT', ['http:', 'https:']));
  const bucket = read.text('S3_BUCKET');
  if (!bucket) {
    if (endpoint ?? accessKeyId ?? secretAccessKey) read.faults.push('S3_BUCKET is missing.');
    return undefined;
  }
  if (!accessKeyId !== !secretAccessKey)
    read.faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together, or neither.');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region: read.text('S3_REGION') ?? 'eu-west-2', endpoint, credentials };
}

/** All three or none. The issuer isn't normalised: providers compare it character by character. */
export function oidcFrom(read: Reader): OidcSettings | undefined {
  const [issuer, clientId, clientSecret] = (['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).map(
    (name) => read.text(name),
  );
  read.url('OIDC_ISSUER', ['https:', 'http:']);
  read.refused('OIDC_ISSUER', issuer?.startsWith('http:') ?? false, 'must begin with https://.');
  if (issuer && clientId && clientSecret)
    return { issuer, clientId, clientSecret, label: read.text('OIDC_LABEL') ?? 'single sign-on' };
  if (issuer || clientId || clientSecret)
    read.faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three, or none.');
  return undefined;
}

export function monitoringFrom(read: Reader): Readonly<{ monitoringDsn: string; monitoringPassesOn: boolean }> {
  const dsn = read.url('SENTRY_DSN', ['https:']);
  if (dsn !== undefined && !isDsn(dsn))
    read.faults.push('SENTRY_DSN must be what Sentry shows for the project: https://key@host/number.');
  return { monitoringDsn: dsn ?? ownDsn, monitoringPassesOn: dsn !== undefined };
}

export function productAnalyticsFrom(read: Reader): ProductAnalyticsConfig | undefined {
  const key = read.text('POSTHOG_KEY');
  const host = read.url('POSTHOG_HOST', ['https:']);
  if (key === undefined && host !== undefined) read.faults.push('POSTHOG_KEY is missing.');
  if (key !== undefined && !/^phc_\w+$/.test(key))
    read.faults.push('POSTHOG_KEY must be the key of a project, which begins with phc_.');
  return key === undefined ? undefined : { key, host: host ?? 'https://eu.i.posthog.com' };
}

export function platformKeysFrom(read: Reader): PlatformKeys {
  const instagram = read.both('INSTAGRAM_ACCOUNT_ID', 'INSTAGRAM_ACCESS_TOKEN');
  if (instagram && !/^\d+$/.test(instagram[0]))
    read.faults.push('INSTAGRAM_ACCOUNT_ID must be the number of a professional account, such as 17841405309211844.');
  const tiktok = read.both('TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET');
  const youtube = read.text('YOUTUBE_API_KEY');
  return {
    instagram: instagram && { id: instagram[0], token: instagram[1] },
    tiktok: tiktok && { key: tiktok[0], secret: tiktok[1] },
    youtube: youtube === undefined ? undefined : { key: youtube },
    standIn: undefined,
  };
}

export function socialClientsFrom(read: Reader): SocialClients {
  const client = (id: string, secret: string) => {
    const found = read.both(id, secret);
    return found && { id: found[0], secret: found[1] };
  };
  return {
    instagram: client('INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'),
    tiktok: client('TIKTOK_LOGIN_KEY', 'TIKTOK_LOGIN_SECRET'),
    youtube: client('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
    webhookToken: read.text('INSTAGRAM_WEBHOOK_TOKEN'),
    standIn: undefined,
  };
}
