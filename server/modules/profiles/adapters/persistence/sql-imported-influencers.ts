import type { Platform } from '../../../../contract/lists/index.js';
import { columnsOf, type Database, jsonOf } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { ImportEvent } from '../../domain/imported-influencer.js';
import type { Influencer, SocialAccount } from '../../domain/influencer.js';
import { slugsFor } from '../../domain/profile-slug.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { ImportedInfluencers } from '../../ports/influencers.js';
import { InfluencerSchema, SocialAccountSchema } from './influencer.schema.js';

type FoundRow = Omit<Influencer, 'accounts'> & {
  asked: string;
  accounts: (Omit<SocialAccount, 'updatedAt'> & { updatedAt: string })[];
};

/** One index lookup for each handle and place; `offset 0` keeps the planner from scanning whole tables. */
const findPeople = `
  select g.handle as asked, ${columnsOf(InfluencerSchema, 'i')},
         coalesce((
           select json_agg(json_build_object(${jsonOf(SocialAccountSchema, 'a', { without: ['influencerId'] })}) order by a.platform)
           from social_accounts a where a.influencer_id = i.id), '[]'::json) as accounts
  from unnest($2::text[]) as g (handle)
  cross join lateral (
    select coalesce(
      (select influencer_id from social_accounts where platform = $1 and lower(handle) = lower(g.handle)),
      (select id from influencers where lower(handle) = lower(g.handle)),
      (select influencer_id from social_accounts
       where platform in ('instagram', 'tiktok', 'youtube') and lower(handle) = lower(g.handle) order by platform limit 1)
    ) as id offset 0) found
  join influencers i on i.id = found.id`;

/** Domain field names, quoted, so that rows map straight to objects. */
const given = `
  jsonb_to_recordset($1::jsonb) as g (
    id uuid, name text, handle text, slug text, bio text, city text, country text, categories text[], "avatarPath" text, email text,
    claimed boolean, source text, followers bigint, engagement numeric, "createdAt" timestamptz, "updatedAt" timestamptz, version int)`;

const insertPeople = `
  insert into influencers (id, name, handle, slug, bio, city, country, categories, avatar_path, email, claimed, source, followers,
                           engagement, created_at, updated_at, version)
  select id, name, handle, slug, bio, city, country, categories, "avatarPath", email, claimed, source, followers,
         engagement, "createdAt", "updatedAt", 1
  from ${given}
  on conflict (slug) do nothing
  returning id`;

const updatePeople = `
  update influencers i set name = g.name, city = g.city, email = g.email, categories = g.categories, followers = g.followers, engagement = g.engagement,
                           updated_at = g."updatedAt", version = i.version + 1
  from ${given}
  where i.id = g.id and i.version = g.version and not i.claimed`;

const upsertAccounts = `
  insert into social_accounts (influencer_id, platform, handle, followers, engagement, country, categories, updated_at)
  select "influencerId", platform, handle, followers, engagement, country, categories, "updatedAt"
  from jsonb_to_recordset($1::jsonb) as g (
    "influencerId" uuid, platform text, handle text, followers bigint, engagement numeric, country text, categories text[],
    "updatedAt" timestamptz)
  on conflict (influencer_id, platform) do update
    set followers = excluded.followers, engagement = excluded.engagement, country = excluded.country,
        categories = excluded.categories, updated_at = excluded.updated_at
    where (social_accounts.followers, social_accounts.engagement, social_accounts.country, social_accounts.categories, social_accounts.updated_at)
      is distinct from (excluded.followers, excluded.engagement, excluded.country, excluded.categories, excluded.updated_at)`;

export class SqlImportedInfluencers extends ImportedInfluencers {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(platform: Platform, handles: readonly string[]): Promise<ReadonlyMap<string, Influencer>> {
    const rows = await this.db.rows<FoundRow>(findPeople, [platform, handles], 'import-find');
    return new Map(rows.map(({ asked, ...row }) => [asked, { ...row, accounts: row.accounts.map(withDate) }]));
  }

  async store(influencers: readonly Influencer[], event: ImportEvent): Promise<void> {
    const created = influencers.filter(({ version }) => version === 0);
    const updated = influencers.filter(({ version }) => version > 0);
    const accounts = influencers.flatMap(({ id, accounts }) =>
      accounts.map((account) => ({ ...account, influencerId: id })),
    );
    await orRefused(
      this.db.inTransaction(async () => {
        await this.insert(created);
        await this.update(updated);
        await this.db.rows(upsertAccounts, [JSON.stringify(accounts)], 'import-accounts');
        await this.outbox.append([event]);
      }),
    );
  }

  /** If a slug is taken, tries the next, one at a time. */
  private async insert(created: readonly Influencer[]): Promise<void> {
    const inserted = new Set(await this.insertWithTheirSlugs(created));
    for (const influencer of created.filter(({ id }) => !inserted.has(id))) await this.insertWithFreeSlug(influencer);
  }

  private async insertWithFreeSlug(influencer: Influencer): Promise<void> {
    for (const slug of slugsFor(influencer.handle, influencer.id)) {
      const [id] = await this.insertWithTheirSlugs([{ ...influencer, slug }]);
      if (id) return;
    }
  }

  private async insertWithTheirSlugs(created: readonly Influencer[]): Promise<string[]> {
    if (created.length === 0) return [];
    const rows = await this.db.rows<{ id: string }>(insertPeople, [JSON.stringify(created)], 'import-insert');
    return rows.map(({ id }) => id);
  }

  private async update(updated: readonly Influencer[]): Promise<void> {
    if (updated.length === 0) return;
    const touched = await this.db.affected(updatePeople, [JSON.stringify(updated)]);
    if (touched !== updated.length) throw profileErrors.rowRefused('Someone else has just changed this profile.');
  }
}

const withDate = (account: FoundRow['accounts'][number]): SocialAccount => ({
  ...account,
  updatedAt: new Date(account.updatedAt),
});

/** SQLSTATE classes 21 to 23: the data is invalid or conflicts. Any other error isn't the row's fault. */
async function orRefused(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const { code, message } =
      (error as { driverError?: { code?: string; message?: string } }).driverError ??
      (error as { code?: string; message?: string });
    throw /^2[123]/.test(code ?? '') ? profileErrors.rowRefused(message ?? '') : error;
  }
}
