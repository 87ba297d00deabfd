import { preferNotToSay } from '../../../../contract/lists/option.js';
import type { Choice } from '../../../../contract/rules/choice.js';
import type { Database } from '../../../../shared/db/index.js';
import { profileErrors } from '../../domain/profile.errors.js';
import {
  type BrandCard,
  type BrandContact,
  type InfluencerCard,
  type MediaKit,
  ProfileQueries,
  type PublicBrand,
} from '../../ports/profile.queries.js';
import { notDeleted } from './sql-deleted-profiles.js';

const brandCard = `id, name, slug, city, category, avatar_path as "avatarPath"`;

/** A profile that went into another one leads on to it, also once its own name is forgotten. */
const byHandle = `
  id = coalesce(
    (select o.id from influencers o where lower(o.handle) = lower($1)
       and not exists (select from influencer_merges m where m.merged_id = o.id)),
    (select m.kept_id from influencer_merges m where lower(m.handle) = lower($1) order by m.merged_at desc limit 1))`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class TypeOrmProfileQueries extends ProfileQueries {
  constructor(private readonly db: Database) {
    super();
  }

  brandCards(ids: readonly string[]): Promise<BrandCard[]> {
    return this.db.quickRead(
      `select ${brandCard} from brands where id = any($1::uuid[]) and ${notDeleted('brands.id')}`,
      [ids],
      'brand-cards',
    );
  }

  influencerCards(ids: readonly string[]): Promise<InfluencerCard[]> {
    return this.db.quickRead(
      `select id, name, slug, handle, city, avatar_path as "avatarPath", followers::float8 as followers,
              array(select platform from social_accounts a where a.influencer_id = i.id order by platform) as platforms,
              array(select file_path from portfolio_pieces p where p.influencer_id = i.id and p.kind = 'image' order by place) as pictures
       from influencers i where id = any($1::uuid[]) and ${notDeleted('i.id')}`,
      [ids],
      'influencer-cards',
    );
  }

  brandsNamed(brands: readonly BrandContact[]): Promise<BrandContact[]> {
    return this.db.rows(
      `select g.name, g.email from unnest($1::text[], $2::text[]) as g (name, email)
       where exists (select from brands
                     where lower(brands.name) = lower(g.name) and lower(brands.email) = lower(g.email) and ${notDeleted('brands.id')})`,
      [brands.map(({ name }) => name), brands.map(({ email }) => email)],
    );
  }

  async brandContact(id: string): Promise<BrandContact | null> {
    const [contact = null] = await this.db.quickRead<BrandContact>(
      'select name, email from brands where id = $1',
      [id],
      'brand-contact',
    );
    return contact;
  }

  async isBrandOpen(id: string): Promise<boolean> {
    const open = await this.db.quickRead(
      'select from brands where id = $1 and not exists (select from deleted_profiles where profile_uid = $1)',
      [id],
      'brand-is-open',
    );
    return open.length > 0;
  }

  async foodRisks(influencerId: string): Promise<Choice<string> | null> {
    const [row] = await this.db.quickRead<{ risks: Choice<string> | null }>(
      `select attributes -> 'foodRiskGroups' as risks from influencer_details
       where influencer_id = $1 and ${notDeleted('influencer_id')}`,
      [influencerId],
      'food-risks',
    );
    const risks = row?.risks ?? null;
    return risks?.chosen.includes(preferNotToSay.id) ? null : risks;
  }

  async publicBrand(id: string): Promise<PublicBrand> {
    const [brand] = await this.db.quickRead<PublicBrand>(
      `select ${brandCard}, about, website from brands where id = $1 and ${notDeleted('brands.id')}`,
      [id],
      'public-brand',
    );
    if (!brand) throw profileErrors.brandNotFound(id);
    return brand;
  }

  async mediaKit(handleOrUid: string): Promise<MediaKit> {
    const byUid = uuid.test(handleOrUid);
    const [kit] = await this.db.rows<MediaKit>(
      `select id, name, slug, handle, bio, city, categories, avatar_path as "avatarPath", followers::float8 as followers,
              s.accounts, s.portfolio
       from influencers i join profile_influencer_sheets s using (id) where ${byUid ? 'id = $1' : byHandle} and claimed and ${notDeleted('i.id')}
         and not (select f.hidden from profile_influencer_facts f where f.id = i.id)`,
      [handleOrUid],
      byUid ? 'media-kit-by-uid' : 'media-kit',
    );
    if (!kit) throw profileErrors.influencerNotFound(handleOrUid);
    return kit;
  }
}
