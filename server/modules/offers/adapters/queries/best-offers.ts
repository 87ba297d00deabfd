import { matchPoints } from '../../../../contract/rules/match.js';

/** A deleted brand's offers stay live in case it is restored; until then nobody can find them. */
export const ofDeleted = 'brand_id in (select id from profile_deleted_brands)';

/** The reader, and how many points each brand gives for its wishes. `$2` is the reader. */
const weights = `
  reader as materialized (
    select coalesce(p.points, 0) as my_points, p.city as my_city, coalesce(p.categories, '{}') as my_categories, coalesce(p.tags, '{}') as my_tags
    from (select) nobody left join discovery_people p on p.id = $2),
  wishes as materialized (
    select w.brand_id, sum(w.points)::int as points from discovery_wishes w, reader where w.codes && my_tags group by w.brand_id),
  near as materialized (select * from unnest($6::uuid[], $7::int[]) as n (offer_id, points))`;

/** Points for place and topic, as in the influencer browser's match; a test ensures that both are equal. */
const kindScore = `my_points
  + case when city = my_city then ${matchPoints.city} else 0 end
  + case when category = any(my_categories) then ${matchPoints.category} else 0 end`;

const live = `state = 'live' and not ${ofDeleted}`;

/** Those of `offers` with their points, after the cursor. */
const weighed = (offers: string) => `
  select id, score from (
    select o.id, (${kindScore} + coalesce(wishes.points, 0) + coalesce(near.points, 0))::int as score
    from (${offers}) o cross join reader left join wishes using (brand_id) left join near on near.offer_id = o.id) each
  where $4::int is null or (score, id) < ($4::int, $5::uuid)`;

/** The newest few of each city and category, as all of them have the same points. */
const fewOfEachKind = (where: string) => `
  kinds as (
    (select city, category from offers where state = 'live'${where} order by city, category limit 1)
    union all
    select next.* from kinds cross join lateral (
      select city, category from offers where state = 'live' and (city, category) > (kinds.city, kinds.category)${where}
      order by city, category limit 1) next),
  apart as (
    select id, brand_id, city, category from offers where ${live}${where} and brand_id = any(array(select brand_id from wishes))
    union
    select id, brand_id, city, category from offers where ${live}${where} and id = any($6::uuid[])),
  best as (
    ${weighed('select * from apart')}
    union all
    select alike.id, kind.score
    from (select city, category, (${kindScore})::int as score from kinds cross join reader) kind
    cross join lateral (
      select id from offers
      where ${live}${where} and city = kind.city and category = kind.category
        and ($4::int is null or kind.score <= $4::int)
        and id < case when kind.score = $4::int then $5::uuid else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end
        and not brand_id in (select brand_id from wishes) and not id in (select offer_id from near)
      order by id desc limit $3) alike)`;

const every = (where: string) => `
  best as (${weighed(`select id, brand_id, city, category from offers where ${live}${where}`)})`;

/**
 * `cut`: the ids and scores of a page of live offers, best for the reader first. $2 the reader, $3 the limit, $4 and $5
 * the cursor, $6 and $7 the offers with text close to the reader's, and their points. All offers of one city and
 * category score the same, unless their brand wants something that the reader has, or their text is close: these are
 * scored individually, and of all others only a page's worth of each kind. Unless `onIndex` holds, `where` has
 * conditions beyond that index, and every matching offer is scored.
 */
export const bestOffers = (where: string, onIndex: boolean): string => `
  ${weights},
  ${onIndex ? fewOfEachKind(where) : every(where)},
  cut as (select id, score from best order by score desc, id desc limit $3)`;
