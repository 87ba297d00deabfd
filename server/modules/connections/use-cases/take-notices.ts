import type { Platform } from '../../../contract/lists/social.js';
import { type Clock, newId, theProduct } from '../../../shared/kernel/index.js';
import { type Connection, isAbout, revoke, storyMeasured } from '../domain/connection.js';
import { connectionErrors } from '../domain/connection.errors.js';
import type { AccountSigns, ConnectionRepository, DataDeletions, PostWatches } from '../ports/connections.js';
import type { PlatformMessage, PlatformNotice, SocialPlatforms } from '../ports/social-platform.js';
import { isStale } from './read-accounts.js';

/** A read or a refresh may save the same connection at the same time. */
const mostAttempts = 5;

/** Does what platforms tell us about accounts. */
export class TakeNotices {
  constructor(
    private readonly platforms: SocialPlatforms,
    private readonly connections: ConnectionRepository,
    private readonly watches: Pick<PostWatches, 'named'>,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. Returns what the message says. @throws connections/not-offered, connections/bad-signature */
  async execute(platform: Platform, message: PlatformMessage): Promise<readonly PlatformNotice[]> {
    const found = this.platforms.find(platform);
    if (!found) throw connectionErrors.notOffered(platform);
    const notices = found.noticesIn(message);
    if (!notices) throw connectionErrors.badSignature();
    for (const notice of notices) await this.take(platform, notice);
    return notices;
  }

  private async take(platform: Platform, notice: PlatformNotice, attempt = 1): Promise<void> {
    try {
      for (const connection of await this.connections.withAccount(platform, notice.account))
        if (connection.sealedTokens !== null && isAbout(connection, notice.at)) await this.tell(connection, notice);
    } catch (fault) {
      if (!isStale(fault) || attempt === mostAttempts) throw fault;
      await this.take(platform, notice, attempt + 1);
    }
  }

  private async tell(connection: Connection, notice: PlatformNotice): Promise<void> {
    const now = this.clock.now();
    if (notice.kind === 'removed') await this.connections.save(...revoke(connection, 'platform', theProduct, now));
    else {
      const pieceId = await this.watches.named(connection.platform, notice.storyId);
      if (pieceId) await this.connections.save(connection, storyMeasured(connection, pieceId, notice.numbers, now));
    }
  }
}

/** Deletes what was read from an account, because its owner asked the platform for that. */
export class DeleteAtRequest {
  constructor(
    private readonly takeNotices: Pick<TakeNotices, 'execute'>,
    private readonly connections: ConnectionRepository,
    private readonly signs: Pick<AccountSigns, 'forget'>,
    private readonly deletions: DataDeletions,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a code by which the owner can check on it. @throws connections/not-offered, connections/bad-signature
   */
  async execute(platform: Platform, message: PlatformMessage): Promise<string> {
    const notices = await this.takeNotices.execute(platform, message);
    for (const { account, at } of notices)
      for (const connection of await this.connections.withAccount(platform, account))
        if (isAbout(connection, at)) await this.delete(connection);
    const code = newId().replaceAll('-', '');
    await this.deletions.keep({ code, platform, askedAt: this.clock.now() });
    return code;
  }

  /** Its readings go with the connection. That goes last: a repeated request finds nothing without it. */
  private async delete({ id, influencerId, platform }: Connection): Promise<void> {
    await this.signs.forget(influencerId, platform);
    await this.connections.remove(id);
  }
}
