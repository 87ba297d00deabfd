import type { Platform } from '../../../contract/lists/social.js';
import { type Clock, DomainError, theProduct } from '../../../shared/kernel/index.js';
import { type AccountReading, dayOf, type PostNumbers, type PostState } from '../domain/account-numbers.js';
import {
  canRead,
  type Connection,
  expire,
  type Grant,
  granted,
  isFresh,
  isOver,
  isRefreshing,
  leaseRefresh,
  noteShown,
  planRead,
  refreshFailed,
  retryRead,
  revoke,
  type Tokens,
} from '../domain/connection.js';
import { connectionErrors, isRefusal } from '../domain/connection.errors.js';
import type {
  AccountReadings,
  ConnectionRepository,
  EndedGrants,
  PostWatches,
  ShownNumbers,
  TokenSealing,
} from '../ports/connections.js';
import type { SocialPlatform, SocialPlatforms } from '../ports/social-platform.js';
import type { MeasureSigns } from './account-signs.js';

/** Below what the platforms allow in a quarter of an hour. */
const mostInARound = 40;

/** What a round of a job did; `faults` are safe to log. */
export type Round = Readonly<{ done: number; faults: readonly string[] }>;

/** The service that provides valid access tokens. */
export class AccessService {
  constructor(
    private readonly platforms: SocialPlatforms,
    private readonly connections: ConnectionRepository,
    private readonly sealing: TokenSealing,
    private readonly clock: Clock,
  ) {}

  get platformIds(): readonly Platform[] {
    return this.platforms.ids;
  }

  platformOf({ platform }: Connection): SocialPlatform {
    const found = this.platforms.find(platform);
    if (!found) throw connectionErrors.notOffered(platform);
    return found;
  }

  /**
   * Does the work with a valid access token, refreshed first if it is about to expire. If the platform refuses it all the
   * same, refreshes it and tries once more: a refused refresh ends the connection.
   * @throws connections/not-found when the connection has ended, connections/stale while another process refreshes it,
   * and what a refresh or the work throws
   */
  async using<T>(connection: Connection, work: (access: string) => Promise<T>): Promise<T> {
    if (!connection.sealedTokens) throw connectionErrors.notFound();
    const isStillFresh = isFresh(connection, this.clock.now());
    const fresh = isStillFresh ? connection : await this.refresh(connection);
    try {
      return await work(this.tokensIn(fresh).access);
    } catch (fault) {
      if (!isStillFresh || !isRefusal(fault)) throw fault;
      return work(this.tokensIn(await this.refresh(fresh)).access);
    }
  }

  /**
   * Stores new tokens. Of concurrent calls, one refreshes. @throws connections/stale for the others; connections/refused,
   * connections/platform-limited, connections/platform-away
   */
  async refresh(connection: Connection): Promise<Connection> {
    const now = this.clock.now();
    if (isRefreshing(connection, now)) throw connectionErrors.stale();
    const platform = this.platformOf(connection);
    const leased = await this.connections.save(leaseRefresh(connection, now));
    const grant = await this.ask(platform, leased);
    try {
      return await this.keep(leased, grant);
    } catch (fault) {
      if (await this.hasEnded(leased)) await platform.revoke(grant.tokens).catch(() => false);
      throw fault;
    }
  }

  private async ask(platform: SocialPlatform, leased: Connection): Promise<Grant> {
    try {
      return await platform.refresh(this.tokensIn(leased), leased.scopes);
    } catch (fault) {
      await this.connections.save(...this.afterFault(leased, fault));
      throw fault;
    }
  }

  /** The creator has disconnected since. */
  private async hasEnded({ influencerId, id }: Connection): Promise<boolean> {
    const current = (await this.connections.of(influencerId)).find((each) => each.id === id);
    return !current?.sealedTokens;
  }

  private tokensIn({ sealedTokens, id, platform }: Connection): Tokens {
    const tokens = sealedTokens === null ? null : this.sealing.open(sealedTokens, id);
    if (!tokens) throw connectionErrors.refused(platform);
    return tokens;
  }

  private keep(leased: Connection, grant: Grant): Promise<Connection> {
    return this.connections.save(granted(leased, grant, this.sealing.seal(grant.tokens, leased.id), this.clock.now()));
  }

  private afterFault(connection: Connection, fault: unknown) {
    const now = this.clock.now();
    if (!isRefusal(fault)) return refreshFailed(connection, now);
    return isOver(connection, now) ? expire(connection, now) : revoke(connection, 'platform', theProduct, now);
  }
}

/** Extends grants before they end, even those that nobody reads. */
export class RefreshConnections {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly access: AccessService,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Round> {
    const due = await this.connections.due('refresh', this.access.platformIds, this.clock.now(), mostInARound);
    return oneByOne(due, (connection) => this.access.refresh(connection));
  }
}

/** Revokes what people had granted before they closed their account. */
export class RevokeGrants {
  constructor(
    private readonly grants: EndedGrants,
    private readonly platforms: SocialPlatforms,
    private readonly sealing: TokenSealing,
    private readonly clock: Clock,
  ) {}

