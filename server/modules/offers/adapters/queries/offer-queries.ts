import type { Offer } from '../../domain/offer.js';
import type { Slot } from '../../domain/slot.js';
import { type Database, jsonOf } from '../../../../shared/db/index.js';
import { offerErrors } from '../../domain/offer.errors.js';
import { OfferSchema, SlotSchema } from '../persistence/offer.schema.js';
import type { MapBounds } from '../../../../shared/http/map-bounds.js';
import type { OfferCityView, OfferMarkerView } from '../http/offer-queries.dto.js';
import { bestOffers, ofDeleted } from './best-offers.js';

export type BrandSummary = Readonly<{ id: string; name: string; avatarPath: string | null }>;

export type FeedFilter = Readonly<{
  city?: string;
  category?: string;
  bounds?: MapBounds;
  /** Only those saved by this reader. */
  saved?: boolean;
  /** `match`: best for this reader first, by the score that brands also see; else newest first. */
  sort?: 'newest' | 'match';
  /** For the best match: the points of offers with text close to the reader's, by id. */
  near?: ReadonlyMap<string, number>;
  limit: number;
  after?: string;
}>;

export type MapFilter = Pick<FeedFilter, 'city' | 'category' | 'saved'> &
  Readonly<{
    bounds: MapBounds;
    /** The size of a cell in degrees: offers in one cell share a marker. */ cell: number;
  }>;

/** An offer with its brand, upcoming times, and the reader's own open Collab for it. */
export type OfferRecord = Readonly<{
  offer: Offer;
  brand: BrandSummary;
  slots: readonly Slot[];
  collabId: string | null;
  /** Whether the reader has saved it. */
  saved: boolean;
}>;

type Row = {
  offer: Offer;
  brand: BrandSummary;
  slots: Slot[] | null;
  collabId: string | null;
  saved: boolean;
};

/** The row is sent unchanged: influencers see only columns that are named here. */
const onCard = [
  'id', 'title', 'kind', 'gives', 'valuePence', 'coversPence', 'asks', 'venue', 'city', 'category', 'guests', 'photoPath', 'shipped', 'rights', 'state',
  'createdAt', 'lat', 'lng', 'exactPlace',
] as const; // prettier-ignore

/** This influencer's open Collab for this offer, if they can see it: an unsent request must not leak. */
const collabOf = (influencer: string) => `
  (select c.id from collab_cards c join collab_facts f on f.id = c.id
    where c.offer_id = o.id and c.influencer_id = ${influencer} and c.outcome = 'open')`;

/** One card, with JSON names. `$1` is now, `$2` the influencer who reads. */
const card = `
  json_build_object(
    ${jsonOf(OfferSchema, 'o', { only: onCard })},
    'saved', exists (select from saved_offers f where f.offer_id = o.id and f.influencer_id = $2),
    'brand', json_build_object('id', b.id, 'name', b.name, 'avatarPath', b.avatar_path),
    'placesLeft', coalesce(s.places, 0), 'nextSlotAt', s.next_at,
    'collabId', ${collabOf('$2')})`;

/** Each offer of the page with its brand and its places. */
const joined = `
    from page o
    join profile_brand_cards b on b.id = o.brand_id
    left join lateral (
      select sum(capacity - taken)::int as places, min(starts_at) filter (where taken < capacity) as next_at
      from slots where offer_id = o.id and starts_at > $1) s on true`;

/** The page is cut before any joins. */
const bestMatches = (where: string, onIndex: boolean) => `
  with recursive ${bestOffers(where, onIndex)},
  page as (select offers.*, cut.score from cut join offers using (id)),
  cards as (select o.id, o.score, (${card})::jsonb || jsonb_build_object('score', o.score) as card ${joined})
  select json_build_object(
    'items', coalesce(json_agg(card order by score desc, id desc), '[]'::json),
    'next', case when count(*) = $3 then (select score || '_' || id from cards order by score, id limit 1) end
  )::text as body from cards`;

/** The page is cut before any joins. */
const pageOf = (offers: string) => `
  with page as (${offers}), cards as (
    select o.created_at, o.id, ${card} as card ${joined})
  select json_build_object(
    'items', coalesce(json_agg(card order by created_at desc, id desc), '[]'::json),
    'next', case when count(*) = $3 then (select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id from cards order by created_at, id limit 1) end
  )::text as body from cards`;

/** One offer. `$1` is its id, `$2` now, `$3` the influencer who reads. */
const oneOffer = `
  select
    json_build_object(${jsonOf(OfferSchema, 'o')}) as offer,
    json_build_object('id', b.id, 'name', b.name, 'avatarPath', b.avatar_path) as brand,
    (select json_agg(json_build_object(${jsonOf(SlotSchema, 's')}) order by s.starts_at)
     from slots s where s.offer_id = o.id and s.starts_at > $2) as slots,
    ${collabOf('$3')} as "collabId",
    exists (select from saved_offers f where f.offer_id = o.id and f.influencer_id = $3) as saved
  from offers o join profile_brand_cards b on b.id = o.brand_id where o.id = $1`;

