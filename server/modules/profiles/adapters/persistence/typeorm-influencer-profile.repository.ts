import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { SocialAccount } from '../../domain/influencer.js';
import {
  type InfluencerProfile,
  type InfluencerProfileEvent,
  mayBeShown,
  noDetails,
  type PortfolioPiece,
  privateListsOf,
  type ProfileAttribute,
  type ProfileDetails,
} from '../../domain/influencer-profile.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { type FollowerCount, InfluencerProfileRepository } from '../../ports/influencers.js';
import { type InfluencerRow, InfluencerSchema, SocialAccountSchema } from './influencer.schema.js';
import { notDeleted } from './sql-deleted-profiles.js';
import { checkNotReserved, reservedFromOthers } from './typeorm-influencer.repository.js';

type DetailsRow = Pick<ProfileDetails, 'dateOfBirth' | 'attributes'> &
  Readonly<{
    privateLists: readonly string[];
    audience: Partial<ProfileDetails['audience']>;
    availability: Partial<ProfileDetails['availability']>;
  }>;

const readDetails = `
  select to_char(date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", attributes, private_lists as "privateLists", audience,
         availability
  from influencer_details where influencer_id = $1`;

const writeDetails = `
  insert into influencer_details (influencer_id, date_of_birth, attributes, private_lists, audience, availability)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (influencer_id) do update set date_of_birth = excluded.date_of_birth, attributes = excluded.attributes,
    private_lists = excluded.private_lists, audience = excluded.audience, availability = excluded.availability`;

const writePortfolio = `
  insert into portfolio_pieces (influencer_id, place, file_path, kind, caption)
  select $1, place, "filePath", kind, caption
  from jsonb_to_recordset($2::jsonb) as g (place smallint, "filePath" text, kind text, caption text)`;

/** A removed account is deleted with its history, and so is one replaced by another. */
const dropAccounts = `
  delete from social_accounts a where a.influencer_id = $1 and not exists (
    select from jsonb_to_recordset($2::jsonb) as g (platform text, handle text)
    where g.platform = a.platform and lower(g.handle) = lower(a.handle))`;

