import type { Platform } from '../../../contract/lists/social.js';
import { type Actor, checkMember, type Clock, ownProfile, type SecretTokens } from '../../../shared/kernel/index.js';
import { connect, type Connection, granted, missingUses, revoke } from '../domain/connection.js';
import { connectionErrors } from '../domain/connection.errors.js';
import type {
  ConnectionJourney,
  ConnectionJourneys,
  ConnectionRepository,
  TokenSealing,
} from '../ports/connections.js';
import type { SocialPlatform, SocialPlatforms } from '../ports/social-platform.js';

const journeyMs = 10 * 60_000;

/** What a platform sends back with the browser. */
export type Returned = Readonly<{ state: string; code: string | null }>;

/** A creator leaves for a platform's consent page. */
export class BeginConnection {
  constructor(
    private readonly platforms: SocialPlatforms,
    private readonly journeys: ConnectionJourneys,
    private readonly secrets: SecretTokens,
    private readonly clock: Clock,
  ) {}

  /** Returns the page's address. @throws connections/not-offered, connections/platform-away, identity/role-not-enough */
  async execute(actor: Actor, platform: Platform): Promise<string> {
    checkMember(actor, 'profile');
    const found = this.platforms.find(platform);
    if (!found) throw connectionErrors.notOffered(platform);
    const [{ token: state, hash: stateHash }, { token: verifier }] = [this.secrets.make(), this.secrets.make()];
    const address = await found.authorizeUrl({ state, verifier });
    const expiresAt = new Date(this.clock.now().getTime() + journeyMs);
    const owner = { userId: actor.userId, influencerId: ownProfile(actor).uid };
    await this.journeys.keep({ ...owner, stateHash, platform, verifier, expiresAt });
    return address;
  }
}

/** The creator returns: we exchange the code for tokens, and store them encrypted. */
export class FinishConnection {
  constructor(
    private readonly platforms: SocialPlatforms,
    private readonly journeys: ConnectionJourneys,
    private readonly connections: ConnectionRepository,
    private readonly sealing: TokenSealing,
    private readonly secrets: SecretTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Only the person who left can return, for the same profile. @throws connections/journey-over, connections/cancelled,
   * connections/not-offered, connections/scope-missing, connections/account-taken, connections/refused,
   * connections/platform-limited, connections/platform-away, identity/role-not-enough
   */
  async execute(actor: Actor, { state, code }: Returned): Promise<Connection> {
    checkMember(actor, 'profile');
    const journey = await this.journeys.take(this.secrets.hashOf(state), this.clock.now());
    const influencerId = ownProfile(actor).uid;
    if (journey?.userId !== actor.userId || journey.influencerId !== influencerId) throw connectionErrors.journeyOver();
    if (code === null) throw connectionErrors.cancelled(journey.platform);
    const platform = this.platforms.find(journey.platform);
    if (!platform) throw connectionErrors.notOffered(journey.platform);
    return this.connect(actor, journey, platform, code);
  }

  private async connect(
    actor: Actor,
    { influencerId, verifier }: ConnectionJourney,
    platform: SocialPlatform,
    code: string,
  ): Promise<Connection> {
    const grant = await platform.exchange(code, verifier);
    if (missingUses(grant.scopes, platform.scopes).includes('account'))
      throw connectionErrors.scopeMissing(platform.platform);
    const { externalId, scopedId, handle } = await platform.account(grant.tokens.access);
    const known = (await this.connections.of(influencerId)).find((each) => each.platform === platform.platform) ?? null;
    const owner = { influencerId, platform: platform.platform };
    const now = this.clock.now();
    const [connection, made] = connect(owner, known, { externalId, scopedId, handle }, actor, now);
    const sealed = this.sealing.seal(grant.tokens, connection.id);
    const saved = await this.connections.save(granted(connection, grant, sealed, now), made);
    if (known && known.externalId !== externalId) await this.leave(platform, known);
    return saved;
  }

  /** The account connected before. The same account's grant is never revoked: it would end the new one too. */
  private async leave(platform: SocialPlatform, known: Connection): Promise<void> {
    const tokens = known.sealedTokens === null ? null : this.sealing.open(known.sealedTokens, known.id);
    if (tokens) await platform.revoke(tokens).catch(() => false);
  }
}

/** A creator ends a connection here, and at the platform where it offers that. */
export class Disconnect {
  constructor(
    private readonly platforms: SocialPlatforms,
    private readonly connections: ConnectionRepository,
    private readonly sealing: TokenSealing,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes our tokens first, whatever the platform answers. Returns whether the platform has ended the grant as well.
   * @throws connections/not-found, connections/stale, identity/role-not-enough
   */
  async execute(actor: Actor, platform: Platform): Promise<boolean> {
    checkMember(actor, 'profile');
    const connection = (await this.connections.of(ownProfile(actor).uid)).find((each) => each.platform === platform);
    if (!connection?.sealedTokens) throw connectionErrors.notFound();
    const tokens = this.sealing.open(connection.sealedTokens, connection.id);
    await this.connections.save(...revoke(connection, 'creator', actor, this.clock.now()));
    const found = this.platforms.find(platform);
    return tokens && found ? found.revoke(tokens).catch(() => false) : false;
  }
}
