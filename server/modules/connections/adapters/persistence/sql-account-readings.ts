import type { Database } from '../../../../shared/db/index.js';
import type { AccountReading } from '../../domain/account-numbers.js';
import { AccountReadings, type ConnectionJourney, ConnectionJourneys } from '../../ports/connections.js';

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
