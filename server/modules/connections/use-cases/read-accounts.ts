import type { Platform } from '../../../contract/lists/social.js';
import { type Clock, DomainError, theProduct } from '../../../shared/kernel/index.js';
import { type AccountReading, dayOf } from '../domain/account-numbers.js';
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
  planRead,
  retryRead,
  refreshFailed,
  revoke,
} from '../domain/connection.js';
import { connectionErrors, isRefusal } from '../domain/connection.errors.js';
import type { AccountReadings, ConnectionRepository, TokenSealing } from '../ports/connections.js';
import type { SocialPlatform, SocialPlatforms } from '../ports/social-platform.js';

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
      return await work(this.accessIn(fresh));
    } catch (fault) {
      if (!isStillFresh || !isRefusal(fault)) throw fault;
      return work(this.accessIn(await this.refresh(fresh)));
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
      return await platform.refresh(this.sealing.open(leased.sealedTokens!, leased.id), leased.scopes);
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

  private accessIn({ sealedTokens, id }: Connection): string {
    return this.sealing.open(sealedTokens!, id).access;
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

/** Reads the numbers of every connected account, once a day. */
export class ReadAccounts {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly readings: AccountReadings,
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
      await this.readings.keep(await this.access.using(planned, (access) => this.ask(planned, access)));
    } catch (fault) {
      await this.retry(planned);
      throw fault;
    }
  }

  private async retry({ influencerId, id }: Connection): Promise<void> {
    const current = (await this.connections.of(influencerId)).find((each) => each.id === id);
    const next = current && retryRead(current, this.clock.now());
    if (next) await this.connections.save(next);
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
async function oneByOne(due: readonly Connection[], work: (each: Connection) => Promise<unknown>): Promise<Round> {
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

const isStale = (fault: unknown): boolean =>
  fault instanceof DomainError && fault.code === connectionErrors.stale().code;
