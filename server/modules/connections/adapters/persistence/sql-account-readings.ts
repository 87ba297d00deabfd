import type { Platform } from '../../../../contract/lists/social.js';
import type { Database } from '../../../../shared/db/index.js';
import type { AccountReading } from '../../domain/account-numbers.js';
import { lookLeaseMs } from '../../domain/connection.js';
import {
  AccountReadings,
  type ConnectionJourney,
  ConnectionJourneys,
  type DataDeletion,
  DataDeletions,
  type EndedGrant,
  EndedGrants,
  type PostLooks,
  PostWatches,
  type WatchedPost,
} from '../../ports/connections.js';

type Stored = Omit<AccountReading, 'followers' | 'posts' | 'reach'> &
  Readonly<Record<'followers' | 'posts' | 'reach', string | null>>;

const columns = `connection_id as "connectionId", influencer_id as "influencerId", platform, day::text as day,
  read_at as "readAt", followers, posts, reach, audience`;

/** PostgreSQL returns bigint as text. */
const numberIn = (text: string | null): number | null => (text === null ? null : Number(text));

const toReading = ({ followers, posts, reach, ...rest }: Stored): AccountReading => ({
  ...rest,
  ...{ followers: numberIn(followers), posts: numberIn(posts), reach: numberIn(reach) },
});

export class SqlAccountReadings extends AccountReadings {
  constructor(private readonly db: Database) {
    super();
  }

  async keep({ connectionId, influencerId, platform, day, readAt, ...numbers }: AccountReading): Promise<void> {
    const { followers, posts, reach, audience } = numbers;
    await this.db.affected(
      `insert into account_readings (connection_id, influencer_id, platform, day, read_at, followers, posts, reach, audience)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (connection_id, day) do update set read_at = excluded.read_at, followers = excluded.followers,
         posts = excluded.posts, reach = excluded.reach, audience = excluded.audience`,
      [
        ...[connectionId, influencerId, platform, day, readAt, followers, posts, reach],
        audience && JSON.stringify(audience),
      ],
    );
  }

  async newest(influencerIds: readonly string[]): Promise<readonly AccountReading[]> {
    const rows = await this.db.rows<Stored>(
      `select distinct on (influencer_id, platform) ${columns} from account_readings
       where influencer_id = any($1::uuid[]) order by influencer_id, platform, account_readings.day desc`,
      [influencerIds],
      'connections-newest-readings',
    );
    return rows.map(toReading);
  }

  async since(connectionId: string, day: string): Promise<readonly AccountReading[]> {
    const rows = await this.db.rows<Stored>(
      `select ${columns} from account_readings
       where connection_id = $1 and account_readings.day >= $2 order by account_readings.day`,
      [connectionId, day],
    );
    return rows.map(toReading);
  }
}

export class SqlConnectionJourneys extends ConnectionJourneys {
  constructor(private readonly db: Database) {
    super();
  }

