/** The measured world's expected values, hand-written over the tables, independently of the product's SQL. */

export const kinds = ['reach', 'views', 'likes', 'comments', 'shares', 'saves'];
const standing = `select * from piece_readings r where r.piece_id = d.id and not exists (select from piece_readings y where y.corrects = r.id)`;

/** The newest of a kind; empty readings don't count. Declared precedes measured in the alphabet, as in reliability. */
const last = (kind: string, column = kind) =>
  `(select ${column} from (${standing}) x where x.${kind} is not null order by taken_at desc limit 1)`;

/** The pieces of a brand's period. $1 brand, $2 and $3 the period. */
export const newest = `
  select d.id, d.collab_id, c.influencer_id, c.terms->>'title' as title, d.post_url, d.published_at, ${kinds.map((kind) => `${last(kind)} as ${kind}`).join(', ')},
    coalesce(${last('likes')}, 0) + coalesce(${last('comments')}, 0) + coalesce(${last('shares')}, 0) + coalesce(${last('saves')}, 0) as engagements,
    (select min(basis) from (${standing}) x where ${kinds.map((kind) => `x.id = ${last(kind, 'id')}`).join(' or ')}) as basis,
    (select id from (${standing}) x limit 1) as reading
  from collabs c
  join deliverables d on d.collab_id = c.id and d.published_at between $2 and $3
  where c.brand_id = $1`;

export const sums = `
  count(*)::int as pieces, count(post_url)::int as posts, sum(reach)::float as reach, sum(views)::float as views,
  sum(case when reading is not null then engagements end)::float as engagements,
  count(*) filter (where basis = 'measured')::int as measured, count(*) filter (where basis = 'declared')::int as declared`;

/** The product's response, in the columns of `sums`. */
export const flat = ({ pieces, posts, reach, views, engagements, bases }: any) => ({
  ...{ pieces, posts, reach, views, engagements, measured: bases.measured, declared: bases.declared },
});
