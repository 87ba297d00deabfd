import { In } from 'typeorm';
import { erasedTerms } from '../../../../contract/terms.js';
import { columnsOf, type Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';
import type { EndOffers } from '../../use-cases/move-offer.js';
import { OfferDefaultsSchema, OfferSchema } from './offer.schema.js';

/**
 * What brands offer, and what influencers have saved. The offer's existence stays on record for those who agreed to it.
 */
export class OffersPersonalData implements PersonalData {
  readonly module = 'offers';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
    private readonly endOffers: EndOffers,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      offers: await this.db.rows(
        `select ${columnsOf(OfferSchema, 'o', { without: ['version'] })} from offers o where brand_id = any($1::uuid[]) order by created_at`,
        [uidsOf(subject)],
      ),
      offerDefaults: await this.db.rows(
        `select ${columnsOf(OfferDefaultsSchema, 'o', { without: ['version'] })} from offer_defaults o where brand_id = any($1::uuid[])`,
        [uidsOf(subject)],
      ),
      saved: await this.db.rows(
        'select offer_id as "offer", saved_at as "savedAt" from saved_offers where influencer_id = any($1::uuid[])',
        [uidsOf(subject)],
      ),
    };
  }

  async withdraw({ userId, profiles }: Subject): Promise<void> {
    for (const profile of profiles)
      if (profile.type === 'brand')
        await this.endOffers.execute({ userId, role: 'brand', profile, memberRole: 'owner' }, profile.uid);
  }

  /** A brand's venue may be someone's home, so venue and brief are erased. */
  async erase(subject: Subject): Promise<void> {
    const uids = uidsOf(subject);
    await this.db.affected('delete from saved_offers where influencer_id = any($1::uuid[])', [uids]);
    await this.db.affected('delete from offer_defaults where brand_id = any($1::uuid[])', [uids]);
    await this.db.manager.update(
      OfferSchema,
      { brandId: In(uids) },
      {
        ...erasedTerms,
        ...{ venueId: null, blackoutDates: [], exactPlace: false },
        lat: () => 'round(lat::numeric, 1)',
        lng: () => 'round(lng::numeric, 1)',
        version: () => 'version + 1',
      },
    );
  }
}
