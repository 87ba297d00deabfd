import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';
import type { BrowserIndex } from './browser-index.js';

/**
 * A copy of profiles for searching, and brands' searches. The copy is deleted at once; profiles keep what must stay.
 */
export class DiscoveryPersonalData implements PersonalData {
  readonly module = 'discovery';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
    private readonly index: BrowserIndex,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      shownToBrands: await this.db.rows(
        `select d.id, d.name, d.handle, d.bio, d.city, d.country, d.categories, d.accounts, d.photo_path as "photo",
           d.followers::float8 as followers, d.engagement::float8 as engagement,
           (select coalesce(json_object_agg(l.list, l.options), '{}'::json) from (
              select t.list, json_agg(t.option order by t.code) as options from discovery_tags t
              where t.code = any(d.tags) group by t.list) l) as "foundBy"
         from discovery_influencers d where d.id = any($1::uuid[])`,
        [uidsOf(subject)],
      ),
      targeting: await this.db.rows(
        `select brand_id as "brand", wanted, protected_wishes as "protectedWishes", words, exclude, updated_at as "updatedAt"
         from brand_targetings where brand_id = any($1::uuid[])`,
        [uidsOf(subject)],
      ),
      savedSearches: await this.db.rows(
        `select id, brand_id as "brand", name, filter, created_at as "createdAt", updated_at as "updatedAt"
         from saved_searches where brand_id = any($1::uuid[]) order by created_at`,
        [uidsOf(subject)],
      ),
    };
  }

  withdraw(subject: Subject): Promise<void> {
    return this.index.remove(uidsOf(subject));
  }

  bringBack(subject: Subject): Promise<void> {
    return this.index.refresh(uidsOf(subject));
  }

  async erase(subject: Subject): Promise<void> {
    await this.index.remove(uidsOf(subject));
    await this.db.affected('delete from brand_targetings where brand_id = any($1::uuid[])', [uidsOf(subject)]);
    await this.db.affected('delete from saved_searches where brand_id = any($1::uuid[])', [uidsOf(subject)]);
  }
}
