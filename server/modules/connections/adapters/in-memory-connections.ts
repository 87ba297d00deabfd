import type { Platform } from '../../../contract/lists/social.js';
import { theProduct } from '../../../shared/kernel/index.js';
import type { AccountReading, PostState } from '../domain/account-numbers.js';
import {
  type Connection,
  type ConnectionEvent,
  isRefreshing,
  lookLeaseMs,
  revoke,
  type Tokens,
} from '../domain/connection.js';
import { connectionErrors } from '../domain/connection.errors.js';
import {
  AccountReadings,
  type ConnectionJourney,
  ConnectionJourneys,
  ConnectionRepository,
  type DataDeletion,
  DataDeletions,
  type EndedGrant,
  EndedGrants,
  type PostLooks,
  PostWatches,
  type SeenPost,
  SeenPosts,
  ShownNumbers,
  TokenSealing,
  type WatchedPost,
} from '../ports/connections.js';

export class InMemoryConnectionRepository extends ConnectionRepository {
  private connections: readonly Connection[] = [];
  readonly events: ConnectionEvent[] = [];

  async of(influencerId: string): Promise<readonly Connection[]> {
    return this.connections
      .filter((each) => each.influencerId === influencerId)
      .sort((one, other) => one.platform.localeCompare(other.platform));
  }

  async withAccount(platform: Platform, account: string): Promise<readonly Connection[]> {
    return this.connections.filter(
      (each) => each.platform === platform && [each.externalId, each.scopedId].includes(account),
    );
  }

  async remove(connectionId: string): Promise<void> {
    this.connections = this.connections.filter(({ id }) => id !== connectionId);
  }

  isConnected(id: string): boolean {
    return this.connections.some((each) => each.id === id && each.sealedTokens !== null);
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

export class InMemoryDataDeletions extends DataDeletions {
  private deletions: readonly DataDeletion[] = [];

  async keep(deletion: DataDeletion): Promise<void> {
    this.deletions = [...this.deletions, deletion];
  }

  async find(code: string): Promise<DataDeletion | null> {
    return this.deletions.find((each) => each.code === code) ?? null;
  }
}

export class InMemoryEndedGrants extends EndedGrants {
  private grants: readonly (EndedGrant & { until: Date })[] = [];

  constructor(private readonly connections: InMemoryConnectionRepository) {
    super();
  }

  async endAll(influencerIds: readonly string[], now: Date, until: Date): Promise<void> {
    for (const influencerId of influencerIds)
      for (const connection of await this.connections.of(influencerId)) {
        const { id: connectionId, platform, sealedTokens } = connection;
        if (sealedTokens === null) continue;
        await this.connections.save(revoke(connection, 'creator', theProduct, now)[0]);
        this.grants = [...this.grants, { connectionId, platform, sealedTokens, until }];
      }
  }

  async due(now: Date, most: number): Promise<readonly EndedGrant[]> {
    this.grants = this.grants.filter(({ until }) => until > now);
    return this.grants
      .filter(({ connectionId }) => !this.connections.isConnected(connectionId))
      .slice(0, most)
      .map(({ until: _, ...grant }) => grant);
  }

  async forget(connectionId: string): Promise<void> {
    this.grants = this.grants.filter((each) => each.connectionId !== connectionId);
  }
}

export class InMemoryShownNumbers extends ShownNumbers {
  readonly shown = new Map<string, Readonly<{ reading: AccountReading; handle: string }>>();

  /** Handles that other profiles hold. */
  readonly held = new Set<string>();

  async show(reading: AccountReading, handle: string): Promise<boolean> {
    if (this.held.has(handle)) return false;
    this.shown.set(keyOf(reading.influencerId, reading.platform), { reading, handle });
    return true;
  }

  async hide(influencerId: string, platform: Platform): Promise<void> {
    this.shown.delete(keyOf(influencerId, platform));
  }
}

export class InMemoryPostWatches extends PostWatches {
  private watches: readonly (WatchedPost & { next: Date | null; seenAt: Date | null; storyId?: string })[] = [];

  async begin(post: WatchedPost, next: Date): Promise<void> {
    this.watches = [...this.watches.filter(({ pieceId }) => pieceId !== post.pieceId), { ...post, next, seenAt: null }];
  }

  async isDue(now: Date): Promise<boolean> {
    return this.watches.some(({ next }) => isReached(next, now));
  }

  async take(now: Date, most: number): Promise<readonly WatchedPost[]> {
    const due = this.watches
      .filter(({ next }) => isReached(next, now))
      .sort((one, other) => Number(one.next) - Number(other.next) || one.pieceId.localeCompare(other.pieceId))
      .slice(0, most);
    const [taken, next] = [new Set(due), new Date(now.getTime() + lookLeaseMs)];
    this.watches = this.watches.map((each) => (taken.has(each) ? { ...each, next } : each));
    return due.map(({ next: _, seenAt: __, storyId: ___, ...post }) => post);
  }

  async note(pieceId: string, look: Readonly<{ next: Date | null; seenAt?: Date }>): Promise<void> {
    this.watches = this.watches.map((each) => (each.pieceId === pieceId ? { ...each, ...look } : each));
  }

  async name(influencerId: string, url: string, storyId: string): Promise<void> {
    this.watches = this.watches.map((each) =>
      each.influencerId === influencerId && each.url === url ? { ...each, storyId } : each,
    );
  }

  async named(platform: Platform, storyId: string): Promise<string | null> {
    return this.watches.find((each) => each.platform === platform && each.storyId === storyId)?.pieceId ?? null;
  }

  async forget(pieceId: string): Promise<void> {
    this.watches = this.watches.filter((each) => each.pieceId !== pieceId);
  }

  async of(pieceIds: readonly string[]): Promise<readonly PostLooks[]> {
    return this.watches
      .filter(({ pieceId }) => pieceIds.includes(pieceId))
      .map(({ pieceId, seenAt, next }) => ({ pieceId, seenAt, next }));
  }
}

const isReached = (at: Date | null, now: Date): boolean => at !== null && at <= now;

export class InMemorySeenPosts extends SeenPosts {
  posts: readonly SeenPost[] = [];
  readonly noted: (readonly [pieceId: string, state: PostState | null])[] = [];
  readonly erased = new Set<string>();

  async note(pieceId: string, state: PostState | null): Promise<boolean> {
    this.noted.push([pieceId, state]);
    return !this.erased.has(pieceId);
  }

  async of(): Promise<readonly SeenPost[]> {
    return this.posts;
  }
}

const keyOf = (influencerId: string, platform: Platform): string => `${influencerId} ${platform}`;

/** Readable, but bound to its connection as the real one is. */
export class InMemoryTokenSealing extends TokenSealing {
  seal(tokens: Tokens, connectionId: string): string {
    return Buffer.from(JSON.stringify({ tokens, connectionId })).toString('base64url');
  }

  open(sealed: string, connectionId: string): Tokens | null {
    const opened = JSON.parse(Buffer.from(sealed, 'base64url').toString()) as { tokens: Tokens; connectionId: string };
    return opened.connectionId === connectionId ? opened.tokens : null;
  }
}
