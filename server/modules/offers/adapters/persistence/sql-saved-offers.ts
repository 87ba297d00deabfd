import type { Database } from '../../../../shared/db/index.js';
import { SavedOffers } from '../../ports/repositories.js';

export class SqlSavedOffers extends SavedOffers {
  constructor(private readonly db: Database) {
    super();
  }

  async add(influencerId: string, offerId: string, now: Date): Promise<void> {
    await this.db.affected(
      'insert into saved_offers (influencer_id, offer_id, saved_at) values ($1, $2, $3) on conflict do nothing',
      [influencerId, offerId, now],
    );
  }

  async remove(influencerId: string, offerId: string): Promise<void> {
    await this.db.affected('delete from saved_offers where influencer_id = $1 and offer_id = $2', [
      influencerId,
      offerId,
    ]);
  }

  async of(influencerId: string): Promise<readonly string[]> {
    const rows = await this.db.rows<{ id: string }>(
      'select offer_id as id from saved_offers where influencer_id = $1 order by saved_at desc, offer_id',
      [influencerId],
    );
    return rows.map(({ id }) => id);
  }
}
