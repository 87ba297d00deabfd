import { attentionRates, pieceMetricIds } from '../../../../contract/metrics.js';

const engaging = ['likes', 'comments', 'shares', 'saves'];
const each = (sql: (metric: string) => string, by = ', ') => pieceMetricIds.map(sql).join(by);
const newestTold = (column: string, metric: string) =>
  `(array_agg(r.${column} order by r.taken_at desc, r.id desc) filter (where r.${metric} is not null))[1]`;

const basisBefore = (metric: string) => `case when n.${metric} is null then b.${metric}_basis end`;
const silent = each((metric) => `${metric} is null`, ' or ');

/**
 * Pieces with the newest number of each kind: from the newest valid reading, or if that has gaps, from earlier ones,
 * which are read only then. `basis` is the least reliable basis of a piece's numbers, `bases` the basis of each. One
 * index scan finds both kinds of readings and covers every column of the newest, instead of one lookup per piece. Every
 * reading has its piece, so a full join is equivalent, and PostgreSQL never runs it as a nested loop, which it might
 * otherwise choose because it can't estimate their number.
 */
const withNumbers = (published: string) => `
  with p as materialized (${published}),
    newest as (
      select distinct on (piece_id) piece_id, id, taken_at, basis, ${pieceMetricIds.join(', ')} from piece_readings
      where piece_id = any(array(select id from p)) and corrected_at is null order by piece_id, taken_at desc, id desc),
    before as (
      select piece_id, ${each((metric) => `${newestTold(metric, metric)} as ${metric}, ${newestTold('basis', metric)} as ${metric}_basis`)}
      from piece_readings r
      where piece_id = any(array(select piece_id from newest where ${silent})) and corrected_at is null group by piece_id)
  select p.*, n.taken_at, ${each((metric) => `coalesce(n.${metric}, b.${metric}) as ${metric}`)},
    case when b.piece_id is null then n.basis
      when 'estimated' in (n.basis, ${each(basisBefore)}) then 'estimated'
      when 'declared' in (n.basis, ${each(basisBefore)}) then 'declared'
      else 'measured' end as basis,
    json_build_object(${each((metric) => `'${metric}', case when n.${metric} is null then b.${metric}_basis else n.basis end`)}) as bases,
    case when n.id is not null
      then ${engaging.map((metric) => `coalesce(n.${metric}, b.${metric}, 0)`).join(' + ')} end as engagements
  from p full join newest n on n.piece_id = p.id full join before b on b.piece_id = p.id`;

/**
 * What a brand published in a period, with these columns of each piece. $1 brand, $2 and $3 the period; `rest` may
 * narrow it further. Forces a lookup per Collab: the planner would rather scan all brands' pieces once than look up a
 * thousand Collabs.
 */
export const ownPieces = (columns: string, rest = ''): string =>
  withNumbers(`
    select ${columns} from collab_pieces
    where collab_id = any(array(select id from collab_facts where brand_id = $1)) and status = 'published'
      and published_at >= $2 and published_at < $3 ${rest}`);

/** Only the given ones. $1 their ids. */
export const namedPieces = withNumbers('select * from collab_pieces where id = any($1::uuid[])');

/** Largest reach first. */
export const largestReach = 'coalesce(reach, views) desc nulls last, published_at desc, id';

/** The rates as rows, to sum earned media value: amounts in pence. */
export const rates = `(values ${Object.entries(attentionRates)
  .map(
    ([platform, { thousandReachedPence, engagementPence }]) =>
      `('${platform}', ${thousandReachedPence}::numeric, ${engagementPence}::numeric)`,
  )
  .join(', ')}) as rate (platform, thousand, engagement)`;

/** Totals for one platform's pieces. Needs `own`, grouped by platform at least, because prices depend on it. */
export const sums = `
  count(*) as pieces, count(own.post_url) as posts,
  count(*) filter (where basis = 'measured') as measured,
  count(*) filter (where basis = 'declared') as declared,
  count(*) filter (where basis = 'estimated') as estimated,
  sum(reach) as reach, sum(views) as views, sum(engagements) as engagements,
  sum(engagements) filter (where reach > 0) as engaged,
  sum(coalesce(reach, views, 0)) filter (where basis is not null) as attention`;

/** Totals of pieces, as one JSON object. Needs `summed`, joined with the rates. */
export const figures = `json_build_object(
  'pieces', coalesce(sum(pieces), 0),
  'posts', coalesce(sum(posts), 0),
  'bases', json_build_object(
    'measured', coalesce(sum(measured), 0), 'declared', coalesce(sum(declared), 0), 'estimated', coalesce(sum(estimated), 0)),
  'reach', sum(reach),
  'views', sum(views),
  'engagements', sum(engagements),
  'rate', round(sum(engaged) / nullif(sum(reach), 0), 6),
  'earnedPence', round(sum(attention / 1000.0 * rate.thousand + engagements * rate.engagement)))`;

/**
 * Columns for the wall and the table of pieces. `now` is the current time: files whose rights have expired are hidden.
 */
export const wallPiece = (now: string) => `
  own.id, own.collab_id as "collabId", own.title, own.type, own.platform, own.post_url as "postUrl",
  own.published_at as "publishedAt",
  json_build_object('id', own.influencer_id, 'name', coalesce(card.name, 'Former influencer'), 'handle', coalesce(card.handle, '')) as influencer,
  case when own.rights_until is null or own.rights_until > ${now} then own.media_id end as "mediaId",
  case when own.basis is not null then json_build_object('reach', own.reach, 'views', own.views, 'likes', own.likes,
    'comments', own.comments, 'shares', own.shares, 'saves', own.saves) end as numbers,
  own.basis, case when own.basis is not null then own.bases end as bases, own.taken_at as "takenAt"`;
