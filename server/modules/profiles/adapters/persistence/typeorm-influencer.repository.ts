import type { Platform } from '../../../../contract/lists/index.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { type Influencer, type InfluencerEvent, isJoining, type UnclaimedProfile } from '../../domain/influencer.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { slugsFor } from '../../domain/profile-slug.js';
import { InfluencerRepository } from '../../ports/influencers.js';
import { insertWithFreeSlug } from './free-slug.js';
import { InfluencerSchema, SocialAccountSchema } from './influencer.schema.js';
import { notDeleted } from './sql-deleted-profiles.js';

export class TypeOrmInfluencerRepository extends InfluencerRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Influencer> {
    const row = await this.db.manager.findOneBy(InfluencerSchema, { id });
    if (!row) throw profileErrors.influencerNotFound(id);
    const accounts = await this.db.manager.find(SocialAccountSchema, {
      where: { influencerId: id },
      order: { platform: 'ASC' },
    });
    return { ...row, accounts: accounts.map(({ influencerId: _, ...account }) => account) };
  }

  async unclaimed(handle: string): Promise<UnclaimedProfile | null> {
    const [profile] = await this.db.rows<UnclaimedProfile>(
      `select id, handle, name from influencers i
       where lower(handle) = lower($1) and not claimed and ${notDeleted('i.id')}
         and not exists (select from unlisted_influencers u where u.influencer_id = i.id)`,
      [handle],
      'unclaimed-profile',
    );
    return profile ?? null;
  }

  save(influencer: Influencer, ...events: InfluencerEvent[]): Promise<Influencer> {
    const next = { ...influencer, version: influencer.version + 1 };
    return this.db.inTransaction(async () => {
      if (isJoining(influencer)) await checkNotReserved(this.db, influencer.handle);
      const write = influencer.version === 0 ? this.insert(next) : this.replace(influencer.version, next);
      const saved = await orConflict(write, () => profileErrors.handleTaken(next.handle), 'influencers_handle');
      await this.saveAccounts(saved);
      await this.outbox.append(events);
      return saved;
    });
  }

  async reserveHandle(handle: string, platform: Platform, now: Date): Promise<void> {
    await this.db.rows(
      'insert into reserved_handles (handle, platform, reserved_at) values ($1, $2, $3) on conflict do nothing',
      [handle, platform, now],
    );
  }

  private async insert({ accounts, ...row }: Influencer): Promise<Influencer> {
    const insert = (slug: string) => this.db.manager.insert(InfluencerSchema, { ...row, slug });
    const free = insertWithFreeSlug(this.db, slugsFor(row.handle, row.id), 'influencers_slug', insert);
    return { ...row, accounts, slug: await orConflict(free, () => profileErrors.stale(row.id), 'influencers_pkey') };
  }

  private async replace(version: number, { accounts, ...row }: Influencer): Promise<Influencer> {
    const { affected } = await this.db.manager.update(InfluencerSchema, { id: row.id, version }, row);
    if (affected === 0) throw profileErrors.stale(row.id);
    return { ...row, accounts };
  }

  private async saveAccounts({ id, handle, accounts }: Influencer): Promise<void> {
    if (accounts.length === 0) return;
    const rows = accounts.map((account) => ({ ...account, categories: [...account.categories], influencerId: id }));
    const write = this.db.manager.upsert(SocialAccountSchema, rows, ['influencerId', 'platform']);
    await orConflict(write, () => profileErrors.handleTaken(handle), 'social_accounts_handle');
  }
}

/** Whether an account that someone adds is reserved; current holders keep it. */
export const reservedFromOthers = `
  select from reserved_handles r where lower(r.handle) = lower($3) and r.platform = $2 and not exists (
    select from social_accounts a where a.influencer_id = $1 and a.platform = $2 and lower(a.handle) = lower($3))`;

export async function checkNotReserved(db: Database, handle: string): Promise<void> {
  const reserved = await db.rows('select from reserved_handles where lower(handle) = lower($1)', [handle]);
  if (reserved.length > 0) throw profileErrors.handleTaken(handle);
}
