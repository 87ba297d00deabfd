import type { InfluencerSort } from '../../../../contract/rules/influencer-filters.js';

/** The JSON names of a card's columns; `p` is its row. */
const facts = `
  'id', p.id, 'name', p.name, 'handle', p.handle, 'city', p.city, 'country', p.country, 'categories', p.categories,
  'followers', p.followers, 'engagement', p.engagement, 'photoPath', p.photo_path, 'claimed', p.claimed, 'addedAt', p.created_at`;

const largestFirst = `order by (a.value->>'followers')::bigint desc nulls last, a.key`;

/** A card: names, and followers by platform. */
export const card = `json_build_object(${facts},
  'platforms', (select coalesce(json_agg(a.key ${largestFirst}), '[]'::json) from jsonb_each(p.accounts) a))`;

/**
 * Everything a brand can see; `s` is the view that profiles publishes of the same person. `$2` are the lists already on
 * the card.
 */
export const sheet = `json_build_object(${facts}, 'bio', p.bio, 'source', s.source, 'accounts', s.accounts,
  'portfolio', s.portfolio, 'audience', s.audience, 'availability', s.availability,
  'attributes', (select coalesce(json_object_agg(l.list, l.options), '{}'::json) from (
    select t.list, json_agg(t.option order by t.code) as options from discovery_tags t
    where t.code = any(p.tags) and t.list <> all($2::text[]) group by t.list) l))`;

/** The column for each sort order, and how its value is written into a cursor. */
export const orders: Readonly<Record<InfluencerSort, { column: string; type: string; text: string }>> = {
  followers: { column: 'followers', type: 'bigint', text: 'followers::text' },
  engagement: { column: 'engagement_rank', type: 'numeric', text: 'engagement_rank::text' },
  newest: {
    column: 'created_at',
    type: 'timestamptz',
    text: `to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
};
