import type { Platform } from '../../../contract/lists/social.js';
import type { AccountReading } from '../domain/account-numbers.js';
import type { Connection, ConnectionEvent, Tokens } from '../domain/connection.js';
import { isRefreshing } from '../domain/connection.js';
import { connectionErrors } from '../domain/connection.errors.js';
import {
  AccountReadings,
  type ConnectionJourney,
  ConnectionJourneys,
  ConnectionRepository,
  TokenSealing,
} from '../ports/connections.js';

export class InMemoryConnectionRepository extends ConnectionRepository {
  private connections: readonly Connection[] = [];
  readonly events: ConnectionEvent[] = [];

  async of(influencerId: string): Promise<readonly Connection[]> {
    return this.connections
      .filter((each) => each.influencerId === influencerId)
      .sort((one, other) => one.platform.localeCompare(other.platform));
  }

  async due(
    what: 'refresh' | 'read',
    platforms: readonly Platform[],
    now: Date,
    most: number,
  ): Promise<readonly Connection[]> {
    const at = (each: Connection) => (what === 'refresh' ? each.refreshAt : each.readAt);
    return this.connections
      .filter(
        (each) =>
          platforms.includes(each.platform) && !isRefreshing(each, now) && at(each) !== null && at(each)! <= now,
      )
      .sort((one, other) => at(one)!.getTime() - at(other)!.getTime() || one.id.localeCompare(other.id))
      .slice(0, most);
  }

  async save(connection: Connection, ...events: ConnectionEvent[]): Promise<Connection> {
    const { id, version, influencerId, platform, externalId, sealedTokens } = connection;
    const others = this.connections.filter((each) => each.id !== id);
    const stored = this.connections.find((each) => each.id === id);
    const isSecond = others.some((each) => each.influencerId === influencerId && each.platform === platform);
    if ((stored?.version ?? 0) !== version || isSecond) throw connectionErrors.stale();
    const isTaken = others.some(
      (each) => each.platform === platform && each.externalId === externalId && each.sealedTokens !== null,
    );
    if (isTaken && sealedTokens !== null) throw connectionErrors.accountTaken(platform);
    const next = { ...connection, version: version + 1 };
    this.connections = [...others, next];
    this.events.push(...events);
    return next;
  }
}

export class InMemoryConnectionJourneys extends ConnectionJourneys {
  private journeys: readonly ConnectionJourney[] = [];

  async keep(journey: ConnectionJourney): Promise<void> {
    this.journeys = [...this.journeys, journey];
  }

  async take(stateHash: string, now: Date): Promise<ConnectionJourney | null> {
    const found = this.journeys.find((each) => each.stateHash === stateHash);
    this.journeys = this.journeys.filter((each) => each !== found);
    return found && found.expiresAt > now ? found : null;
  }

  async forgetUntil(now: Date): Promise<number> {
    const before = this.journeys.length;
    this.journeys = this.journeys.filter(({ expiresAt }) => expiresAt > now);
    return before - this.journeys.length;
  }
}

export class InMemoryAccountReadings extends AccountReadings {
  private readings: readonly AccountReading[] = [];

  async keep(reading: AccountReading): Promise<void> {
    const { connectionId, day } = reading;
    const others = this.readings.filter((each) => each.connectionId !== connectionId || each.day !== day);
    this.readings = [...others, reading].sort((one, other) => one.day.localeCompare(other.day));
  }

  async newest(influencerIds: readonly string[]): Promise<readonly AccountReading[]> {
    const newest = new Map<string, AccountReading>();
    for (const each of this.readings)
      if (influencerIds.includes(each.influencerId)) newest.set(keyOf(each.influencerId, each.platform), each);
    return [...newest].sort(([one], [other]) => one.localeCompare(other)).map(([, each]) => each);
  }

  async since(connectionId: string, day: string): Promise<readonly AccountReading[]> {
    return this.readings.filter((each) => each.connectionId === connectionId && each.day >= day);
  }
}

const keyOf = (influencerId: string, platform: Platform): string => `${influencerId} ${platform}`;

/** Readable, but bound to its connection as the real one is. */
export class InMemoryTokenSealing extends TokenSealing {
  seal(tokens: Tokens, connectionId: string): string {
    return Buffer.from(JSON.stringify({ tokens, connectionId })).toString('base64url');
  }

  open(sealed: string, connectionId: string): Tokens {
    const opened = JSON.parse(Buffer.from(sealed, 'base64url').toString()) as { tokens: Tokens; connectionId: string };
    if (opened.connectionId !== connectionId) throw new Error('Encrypted for another connection.');
    return opened.tokens;
  }
}
