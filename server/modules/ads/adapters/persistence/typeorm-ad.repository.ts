import { columnsOf, type Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { adErrors } from '../../domain/ad.errors.js';
import type { Ad, AdEvent, CountedAd } from '../../domain/ad.js';
import { AdRepository, type AdView } from '../../ports/ads.js';
import { AdSchema } from './ad.schema.js';

const atMost = 100;
const forgottenAtOnce = 5_000;

/** Does nothing if the impression is already known, or the ad isn't. */
const newView = `
  insert into ad_views (id, ad_id, seen_at, clicked_at) select $1, a.id, $3, $4 from ads a where a.id = $2
  on conflict (id) do nothing`;

const count = `
  insert into ad_counts as c (ad_id, impressions, clicks) values ($1, $2, $3)
  on conflict (ad_id) do update set impressions = c.impressions + excluded.impressions, clicks = c.clicks + excluded.clicks`;

export class TypeOrmAdRepository extends AdRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Ad> {
    const ad = await this.db.manager.findOneBy(AdSchema, { id });
    if (!ad) throw adErrors.notFound(id);
    return ad;
  }

  running(now: Date): Promise<CountedAd[]> {
    return this.db.rows<CountedAd>(
      `select ${columnsOf(AdSchema, 'a')}, coalesce(c.impressions, 0)::float8 as impressions
       from ads a left join ad_counts c on c.ad_id = a.id
       where not a.paused and a.ends_at > $1 and a.starts_at <= $1 order by a.ends_at, a.id limit ${atMost}`,
      [now],
      'running-ads',
    );
  }

  async save(ad: Ad, event: AdEvent): Promise<Ad> {
    const next = { ...ad, version: ad.version + 1 };
    if (!(await this.outbox.save(AdSchema, next, [event]))) throw adErrors.stale(ad.id);
    return next;
  }

  remove(id: string, event: AdEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const { affected } = await this.db.manager.delete(AdSchema, { id });
      if (affected) await this.outbox.append([event]);
    });
  }

  async isPhoto(filePath: string, startedBy?: Date): Promise<boolean> {
    const rows = await this.db.rows(
      `select from ads where photo_path = $1 and starts_at <= coalesce($2, 'infinity'::timestamptz) limit 1`,
      [filePath, startedBy ?? null],
      'ad-has-photo',
    );
    return rows.length > 0;
  }

  async photosAmong(filePaths: readonly string[]): Promise<readonly string[]> {
    const rows = await this.db.rows<{ path: string }>(
      'select distinct photo_path as path from ads where photo_path = any($1::text[])',
      [filePaths],
      'ad-photos-among',
    );
    return rows.map(({ path }) => path);
  }

  seen({ id, adId, at }: AdView): Promise<boolean> {
    return this.db.inTransaction(async () => {
      if ((await this.db.affected(newView, [id, adId, at, null])) === 0) return this.isView(id, adId);
      await this.db.affected(count, [adId, 1, 0]);
      return true;
    });
  }

  clicked({ id, adId, at }: AdView): Promise<boolean> {
    return this.db.inTransaction(async () => {
      if ((await this.db.affected(newView, [id, adId, at, at])) === 1) {
        await this.db.affected(count, [adId, 1, 1]);
        return true;
      }
      const first = 'update ad_views set clicked_at = $3 where id = $1 and ad_id = $2 and clicked_at is null';
      if ((await this.db.affected(first, [id, adId, at])) === 1) await this.db.affected(count, [adId, 0, 1]);
      return this.isView(id, adId);
    });
  }

  forgetViews(before: Date): Promise<number> {
    return this.db.affected(
      'delete from ad_views where id in (select id from ad_views where seen_at < $1 order by seen_at limit $2)',
      [before, forgottenAtOnce],
    );
  }

  async countsOf(id: string): Promise<{ impressions: number; clicks: number }> {
    const [row] = await this.db.rows<{ impressions: number; clicks: number }>(
      'select impressions::float8 as impressions, clicks::float8 as clicks from ad_counts where ad_id = $1',
      [id],
    );
    return row ?? { impressions: 0, clicks: 0 };
  }

  private async isView(id: string, adId: string): Promise<boolean> {
    return (await this.db.rows('select from ad_views where id = $1 and ad_id = $2', [id, adId])).length === 1;
  }
}
