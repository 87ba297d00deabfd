import type { Database } from '../../../../shared/db/index.js';
import { profileErrors } from '../../domain/profile.errors.js';
import {
  type BrandCard,
  type InfluencerCard,
  type MediaKit,
  ProfileQueries,
  type PublicBrand,
} from '../../ports/profile.queries.js';

const brandCard = `id, name, slug, city, category, avatar_path as "avatarPath"`;

export class TypeOrmProfileQueries extends ProfileQueries {
  constructor(private readonly db: Database) {
    super();
  }

  brandCards(ids: readonly string[]): Promise<BrandCard[]> {
    return this.db.rows(`select ${brandCard} from brands where id = any($1::uuid[])`, [ids], 'brand-cards');
  }

  influencerCards(ids: readonly string[]): Promise<InfluencerCard[]> {
    return this.db.rows(
      `select id, name, slug, handle, city, avatar_path as "avatarPath", followers::float8 as followers,
              array(select platform from social_accounts a where a.influencer_id = i.id order by platform) as platforms
       from influencers i where id = any($1::uuid[])`,
      [ids],
      'influencer-cards',
    );
  }

  async publicBrand(id: string): Promise<PublicBrand> {
    const [brand] = await this.db.rows<PublicBrand>(
      `select ${brandCard}, about, website from brands where id = $1`,
      [id],
      'public-brand',
    );
    if (!brand) throw profileErrors.brandNotFound(id);
    return brand;
  }

  async mediaKit(handle: string): Promise<MediaKit> {
    const [kit] = await this.db.rows<MediaKit>(
      `select name, slug, handle, bio, city, categories, avatar_path as "avatarPath", followers::float8 as followers,
              coalesce((
                select json_agg(json_build_object('platform', a.platform, 'handle', a.handle, 'followers', a.followers)
                                order by a.followers desc nulls last)
                from social_accounts a where a.influencer_id = i.id), '[]'::json) as accounts
       from influencers i where lower(handle) = lower($1) and claimed`,
      [handle],
      'media-kit',
    );
    if (!kit) throw profileErrors.influencerNotFound(handle);
    return kit;
  }
}
