import { followerBands } from '../../../../contract/lists/index.js';
import { engagementSteps } from '../../../../contract/rules/influencer-filters.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import type { TagCodes } from './tag-codes.js';

/** Increment when the rows' derivation changes, to rebuild them all. */
const model = 1;
const batch = 2_000;
const nobody = '00000000-0000-0000-0000-000000000000';

const band = followerBands
  .map(({ id, from }) => `when f.followers >= ${from} then '${id}'`)
  .toReversed()
  .join(' ');

/** Every list and option that an influencer has. */
const labels = `
  select 'band' as list, case ${band} end as option
  union all select 'profile', case when f.claimed then 'claimed' else 'unclaimed' end
  union all select 'city', f.city
  union all select 'country', f.country
  union all select 'category', unnest(f.categories)
  union all select 'safety', unnest(f.safety_flags)
  union all select 'platform', jsonb_object_keys(f.accounts)
  union all select 'engagement', step::text from unnest(array[${engagementSteps.join(', ')}]) step where f.engagement >= step
  union all select case a.key when 'primaryCategories' then 'category' when 'contentRiskFlags' then 'safety' else a.key end,
    jsonb_array_elements_text(a.value) from jsonb_each(f.attributes) a`;

const refresh = `
  with facts as materialized (
    select * from profile_influencer_facts where id = any($1::uuid[]) and not hidden and not deleted),
  gone as (
    delete from discovery_influencers d where d.id = any($1::uuid[]) and not exists (select from facts where facts.id = d.id))
  insert into discovery_influencers as d (id, name, handle, bio, city, country, categories, accounts, photo_path, claimed,
                                          followers, engagement, tags, created_at, version)
  select f.id, f.name, f.handle, f.bio, f.city, f.country,
    array(select c.id from unnest(f.categories) with ordinality c (id, place)
          join discovery_tags t on t.list = 'category' and t.option = c.id order by c.place),
    f.accounts, f.photo_path, f.claimed, f.followers, f.engagement,
    coalesce((select array_agg(distinct t.code order by t.code) from (${labels}) l join discovery_tags t using (list, option)), '{}'),
    f.created_at, f.version
  from facts f
  on conflict (id) do update set
    name = excluded.name, handle = excluded.handle, bio = excluded.bio, city = excluded.city, country = excluded.country,
    categories = excluded.categories, accounts = excluded.accounts, photo_path = excluded.photo_path, claimed = excluded.claimed,
    followers = excluded.followers, engagement = excluded.engagement, tags = excluded.tags, created_at = excluded.created_at,
    version = excluded.version`;

/** The rows that brands browse, derived from the views published by profiles. */
export class BrowserIndex {
  constructor(
    private readonly db: Database,
    private readonly codes: TagCodes,
    private readonly clock: Clock,
  ) {}

  /** Rebuilds these influencers' rows, and deletes hidden ones. Idempotent. */
  async refresh(ids: readonly string[]): Promise<void> {
    await this.codes.all();
    await this.alone(() => this.db.affected(refresh, [ids]));
  }

  /** Rebuilds rows changed in this time range. */
  async refreshChanged(from: Date, to: Date): Promise<void> {
    const changed = await this.db.rows<{ id: string }>(
      `select f.id from profile_influencer_facts f left join discovery_influencers d on d.id = f.id
       where f.updated_at between $1 and $2 and d.version is distinct from f.version`,
      [from, to],
    );
    const ids = changed.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += batch) await this.refresh(ids.slice(start, start + batch));
  }

  /** Deletes their rows. Joins the open transaction. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.alone(() => this.db.affected('delete from discovery_influencers where id = any($1::uuid[])', [ids]));
  }

  /** Continues the backfill until everyone is included. Returns how many were read; 0 when complete. */
  async fillSome(): Promise<number> {
    const [state] = await this.db.rows(
      'select from discovery_fill where model = $1 and done_at is not null',
      [model],
      'browser-filled',
    );
    return state ? 0 : this.fillNext();
  }

  /** Restarts the backfill from the first influencer. */
  async startOver(): Promise<void> {
    await this.db.affected('delete from discovery_fill');
  }

  /** Runs the backfill to completion, and returns how many were read. `told` receives the progress. */
  async fill({ afresh = false, told }: { afresh?: boolean; told?: (read: number) => void } = {}): Promise<number> {
    if (afresh) await this.startOver();
    let read = 0;
    for (let some = await this.fillSome(); some > 0; some = await this.fillSome()) {
      read += some;
      told?.(read);
    }
    return read;
  }

  private async fillNext(): Promise<number> {
    await this.codes.all();
    return this.alone(async () => {
      await this.db.affected(
        `insert into discovery_fill (model) values ($1)
         on conflict (id) do update set model = $1, last_id = null, done_at = null where discovery_fill.model <> $1`,
        [model],
      );
      const next = await this.db.rows<{ id: string }>(
        `select id from profile_influencer_cards
         where id > coalesce((select last_id from discovery_fill), $1) order by id limit $2`,
        [nobody, batch],
      );
      const ids = next.map(({ id }) => id);
      if (ids.length > 0) await this.db.affected(refresh, [ids]);
      await this.db.affected('update discovery_fill set last_id = coalesce($1, last_id), done_at = $2', [
        ids.at(-1) ?? null,
        ids.length < batch ? this.clock.now() : null,
      ]);
      return ids.length;
    });
  }

  /** Serialised, so that nobody stores a stale read over a newer change. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    return this.db.inTransaction(async () => {
      await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('discovery', 0))`);
      return work();
    });
  }
}
