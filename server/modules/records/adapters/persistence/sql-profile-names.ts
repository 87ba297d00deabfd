import type { Database } from '../../../../shared/db/index.js';
import type { Side } from '../../domain/fact.js';
import { ProfileNames } from '../../ports/profile-names.js';

const cards: Record<Side, string> = { brand: 'profile_brand_cards', influencer: 'profile_influencer_cards' };

/** Reads what profiles publish of themselves. */
export class SqlProfileNames extends ProfileNames {
  constructor(private readonly db: Database) {
    super();
  }

  async nameOf(side: Side, profileId: string): Promise<string | null> {
    const [card] = await this.db.rows<{ name: string }>(`select name from ${cards[side]} where id = $1`, [profileId]);
    return card?.name ?? null;
  }
}