  /** Tries again next time if a platform is away. */
  async execute(): Promise<void> {
    for (const { connectionId, platform, sealedTokens } of await this.grants.due(this.clock.now(), mostInARound)) {
      const tokens = this.sealing.open(sealedTokens, connectionId);
      const found = this.platforms.find(platform);
      const answer = tokens && found ? await found.revoke(tokens).catch(() => null) : false;
      if (answer !== null) await this.grants.forget(connectionId);
    }
  }
}

/** What a creator's own account reports about one of its posts. */
export class ReadPost {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly access: AccessService,
    private readonly watches: Pick<PostWatches, 'name'>,
  ) {}

  get platformIds(): readonly Platform[] {
    return this.access.platformIds;
  }

  /**
   * `connected` is false if this creator has no connection that may read posts. @throws connections/stale while it is
   * being refreshed; connections/refused, connections/platform-limited, connections/platform-away
   */
  async execute(
    influencerId: string,
    platform: Platform,
    url: string,
  ): Promise<Readonly<{ connected: boolean; numbers: PostNumbers | null }>> {
    const mine = await this.readable(influencerId, platform);
    if (!mine) return { connected: false, numbers: null };
    const { adapter, connection } = mine;
    const numbers = await this.access.using(connection, async (access) => {
      const storyId = await adapter.storyId(access, connection.externalId, url);
      if (storyId !== null) await this.watches.name(influencerId, url, storyId);
      return adapter.postNumbers(access, connection.externalId, url);
    });
    return { connected: true, numbers };
  }

  /** Whether it is still there; `state` is null if it is gone. @throws as above */
  async state(
    influencerId: string,
    platform: Platform,
    url: string,
  ): Promise<Readonly<{ connected: boolean; state: PostState | null }>> {
    const mine = await this.readable(influencerId, platform);
    if (!mine) return { connected: false, state: null };
    const { adapter, connection } = mine;
    const ask = (access: string) => adapter.postState(access, connection.externalId, url);
    return { connected: true, state: await this.access.using(connection, ask) };
  }

  async canRead(influencerId: string, platform: Platform): Promise<boolean> {
    return (await this.readable(influencerId, platform)) !== null;
  }

  private async readable(influencerId: string, platform: Platform) {
    const mine = (await this.connections.of(influencerId)).find((each) => each.platform === platform);
    if (!mine?.sealedTokens || !this.access.platformIds.includes(platform)) return null;
    const adapter = this.access.platformOf(mine);
    return canRead(mine, 'posts', adapter.scopes) ? { adapter, connection: mine } : null;
  }
}

/** Reads the numbers of every connected account, once a day. */
export class ReadAccounts {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly readings: AccountReadings,
    private readonly signs: MeasureSigns,
    private readonly shown: ShownNumbers,
    private readonly access: AccessService,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Round> {
    const due = await this.connections.due('read', this.access.platformIds, this.clock.now(), mostInARound);
    return oneByOne(due, (connection) => this.read(connection));
  }

  private async read(connection: Connection): Promise<void> {
    const planned = await this.connections.save(planRead(connection, this.clock.now()));
    try {
      const reading = await this.access.using(planned, (access) => this.ask(planned, access));
      await this.readings.keep(reading);
      await this.signs.execute(reading);
      const isShown = await this.shown.show(reading, planned.handle);
      const current = await this.current(planned);
      const noted = current && noteShown(current, isShown, this.clock.now());
      if (noted) await this.connections.save(...noted);
    } catch (fault) {
      await this.retry(planned);
      throw fault;
    }
  }

  private async retry(planned: Connection): Promise<void> {
    const current = await this.current(planned);
    const next = current && retryRead(current, this.clock.now());
    if (next) await this.connections.save(next);
  }

  /** A refresh may have saved it since. */
  private async current({ influencerId, id }: Connection): Promise<Connection | undefined> {
    return (await this.connections.of(influencerId)).find((each) => each.id === id);
  }

  private async ask(connection: Connection, access: string): Promise<AccountReading> {
    const platform = this.access.platformOf(connection);
    const { followers, posts, reach } = await platform.account(access);
    const mayAskAudience = canRead(connection, 'audience', platform.scopes);
    const audience = mayAskAudience ? await platform.audience(access, connection.externalId) : null;
    const { id: connectionId, influencerId } = connection;
    const readAt = this.clock.now();
    const about = { connectionId, influencerId, platform: connection.platform, day: dayOf(readAt), readAt };
    return { ...about, followers, posts, reach, audience };
  }
}

/** A fault of one doesn't stop the others. Someone else's refresh isn't a fault. */
export async function oneByOne<Each extends Readonly<{ platform: Platform }>>(
  due: readonly Each[],
  work: (each: Each) => Promise<unknown>,
): Promise<Round> {
  const faults: string[] = [];
  let done = 0;
  for (const each of due) {
    try {
      await work(each);
      done += 1;
    } catch (fault) {
      if (!isStale(fault)) faults.push(`${each.platform}: ${fault instanceof DomainError ? fault.code : 'unexpected'}`);
    }
  }
  return { done, faults };
}

export const isStale = (fault: unknown): boolean =>
  fault instanceof DomainError && fault.code === connectionErrors.stale().code;
