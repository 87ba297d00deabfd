import type { Platform } from '../../../contract/lists/social.js';
import type { AccountReading } from '../domain/account-numbers.js';
import type { Connection, ConnectionEvent, Tokens } from '../domain/connection.js';

/** Stores connections. The promises are executable: see connections.contract.ts. */
export abstract class ConnectionRepository {
  /** An influencer's connections, including ended ones, by platform. */
  abstract of(influencerId: string): Promise<readonly Connection[]>;

  /** Connections with these platforms to refresh, or to read, and not being refreshed right now; longest overdue first. */
  abstract due(
    what: 'refresh' | 'read',
    platforms: readonly Platform[],
    now: Date,
    most: number,
  ): Promise<readonly Connection[]>;

  /**
   * Stores the connection and its events together, or neither. Returns the stored state (next version).
   * @throws connections/stale when the stored version isn't the one that was read
   * @throws connections/account-taken when another influencer has connected the same account
   */
  abstract save(connection: Connection, ...events: ConnectionEvent[]): Promise<Connection>;
}

/** Encrypts tokens for storage. The promises are executable: see connections.contract.ts. */
export abstract class TokenSealing {
  abstract seal(tokens: Tokens, connectionId: string): string;

  /** @throws when they were encrypted for another connection, with another secret, or changed */
  abstract open(sealed: string, connectionId: string): Tokens;
}

/** A creator on the way to a platform and back. */
export type ConnectionJourney = Readonly<{
  stateHash: string;
  userId: string;
  influencerId: string;
  platform: Platform;
  /** Ties the code to us (PKCE, RFC 7636), where the platform supports it. */
  verifier: string;
  expiresAt: Date;
}>;

/** Remembers who has left for which platform. The promises are executable: see connections.contract.ts. */
export abstract class ConnectionJourneys {
  abstract keep(journey: ConnectionJourney): Promise<void>;

  /** Removes and returns it. Of concurrent calls exactly one gets it; null if unknown, used or expired. */
  abstract take(stateHash: string, now: Date): Promise<ConnectionJourney | null>;

  /** Deletes expired ones; returns how many. */
  abstract forgetUntil(now: Date): Promise<number>;
}

/** What the platforms have reported, one reading per connection and day. The promises are executable. */
export abstract class AccountReadings {
  /** Replaces that day's reading. */
  abstract keep(reading: AccountReading): Promise<void>;

  /** Each platform's newest reading of these influencers, by influencer and platform. */
  abstract newest(influencerIds: readonly string[]): Promise<readonly AccountReading[]>;

  /** One connection's readings since a day, oldest first. */
  abstract since(connectionId: string, day: string): Promise<readonly AccountReading[]>;
}
