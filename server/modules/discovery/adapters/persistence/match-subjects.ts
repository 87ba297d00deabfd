import type { Database } from '../../../../shared/db/index.js';
import { discoveryErrors } from '../../domain/discovery.errors.js';
import type { Subject } from '../../domain/match.js';

const ofBrand = 'select city, category from profile_brand_cards where id = $1';
const ofOffer = `select brand_id as "brandId", city, category, state = 'live' as live from collab_offer_facts where id = $1`;

/** Views of brands and offers published by other modules: category and place. */
export class MatchSubjects {
  constructor(private readonly db: Database) {}

  /** A deleted brand has no place and no category. */
  async ofBrand(brandId: string): Promise<Subject> {
    const [row] = await this.db.quickRead<Subject>(ofBrand, [brandId], 'match-brand');
    return row ?? { city: '', category: '' };
  }

  /** An offer with its brand. @throws discoveryErrors.offerNotFound */
  async ofOffer(offerId: string) {
    const [row] = await this.db.quickRead<Subject & { brandId: string; live: boolean }>(
      ofOffer,
      [offerId],
      'match-offer',
    );
    if (!row) throw discoveryErrors.offerNotFound(offerId);
    return row;
  }
}
