import type { Platform } from '../../../../contract/lists/index.js';
import { preferNotToSay } from '../../../../contract/lists/option.js';
import type { Choice } from '../../../../contract/rules/choice.js';
import type { Database } from '../../../../shared/db/index.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { notDeleted } from '../persistence/sql-deleted-profiles.js';
import type { MediaKitView, PublicBrandView } from '../http/profiles.dto.js';

/** A brand's summary. */
export type BrandCard = Omit<PublicBrandView, 'about' | 'website'>;

/** Where we write to a brand. */
export type BrandContact = Readonly<{ name: string; email: string }>;

/** An influencer's summary. `followers` are those of the largest account. */
export type InfluencerCard = Readonly<{
  id: string;
  name: string;
  slug: string;
  handle: string;
  city: string | null;
  avatarPath: string | null;
  followers: number;
  platforms: readonly Platform[];
  /** The portfolio's pictures, best first. */
  pictures: readonly string[];
}>;

const brandCard = `id, name, slug, city, category, avatar_path as "avatarPath"`;

/** A merged profile redirects to the kept one, even after its own name has been erased. */
const byHandle = `
  id = coalesce(
    (select o.id from influencers o where lower(o.handle) = lower($1)
       and not exists (select from influencer_merges m where m.merged_id = o.id)),
    (select m.kept_id from influencer_merges m where lower(m.handle) = lower($1) order by m.merged_at desc limit 1))`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads profiles for screens and other modules. */
export class ProfileQueries {
  constructor(private readonly db: Database) {}

  /** The existing ones, in no particular order. */
  brandCards(ids: readonly string[]): Promise<BrandCard[]> {
    return this.db.quickRead(
      `select ${brandCard} from brands where id = any($1::uuid[]) and ${notDeleted('brands.id')}`,
      [ids],
      'brand-cards',
    );
  }

  /** The existing ones, in no particular order. */
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

  /** Existing brands with this name and email, ignoring case; excludes deleted ones. */
  brandsNamed(brands: readonly BrandContact[]): Promise<BrandContact[]> {
    return this.db.rows(
      `select g.name, g.email from unnest($1::text[], $2::text[]) as g (name, email)
       where exists (select from brands
                     where lower(brands.name) = lower(g.name) and lower(brands.email) = lower(g.email) and ${notDeleted('brands.id')})`,
      [brands.map(({ name }) => name), brands.map(({ email }) => email)],
    );
  }

  /** Null for a brand that does not exist. */
  async brandContact(id: string): Promise<BrandContact | null> {
    const [contact = null] = await this.db.quickRead<BrandContact>(
      'select name, email from brands where id = $1',
      [id],
      'brand-contact',
    );
    return contact;
  }

  /** Whether the brand exists and is neither deleted nor erased. */
  async isBrandOpen(id: string): Promise<boolean> {
    const open = await this.db.quickRead(
      'select from brands where id = $1 and not exists (select from deleted_profiles where profile_uid = $1)',
      [id],
      'brand-is-open',
    );
    return open.length > 0;
  }

  /**
   * Food risks by influencer, without those who haven't answered. Health data: only for someone about to serve them.
   */
  async foodRisks(influencerIds: readonly string[]): Promise<ReadonlyMap<string, Choice<string>>> {
    const rows = await this.db.quickRead<{ id: string; risks: Choice<string> | null }>(
      `select influencer_id as id, attributes -> 'foodRiskGroups' as risks from influencer_details
       where influencer_id = any($1::uuid[]) and ${notDeleted('influencer_id')}`,
      [influencerIds],
      'food-risks',
    );
    return new Map(
      rows.flatMap(({ id, risks }) => (risks && !risks.chosen.includes(preferNotToSay.id) ? [[id, risks]] : [])),
    );
  }

  /** @throws profileErrors.brandNotFound */
  async publicBrand(id: string): Promise<PublicBrandView> {
    const [brand] = await this.db.quickRead<PublicBrandView>(
      `select ${brandCard}, about, website from brands where id = $1 and ${notDeleted('brands.id')}`,
      [id],
      'public-brand',
    );
    if (!brand) throw profileErrors.brandNotFound(id);
    return brand;
  }

  /**
   * A claimed profile, by handle or uid. Unclaimed people haven't consented to anything, and people who are closing
   * their account are no longer shown. @throws profileErrors.influencerNotFound
   */
  async mediaKit(handleOrUid: string): Promise<MediaKitView> {
    const byUid = uuid.test(handleOrUid);
    const [kit] = await this.db.rows<MediaKitView>(
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
