import { attentionRates } from '../../../../contract/metrics.js';

/** Published in the period, each with its newest reading that stands. $1 brand, $2 and $3 the period. */
export const ownPieces = `
  select p.*, r.basis, r.taken_at, r.reach, r.views, r.likes, r.comments, r.shares, r.saves,
    case when r.id is not null
      then coalesce(r.likes, 0) + coalesce(r.comments, 0) + coalesce(r.shares, 0) + coalesce(r.saves, 0) end as engagements
  from collab_pieces p
  left join lateral (
    select * from piece_readings r
    where r.piece_id = p.id and r.corrected_at is null order by r.taken_at desc, r.id desc limit 1) r on true
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
  own.basis, own.taken_at as "takenAt"`;
