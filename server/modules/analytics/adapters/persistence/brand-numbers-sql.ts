import { attentionRates, pieceMetrics } from '../../../../contract/metrics.js';

const metrics = pieceMetrics.map(({ id }) => id);
const engaging = ['likes', 'comments', 'shares', 'saves'];
const each = (sql: (metric: string) => string, by = ', ') => metrics.map(sql).join(by);
const newestTold = (column: string, metric: string) =>
  `(array_agg(r.${column} order by r.taken_at desc, r.id desc) filter (where r.${metric} is not null))[1]`;

/**
 * Published in the period, each with the newest number of each kind: that of its newest reading that stands, and where this one
 * is silent, of the readings before it, which are looked at only then. `basis` is the weakest of those that stand behind a
 * number, `bases` that of each. $1 brand, $2 and $3 the period.
 */
export const ownPieces = `
  select p.*, n.taken_at, ${each((metric) => `coalesce(n.${metric}, f.${metric}) as ${metric}`)},
    case when n.id is null then null
      when 'estimated' in (n.basis, ${each((metric) => `case when n.${metric} is null then f.${metric}_basis end`)}) then 'estimated'
      when 'declared' in (n.basis, ${each((metric) => `case when n.${metric} is null then f.${metric}_basis end`)}) then 'declared'
      else 'measured' end as basis,
    json_build_object(${each((metric) => `'${metric}', case when n.${metric} is null then f.${metric}_basis else n.basis end`)}) as bases,
    case when n.id is not null
      then ${engaging.map((metric) => `coalesce(n.${metric}, f.${metric}, 0)`).join(' + ')} end as engagements
  from collab_pieces p
  left join lateral (
    select * from piece_readings r
    where r.piece_id = p.id and r.corrected_at is null order by r.taken_at desc, r.id desc limit 1) n on true
  left join lateral (
    select ${each((metric) => `${newestTold(metric, metric)} as ${metric}, ${newestTold('basis', metric)} as ${metric}_basis`)}
    from piece_readings r
    where r.piece_id = p.id and r.corrected_at is null and n.id is not null
      and (${each((metric) => `n.${metric} is null`, ' or ')})) f on true
  where p.brand_id = $1 and p.status = 'published' and p.published_at >= $2 and p.published_at < $3`;

/** The rates as rows, for the sum of earned media: amounts in pence. */
export const rates = `(values ${Object.entries(attentionRates)
  .map(
    ([platform, { thousandReachedPence, engagementPence }]) =>
      `('${platform}', ${thousandReachedPence}::numeric, ${engagementPence}::numeric)`,
  )
  .join(', ')}) as rate (platform, thousand, engagement)`;

/** What some pieces reached together, as one JSON. Needs `own` joined with the rates. */
export const figures = `json_build_object(
  'pieces', count(*),
  'posts', count(*) filter (where own.post_url is not null),
  'bases', json_build_object(
    'measured', count(*) filter (where basis = 'measured'),
    'declared', count(*) filter (where basis = 'declared'),
    'estimated', count(*) filter (where basis = 'estimated')),
  'reach', sum(reach),
  'views', sum(views),
  'engagements', sum(engagements),
  'rate', round(sum(engagements) filter (where reach > 0) / nullif(sum(reach) filter (where reach > 0), 0), 6),
  'earnedPence', round(sum(coalesce(reach, views, 0) / 1000.0 * rate.thousand + engagements * rate.engagement)))`;

/** What the wall and the table of pieces show of one. $4 is now: after the rights have run out, the file stays closed. */
export const wallPiece = `
  own.id, own.collab_id as "collabId", own.title, own.type, own.platform, own.post_url as "postUrl",
  own.published_at as "publishedAt",
  json_build_object('id', own.influencer_id, 'name', coalesce(card.name, 'Former influencer'), 'handle', coalesce(card.handle, '')) as influencer,
  case when own.rights_until is null or own.rights_until > $4 then own.media_id end as "mediaId",
  case when own.basis is not null then json_build_object('reach', own.reach, 'views', own.views, 'likes', own.likes,
    'comments', own.comments, 'shares', own.shares, 'saves', own.saves) end as numbers,
  own.basis, case when own.basis is not null then own.bases end as bases, own.taken_at as "takenAt"`;
