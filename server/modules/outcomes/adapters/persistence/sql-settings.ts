import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';
import { type BookingHook, type ResultSettings, unsaid } from '../../domain/collab-link.js';
import { BookingHooks, SettingsRepository } from '../../ports/repositories.js';

export class SqlSettingsRepository extends SettingsRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async of(brandId: string): Promise<ResultSettings> {
    const [settings] = await this.db.rows<ResultSettings>(
      `select brand_id as "brandId", target_url as "targetUrl", margin_percent as "marginPercent"
       from result_settings where brand_id = $1`,
      [brandId],
    );
    return settings ?? unsaid(brandId);
  }

  async save({ brandId, targetUrl, marginPercent }: ResultSettings): Promise<void> {
    await this.db.affected(
      `insert into result_settings (brand_id, target_url, margin_percent) values ($1, $2, $3)
       on conflict (brand_id) do update set target_url = excluded.target_url, margin_percent = excluded.margin_percent`,
      [brandId, targetUrl, marginPercent],
    );
  }
}

export class SqlBookingHooks extends BookingHooks {
  constructor(private readonly db: Database) {
    super();
  }

  find(id: string): Promise<BookingHook | null> {
    return this.one('id', id);
  }

  ofBrand(brandId: string): Promise<BookingHook | null> {
    return this.one('brand_id', brandId);
  }

  async replace({ id, brandId, sealedSecret, createdAt }: BookingHook): Promise<void> {
    await this.db.affected(
      `insert into booking_hooks (id, brand_id, sealed_secret, created_at) values ($1, $2, $3, $4)
       on conflict (brand_id) do update
       set id = excluded.id, sealed_secret = excluded.sealed_secret, created_at = excluded.created_at`,
      [id, brandId, sealedSecret, createdAt],
    );
  }

  async remove(brandId: string): Promise<void> {
    await this.db.affected('delete from booking_hooks where brand_id = $1', [brandId]);
  }

  private async one(column: 'id' | 'brand_id', value: string): Promise<BookingHook | null> {
    const [hook = null] = await this.db.rows<BookingHook>(
      `select id, brand_id as "brandId", sealed_secret as "sealedSecret", created_at as "createdAt"
       from booking_hooks where ${column} = $1`,
      [value],
    );
    return hook;
  }
}

/** The words and links of creators. Guests are counted, never named. */
export class OutcomesPersonalData implements PersonalData {
  readonly module = 'outcomes';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      collabLinks: await this.db.rows(
        `select collab_id as "collab", code, word, created_at as "since" from collab_links
         where influencer_id = any($1::uuid[]) order by created_at`,
        [uidsOf(subject)],
      ),
    };
  }

  /** Printed codes still lead to the brand, but the word no longer names the creator. */
  async erase(subject: Subject): Promise<void> {
    for (const table of ['booking_hooks', 'result_settings'])
      await this.db.affected(`delete from ${table} where brand_id = any($1::uuid[])`, [uidsOf(subject)]);
    await this.db.affected(`update collab_links set word = upper(code) where influencer_id = any($1::uuid[])`, [
      uidsOf(subject),
    ]);
  }
}
