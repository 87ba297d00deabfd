import { columnsOf, type Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';
import { formerProfile } from '../../domain/deletion.js';
import { VenueSchema } from './typeorm-venue.repository.js';

/** A profile's own content. Others worked with it, so the row stays, anonymised. */
export class ProfilesPersonalData implements PersonalData {
  readonly module = 'profiles';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      influencers: await this.db.rows(
        `select id, name, handle, slug, bio, city, country, categories, avatar_path as "avatar", email, claimed, source,
           followers::float8 as followers, engagement::float8 as engagement, created_at as "createdAt", updated_at as "updatedAt",
           (select json_build_object(
              'dateOfBirth', d.date_of_birth, 'attributes', d.attributes, 'keptFromBrands', d.private_lists,
              'audience', d.audience, 'availability', d.availability)
            from influencer_details d where d.influencer_id = i.id) as details,
           (select coalesce(json_agg(json_build_object('place', p.place, 'file', p.file_path, 'kind', p.kind, 'caption', p.caption)
              order by p.place), '[]'::json) from portfolio_pieces p where p.influencer_id = i.id) as portfolio,
           (select coalesce(json_agg(json_build_object(
              'platform', f.platform, 'day', f.day, 'followers', f.followers, 'engagement', f.engagement)
              order by f.platform, f.day), '[]'::json) from follower_counts f where f.influencer_id = i.id) as "followerCounts",
           (select coalesce(json_agg(json_build_object(
              'platform', a.platform, 'handle', a.handle, 'followers', a.followers, 'engagement', a.engagement,
              'country', a.country, 'categories', a.categories, 'updatedAt', a.updated_at) order by a.platform), '[]'::json)
            from social_accounts a where a.influencer_id = i.id) as accounts,
           (select coalesce(json_agg(json_build_object('handle', m.handle, 'moved', m.moved, 'mergedAt', m.merged_at)
              order by m.merged_at), '[]'::json) from influencer_merges m where m.kept_id = i.id) as "mergedProfiles",
           (select coalesce(json_agg(json_build_object('category', f.category, 'note', f.note, 'setAt', f.set_at,
              'liftedAt', f.lifted_at) order by f.set_at), '[]'::json)
            from safety_flags f where f.influencer_id = i.id) as "safetyFlags"
         from influencers i where id = any($1::uuid[]) order by created_at`,
        [uidsOf(subject, 'influencer')],
      ),
      brands: await this.db.rows(
        `select id, name, slug, email, city, category, about, website, avatar_path as "avatar",
           created_at as "createdAt", updated_at as "updatedAt"
         from brands where id = any($1::uuid[]) order by created_at`,
        [uidsOf(subject, 'brand')],
      ),
      venues: await this.db.rows(
        `select ${columnsOf(VenueSchema, 'v', { without: ['version'] })}
         from venues v where brand_id = any($1::uuid[]) order by created_at`,
        [uidsOf(subject, 'brand')],
      ),
    };
  }

  async withdraw(subject: Subject, now: Date): Promise<void> {
    await this.db.affected(
      `insert into unlisted_influencers (influencer_id, since) select id, $2 from influencers where id = any($1::uuid[])
       on conflict (influencer_id) do nothing`,
      [uidsOf(subject, 'influencer'), now],
    );
  }

  async bringBack(subject: Subject): Promise<void> {
    await this.db.affected('delete from unlisted_influencers where influencer_id = any($1::uuid[])', [
      uidsOf(subject, 'influencer'),
    ]);
  }

  async erase(subject: Subject, now: Date): Promise<void> {
    for (const uid of uidsOf(subject, 'influencer')) await this.eraseInfluencer(uid, now);
    for (const uid of uidsOf(subject, 'brand')) await this.eraseBrand(uid, now);
  }

  private async eraseInfluencer(uid: string, now: Date): Promise<void> {
    const { name, handle, slug } = formerProfile({ uid, type: 'influencer' });
    const tables = ['social_accounts', 'influencer_details', 'follower_counts', 'portfolio_pieces', 'safety_flags'];
    await this.db.affected('delete from influencer_merges where kept_id = $1', [uid]);
    await this.db.affected(`update influencer_merges set moved = '{}' where merged_id = $1`, [uid]);
    for (const table of tables) await this.db.affected(`delete from ${table} where influencer_id = $1`, [uid]);
    await this.db.affected(
      `update influencers set name = $2, handle = $3, slug = $4, bio = '', city = null, country = null, categories = '{}',
         avatar_path = null, email = null, claimed = false, followers = 0, engagement = null, updated_at = $5, version = version + 1
       where id = $1`,
      [uid, name, handle, slug, now],
    );
  }

  private async eraseBrand(uid: string, now: Date): Promise<void> {
    const { name, slug } = formerProfile({ uid, type: 'brand' });
    await this.db.affected('delete from venues where brand_id = $1', [uid]);
    await this.db.affected(
      `update brands set name = $2, slug = $3, email = '', about = '', website = null, avatar_path = null,
         updated_at = $4, version = version + 1
       where id = $1`,
      [uid, name, slug, now],
    );
  }
}
