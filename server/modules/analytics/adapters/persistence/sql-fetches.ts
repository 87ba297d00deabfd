import type { Platform } from '../../../../contract/lists/social.js';
import type { Database } from '../../../../shared/db/index.js';
import { type DueFetch, Fetches, leaseMs, oldestMs } from '../../ports/fetches.js';

type Row = DueFetch['piece'] & Readonly<{ postUrl: string; handle: string; failures: number }>;

/** A piece gets a row the first time it is fetched. */
export class SqlFetches extends Fetches {
  constructor(private readonly db: Database) {
    super();
  }

  async take(platform: Platform, now: Date, most: number): Promise<DueFetch[]> {
    const rows = await this.db.rows<Row>(
      `with due as (
         select p.id, p.collab_id, p.brand_id, p.influencer_id, p.type, p.post_url, p.published_at, i.handle
         from collab_pieces p
         join profile_influencer_cards i on i.id = p.influencer_id
         left join piece_fetches f on f.piece_id = p.id
         where p.platform = $1 and p.post_url is not null
           and (f.next_at <= $2 or f.next_at is null and f.tried_at < p.published_at
             or f.piece_id is null and p.published_at > $2::timestamptz - interval '${oldestMs} milliseconds')
         order by f.next_at nulls first, p.published_at, p.id limit $3
       ), taken as (
         insert into piece_fetches (piece_id, next_at, failures)
         select id, $2::timestamptz + interval '${leaseMs} milliseconds', 0 from due
         on conflict (piece_id) do update set next_at = excluded.next_at
           where piece_fetches.next_at <= $2 or piece_fetches.next_at is null
         returning piece_id, failures, tried_at
       )
       select due.id, due.collab_id as "collabId", due.brand_id as "brandId", due.influencer_id as "influencerId", due.type,
         due.post_url as "postUrl", due.published_at as "publishedAt", due.handle,
         case when taken.tried_at < due.published_at then 0 else taken.failures end as failures
       from taken join due on due.id = taken.piece_id order by due.published_at, due.id`,
      [platform, now, most],
    );
    return rows.map(({ handle, failures, ...piece }) => ({
      piece,
      failures,
      post: { url: piece.postUrl, handle, publishedAt: piece.publishedAt },
    }));
  }

  async note(pieceId: string, { at, failures, next }: Parameters<Fetches['note']>[1]): Promise<void> {
    await this.db.affected('update piece_fetches set tried_at = $2, failures = $3, next_at = $4 where piece_id = $1', [
      pieceId,
      at,
      failures,
      next,
    ]);
  }
}
