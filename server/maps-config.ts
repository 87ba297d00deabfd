import type { Reader } from './config-reader.js';

/** Streets for maps: an address with {z}, {x} and {y}, whom the map names as its source, and a page about that. */
export type MapTiles = Readonly<{ url: string; attribution: string; attributionUrl?: string }>;

/** A geocoder that speaks Nominatim's API, and the email address at which its operator can reach us. */
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

export function geocoderFrom(read: Reader): GeocoderSettings | undefined {
  const url = read.encrypted('GEOCODER_URL', read.url('GEOCODER_URL', web));
  if (!read.both('GEOCODER_URL', 'GEOCODER_CONTACT')) return undefined;
  const contact = read.email('GEOCODER_CONTACT', 'maps@tastemaker.test');
  return url ? { url, contact } : undefined;
}