/** The filters on live offers, as SQL with parameters from `first`. */
function narrowed(
  { city, category, bounds, saved }: Omit<FeedFilter, 'limit' | 'after'>,
  influencerId: string | null,
  first: number,
) {
  const values: unknown[] = [];
  const next = (value: unknown) => `$${first - 1 + values.push(value)}`;
  const parts: string[] = [];
  if (city) parts.push(`city = ${next(city)}`);
  if (category) parts.push(`category = ${next(category)}`);
  if (bounds) {
    const [west, south, east, north] = bounds.map((edge) => `${next(edge)}::float8`);
    parts.push(`lng between ${west} and ${east} and lat between ${south} and ${north}`);
  }
  if (saved)
    parts.push(
      `exists (select from saved_offers s where s.offer_id = offers.id and s.influencer_id = ${next(influencerId)})`,
    );
  const name = [city && '-city', category && '-category', bounds && '-bounds', saved && '-saved']
    .filter(Boolean)
    .join('');
  return { where: parts.map((part) => ` and ${part}`).join(''), values, name };
}

const after = '($4::timestamptz is null or (created_at, id) < ($4, $5::uuid))';

const cursorOf = (text?: string): [string | null, string | null] => {
  const [at, id] = text?.split('_') ?? [];
  return [at ?? null, id ?? null];
};

/** Reads offers for screens. */
export class OfferQueries {
  constructor(private readonly db: Database) {}

  /**
   * Live offers, newest or best match first, as the JSON text of an `OfferPage`: PostgreSQL builds it, and it is passed
   * through unparsed. `influencerId` marks what this reader has already requested.
   */
  feed({ limit, after: cursor, sort, ...filter }: FeedFilter, now: Date, influencerId: string | null): Promise<string> {
    if (sort === 'match') return this.forYou({ limit, after: cursor, ...filter }, now, influencerId);
    const { where, values, name } = narrowed(filter, influencerId, 6);
    return this.body(
      `select * from offers where state = 'live' and not ${ofDeleted} and ${after}${where} order by created_at desc, id desc limit $3`,
      [now, influencerId, limit, ...cursorOf(cursor), ...values],
      `offer-feed${name}`,
    );
  }

  private async forYou(page: FeedFilter, now: Date, influencerId: string | null): Promise<string> {
    const { limit, after: cursor, near = new Map<string, number>(), ...filter } = page;
    const { where, values, name } = narrowed(filter, influencerId, 8);
    return this.read(
      bestMatches(where, !filter.bounds && !filter.saved),
      [now, influencerId, limit, ...cursorOf(cursor), [...near.keys()], [...near.values()], ...values],
      `offer-for-you${name}`,
    );
  }

  /** Live offers in an area of the map as markers, largest first, at most `limit`. */
  async markers(
    { cell, ...filter }: MapFilter,
    influencerId: string | null,
    limit: number,
  ): Promise<OfferMarkerView[]> {
    const { where, values } = narrowed(filter, influencerId, 3);
    return this.db.rows<OfferMarkerView>(
      `select avg(lat) as lat, avg(lng) as lng, count(*)::int as count,
         case when count(*) = 1 then min(id::text) end as "offerId", case when count(*) = 1 then min(title) end as title,
         case when count(*) = 1 then min(value_pence)::int end as "valuePence"
       from offers where state = 'live' and not ${ofDeleted}${where}
       group by floor(lng / $1::float8), floor(lat / $1::float8) order by count(*) desc, min(id::text) limit $2`,
      [cell, limit, ...values],
    );
  }

  /** Cities with live offers, most offers first, ties by id. */
  async cities(filter: Pick<FeedFilter, 'category' | 'saved'>, influencerId: string | null): Promise<OfferCityView[]> {
    const { where, values, name } = narrowed(filter, influencerId, 1);
    return this.db.quickRead<OfferCityView>(
      `with live as (select city, count(*)::int as count from offers where state = 'live'${where} group by city),
         deleted as (select city, count(*)::int as count from offers where state = 'live' and ${ofDeleted}${where} group by city)
       select city, live.count - coalesce(deleted.count, 0) as count from live left join deleted using (city)
       where live.count > coalesce(deleted.count, 0) order by 2 desc, city`,
      values,
      `offer-cities${name}`,
    );
  }

  /** All offers of one brand, newest first, in the same form. */
  ofBrand(brandId: string, { limit, after: cursor }: FeedFilter, now: Date): Promise<string> {
    return this.body(
      `select * from offers where brand_id = $6 and ${after} order by created_at desc, id desc limit $3`,
      [now, null, limit, ...cursorOf(cursor), brandId],
      'offer-of-brand',
    );
  }

  /** One. @throws offerErrors.notFound */
  async get(id: string, now: Date, influencerId: string | null): Promise<OfferRecord> {
    const [row] = await this.db.quickRead<Row>(oneOffer, [id, now, influencerId], 'offer-get');
    if (!row) throw offerErrors.notFound(id);
    return {
      ...row,
      offer: { ...row.offer, createdAt: new Date(row.offer.createdAt), updatedAt: new Date(row.offer.updatedAt) },
      slots: (row.slots ?? []).map((slot) => ({ ...slot, startsAt: new Date(slot.startsAt) })),
    };
  }

  /** Whether a published offer shows this photo; with `draftsToo`, any offer. */
  async isPhoto(filePath: string, { draftsToo } = { draftsToo: false }): Promise<boolean> {
    const rows = await this.db.rows(
      `select from offers where photo_path = $1 and ($2 or state <> 'draft') limit 1`,
      [filePath, draftsToo],
      'offer-is-photo',
    );
    return rows.length > 0;
  }

  private body(offers: string, values: unknown[], name: string): Promise<string> {
    return this.read(pageOf(offers), values, name);
  }

  private async read(sql: string, values: unknown[], name: string): Promise<string> {
    const [row] = await this.db.quickRead<{ body: string }>(sql, values, name);
    return row!.body;
  }
}