  async keep({ stateHash, userId, influencerId, platform, verifier, expiresAt }: ConnectionJourney): Promise<void> {
    await this.db.affected(
      `insert into connection_journeys (state_hash, user_id, influencer_id, platform, verifier, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [stateHash, userId, influencerId, platform, verifier, expiresAt],
    );
  }

  async take(stateHash: string, now: Date): Promise<ConnectionJourney | null> {
    const [taken] = await this.db.rows<ConnectionJourney>(
      `delete from connection_journeys where state_hash = $1
       returning state_hash as "stateHash", user_id as "userId", influencer_id as "influencerId", platform, verifier,
         expires_at as "expiresAt"`,
      [stateHash],
    );
    return taken && taken.expiresAt > now ? taken : null;
  }

  forgetUntil(now: Date): Promise<number> {
    return this.db.affected('delete from connection_journeys where expires_at <= $1', [now]);
  }
}

export class SqlEndedGrants extends EndedGrants {
  constructor(private readonly db: Database) {
    super();
  }

  async endAll(influencerIds: readonly string[], now: Date, until: Date): Promise<void> {
    await this.db.affected(
      `with open as (
         select id, platform, sealed_tokens from connections
         where influencer_id = any($1::uuid[]) and sealed_tokens is not null for update
       ), moved as (
         insert into ended_grants (connection_id, platform, sealed_tokens, until) select id, platform, sealed_tokens, $3 from open
         on conflict (connection_id) do update set sealed_tokens = excluded.sealed_tokens, until = excluded.until
       )
       update connections c set state = 'revoked', sealed_tokens = null, refresh_at = null, refreshing_until = null,
         read_at = null, ended_at = $2, version = version + 1
       from open where c.id = open.id`,
      [influencerIds, now, until],
    );
  }

  async due(now: Date, most: number): Promise<readonly EndedGrant[]> {
    await this.db.affected('delete from ended_grants where until <= $1', [now]);
    return this.db.rows<EndedGrant>(
      `select connection_id as "connectionId", platform, sealed_tokens as "sealedTokens" from ended_grants g
       where not exists (select from connections c where c.id = g.connection_id and c.sealed_tokens is not null)
       order by until, connection_id limit $1`,
      [most],
    );
  }

  async forget(connectionId: string): Promise<void> {
    await this.db.affected('delete from ended_grants where connection_id = $1', [connectionId]);
  }
}

export class SqlDataDeletions extends DataDeletions {
  constructor(private readonly db: Database) {
    super();
  }

  async keep({ code, platform, askedAt }: DataDeletion): Promise<void> {
    await this.db.affected('insert into data_deletions (code, platform, asked_at) values ($1, $2, $3)', [
      ...[code, platform, askedAt],
    ]);
  }

  async find(code: string): Promise<DataDeletion | null> {
    const [found] = await this.db.rows<DataDeletion>(
      'select code, platform, asked_at as "askedAt" from data_deletions where code = $1',
      [code],
    );
    return found ?? null;
  }
}

export class SqlPostWatches extends PostWatches {
  constructor(private readonly db: Database) {
    super();
  }

  async begin({ pieceId, influencerId, platform, url, publishedAt }: WatchedPost, next: Date): Promise<void> {
    await this.db.affected(
      `insert into post_watches (piece_id, influencer_id, platform, url, published_at, next_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (piece_id) do update set platform = excluded.platform, url = excluded.url,
         published_at = excluded.published_at, next_at = excluded.next_at, seen_at = null, media_id = null`,
      [pieceId, influencerId, platform, url, publishedAt, next],
    );
  }

  async isDue(now: Date): Promise<boolean> {
    const rows = await this.db.rows('select from post_watches where next_at <= $1 limit 1', [now]);
    return rows.length > 0;
  }

  take(now: Date, most: number): Promise<readonly WatchedPost[]> {
    return this.db.rows<WatchedPost>(
      `with due as (
         select piece_id, next_at as due_at from post_watches where next_at <= $1
         order by next_at, piece_id limit $2 for update skip locked
       ), leased as (
         update post_watches w set next_at = $3 from due where w.piece_id = due.piece_id returning w.*, due.due_at
       )
       select piece_id as "pieceId", influencer_id as "influencerId", platform, url, published_at as "publishedAt"
       from leased order by due_at, piece_id`,
      [now, most, new Date(now.getTime() + lookLeaseMs)],
    );
  }

  async note(pieceId: string, { next, seenAt }: Readonly<{ next: Date | null; seenAt?: Date }>): Promise<void> {
    await this.db.affected(
      'update post_watches set next_at = $2, seen_at = coalesce($3, seen_at) where piece_id = $1',
      [pieceId, next, seenAt ?? null],
    );
  }

  async name(influencerId: string, url: string, storyId: string): Promise<void> {
    await this.db.affected('update post_watches set media_id = $3 where influencer_id = $1 and url = $2', [
      ...[influencerId, url, storyId],
    ]);
  }

  async named(platform: Platform, storyId: string): Promise<string | null> {
    const [found] = await this.db.rows<{ pieceId: string }>(
      'select piece_id as "pieceId" from post_watches where platform = $1 and media_id = $2 order by next_at desc limit 1',
      [platform, storyId],
    );
    return found?.pieceId ?? null;
  }

  async forget(pieceId: string): Promise<void> {
    await this.db.affected('delete from post_watches where piece_id = $1', [pieceId]);
  }

  of(pieceIds: readonly string[]): Promise<readonly PostLooks[]> {
    return this.db.rows<PostLooks>(
      `select piece_id as "pieceId", seen_at as "seenAt", next_at as next from post_watches
       where piece_id = any($1::uuid[]) order by piece_id`,
      [pieceIds],
    );
  }
}