export class TypeOrmInfluencerProfileRepository extends InfluencerProfileRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<InfluencerProfile> {
    return this.db.inTransaction(async () => {
      const row = await this.db.manager
        .createQueryBuilder(InfluencerSchema, 'influencers')
        .where('influencers.id = :id', { id })
        .andWhere(notDeleted('influencers.id'))
        .getOne();
      if (!row) throw profileErrors.influencerNotFound(id);
      return { ...row, accounts: await this.accountsOf(id), ...(await this.detailsOf(id)) };
    });
  }

  save(profile: InfluencerProfile, ...events: InfluencerProfileEvent[]): Promise<InfluencerProfile> {
    const next = { ...profile, version: profile.version + 1 };
    return this.db.inTransaction(async () => {
      await this.replace(profile.version, next);
      await this.saveAccounts(next);
      await this.saveDetails(next);
      await this.savePortfolio(next);
      await this.outbox.append(events);
      return next;
    });
  }

  historyOf(id: string, days: number): Promise<readonly FollowerCount[]> {
    return this.db.rows<FollowerCount>(
      `select platform, to_char(day, 'YYYY-MM-DD') as day, followers::float8 as followers, engagement::float8 as engagement
       from (select *, row_number() over (partition by platform order by day desc) as age
             from follower_counts where influencer_id = $1) counted
       where age <= $2 order by platform, day`,
      [id, days],
    );
  }

  private async accountsOf(influencerId: string): Promise<SocialAccount[]> {
    const rows = await this.db.manager.find(SocialAccountSchema, {
      where: { influencerId },
      order: { platform: 'ASC' },
    });
    return rows.map(({ influencerId: _, ...account }) => account);
  }

  private async detailsOf(id: string): Promise<ProfileDetails> {
    const [row] = await this.db.rows<DetailsRow>(readDetails, [id], 'influencer-details');
    const portfolio = await this.db.rows<PortfolioPiece>(
      `select file_path as "filePath", kind, caption from portfolio_pieces where influencer_id = $1 order by place`,
      [id],
      'portfolio',
    );
    if (!row) return { ...noDetails, portfolio };
    const { privateLists, audience, availability, ...details } = row;
    const shown = (Object.keys(row.attributes) as ProfileAttribute[]).filter(
      (name) => mayBeShown(name) && !privateLists.includes(name),
    );
    return {
      ...{ ...details, shown, portfolio },
      audience: { ...noDetails.audience, ...audience },
      availability: { ...noDetails.availability, ...availability },
    };
  }

  private async replace(version: number, profile: InfluencerProfile): Promise<void> {
    const { id, handle } = profile;
    const before = await this.db.rows<{ handle: string }>('select handle from influencers where id = $1', [id]);
    if (before[0]?.handle.toLowerCase() !== handle.toLowerCase()) await checkNotReserved(this.db, handle);
    const write = this.db.manager.update(InfluencerSchema, { id, version }, rowOf(profile));
    const { affected } = await orConflict(write, () => profileErrors.handleTaken(handle), 'influencers_handle');
    if (affected === 0) throw profileErrors.stale(id);
  }

  private async saveAccounts({ id, accounts, updatedAt }: InfluencerProfile): Promise<void> {
    for (const { platform, handle } of accounts) {
      const [reserved] = await this.db.rows(reservedFromOthers, [id, platform, handle], 'reserved-account');
      if (reserved) throw profileErrors.accountTaken(platform, handle);
    }
    await this.db.affected(dropAccounts, [id, JSON.stringify(accounts)]);
    for (const { platform, handle, categories, ...account } of accounts) {
      const row = { ...account, platform, handle, categories: [...categories], influencerId: id };
      const write = this.db.manager.upsert(SocialAccountSchema, [row], ['influencerId', 'platform']);
      await orConflict(write, () => profileErrors.accountTaken(platform, handle), 'social_accounts_handle');
    }
    await noteFollowers(this.db, id, updatedAt);
  }

  private async saveDetails(profile: InfluencerProfile): Promise<void> {
    const { id, dateOfBirth, attributes, audience, availability } = profile;
    await this.db.affected(writeDetails, [
      ...[id, dateOfBirth, JSON.stringify(attributes), privateListsOf(profile)],
      ...[JSON.stringify(audience), JSON.stringify(availability)],
    ]);
  }

  private async savePortfolio({ id, portfolio }: InfluencerProfile): Promise<void> {
    await this.db.affected('delete from portfolio_pieces where influencer_id = $1', [id]);
    if (portfolio.length === 0) return;
    await this.db.affected(writePortfolio, [
      id,
      JSON.stringify(portfolio.map((piece, place) => ({ ...piece, place }))),
    ]);
  }
}

/** Records each account's followers on this day if they have changed; the last count of a day wins. */
async function noteFollowers(db: Database, id: string, now: Date): Promise<void> {
  await db.affected(
    `insert into follower_counts (influencer_id, platform, day, followers, engagement)
     select influencer_id, platform, ($2::timestamptz at time zone 'Europe/London')::date, account.followers, engagement
     from (select influencer_id, platform, engagement, coalesce((verified ->> 'followers')::bigint, followers) as followers
           from social_accounts) account
     where influencer_id = $1 and followers is not null and not exists (
       select from (
         select followers, engagement from follower_counts counted
         where counted.influencer_id = account.influencer_id and counted.platform = account.platform
         order by day desc limit 1) last
       where last.followers = account.followers and last.engagement is not distinct from account.engagement)
     on conflict (influencer_id, platform, day) do update
       set followers = excluded.followers, engagement = excluded.engagement`,
    [id, now],
  );
}

function rowOf(profile: InfluencerProfile): InfluencerRow {
  const { id, name, handle, slug, bio, city, country, avatarPath, email, claimed, source } = profile;
  const { followers, engagement, createdAt, updatedAt, version } = profile;
  return {
    ...{ id, name, handle, slug, bio, city, country, avatarPath, email, claimed, source },
    ...{ followers, engagement, createdAt, updatedAt, version, categories: [...profile.categories] },
  };
}
