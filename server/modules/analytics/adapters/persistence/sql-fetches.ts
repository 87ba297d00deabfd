import type { Platform } from '../../../../contract/lists/social.js';
import { askForScreenshotHours, storyHours } from '../../../../contract/rules/deadlines.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { ScreenshotEvent } from '../../domain/reading.js';
import { type DueFetch, Fetches, leaseMs, oldestMs } from '../../ports/fetches.js';

type Row = DueFetch['piece'] & Readonly<{ postUrl: string; handle: string; failures: number }>;

/** A piece gets a row the first time it is fetched. */
export class SqlFetches extends Fetches {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async take(platform: Platform, now: Date, most: number, whose?: 'connected'): Promise<DueFetch[]> {
    const rows = await this.db.rows<Row>(
      `with due as (
         select p.id, p.collab_id, p.brand_id, p.influencer_id, p.type, p.post_url, p.published_at, i.handle
         from collab_pieces p
         join profile_influencer_cards i on i.id = p.influencer_id
         left join piece_fetches f on f.piece_id = p.id
         where p.platform = $1 and p.post_url is not null
           and ($4 or exists (
             select from connected_accounts c where c.influencer_id = p.influencer_id and c.platform = p.platform))
           and (f.next_at <= $2 or f.next_at is null and f.tried_at < p.published_at
             or f.piece_id is null and p.published_at > $2::timestamptz - interval '${oldestMs} milliseconds')
         order by p.type <> 'story', f.next_at nulls first, p.published_at, p.id limit $3
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
      [platform, now, most, whose === undefined],
    );
    return rows.map(({ handle, failures, ...piece }) => ({
      piece,
      failures,
      post: { url: piece.postUrl, handle, publishedAt: piece.publishedAt },
    }));
  }

  askAbout(now: Date, most: number, ask: (piece: DueFetch['piece']) => ScreenshotEvent): Promise<number> {
    return this.db.inTransaction(async () => {
      const pieces = await this.db.rows<DueFetch['piece']>(
        `with due as (
           select p.id, p.collab_id, p.brand_id, p.influencer_id, p.type, p.post_url, p.published_at from collab_pieces p
           where p.type = 'story' and p.post_url is not null and p.brand_id is not null
             and p.published_at > $1::timestamptz - interval '${storyHours} hours'
             and p.published_at <= $1::timestamptz - interval '${askForScreenshotHours} hours'
             and not exists (
               select from piece_readings r where r.piece_id = p.id and r.taken_at >= p.published_at and r.corrected_at is null)
             and not exists (select from piece_fetches f where f.piece_id = p.id and f.asked_at >= p.published_at)
           order by p.published_at, p.id limit $2
         ), claimed as (
           insert into piece_fetches (piece_id, next_at, failures, asked_at) select id, $1, 0, $1 from due
           on conflict (piece_id) do update set asked_at = excluded.asked_at
             where piece_fetches.asked_at is null
               or piece_fetches.asked_at < (select published_at from due where due.id = piece_fetches.piece_id)
           returning piece_id
         )
         select due.id, due.collab_id as "collabId", due.brand_id as "brandId", due.influencer_id as "influencerId", due.type,
           due.post_url as "postUrl", due.published_at as "publishedAt"
         from claimed join due on due.id = claimed.piece_id order by due.published_at, due.id`,
        [now, most],
      );
      await this.outbox.append(pieces.map(ask));
      return pieces.length;
    });
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
