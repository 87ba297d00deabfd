import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { GeocoderSettings } from '../../../../outside-config.js';
import { type Near, type Place, placesAtMost } from '../../domain/place.js';
import { type Found, Geocoder } from '../../ports/geocoder.js';

const answerWithinMs = 5_000;
/** How long a request waits in the queue before falling back to towns. */
const patienceMs = 4_000;
const keptAtMost = 1_000;

/**
 * From this rank on it is a street, a building or an address:
 * https://nominatim.org/release-docs/latest/customize/Ranking/
 */
const streetRank = 26;

type Result = Readonly<{ lat?: unknown; lon?: unknown; display_name?: unknown; place_rank?: unknown }>;

/**
 * Nominatim's search (https://nominatim.org/release-docs/latest/api/Search/), or a compatible service. Follows the
 * usage policy of OpenStreetMap's server: identifies itself, at most one request a second, and caches results. `others`
 * is the fallback.
 */
export class NominatimGeocoder extends Geocoder {
  private readonly kept = new Map<string, readonly Place[]>();

  constructor(
    private readonly settings: GeocoderSettings,
    /** One request a second, across all processes. */
    private readonly turns: RateLimiterAbstract,
    private readonly others: Geocoder,
    private readonly log: Logger,
    private readonly patience = patienceMs,
  ) {
    super();
  }

  async find(text: string, near?: Near): Promise<Found> {
    const places = await this.search(near && !text.includes(near.label) ? `${text}, ${near.label}` : text);
    return places.length > 0 ? { places, source: 'OpenStreetMap' } : this.others.find(text, near);
  }

  /** Empty if it is down or too busy. */
  private async search(text: string): Promise<readonly Place[]> {
    const key = text.toLowerCase();
    const known = this.kept.get(key);
    if (known) return known;
    try {
      if (!(await this.hasTurn())) return [];
      const places = await this.ask(text);
      this.keep(key, places);
      return places;
    } catch (fault) {
      this.log.warn(`The geocoder did not answer: ${String(fault)}`);
      return [];
    }
  }

  private async ask(text: string): Promise<Place[]> {
    const { url, contact } = this.settings;
    const query = new URLSearchParams({ q: text, format: 'jsonv2', countrycodes: 'gb', limit: String(placesAtMost) });
    const answer = await fetch(`${url}/search?${query.toString()}`, {
      headers: { 'user-agent': `Tastemaker (${contact})`, 'accept-language': 'en-GB' },
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const results: unknown = await answer.json();
    if (!Array.isArray(results)) throw new Error('it is no list');
    return (results as Result[]).flatMap(placeOf).slice(0, placesAtMost);
  }

  private keep(key: string, places: readonly Place[]): void {
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= keptAtMost) this.kept.delete(oldest);
    this.kept.set(key, places);
  }

  private async hasTurn(): Promise<boolean> {
    const until = performance.now() + this.patience;
    for (;;) {
      const wait = await this.turns.consume('search').then(() => 0, untilNext);
      if (wait === 0) return true;
      if (performance.now() + wait > until) return false;
      await pause(wait);
    }
  }
}

function untilNext(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
  throw refusal;
}

/**
 * The display name is the whole address, from small to large: `3, Stonegate, York, England, YO1 8AW, United Kingdom`.
 */
function placeOf({ lat, lon, display_name: name, place_rank: rank }: Result): Place[] {
  const point = { lat: Number(lat), lng: Number(lon) };
  if (!(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) || typeof name !== 'string') return [];
  const parts = name
    .slice(0, 300)
    .split(', ')
    .filter((part) => part !== 'United Kingdom');
  const named = /^\d/.test(name) ? 2 : 1;
  return [
    {
      label: parts.slice(0, named).join(' '),
      within: parts.slice(named).join(', '),
      ...point,
      exact: Number(rank) >= streetRank,
    },
  ];
}
