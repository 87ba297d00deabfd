import type { Platform } from '../../../../contract/lists/social.js';
import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { VerifiedAccountsService } from '../../../profiles/index.js';
import type { AccountReading } from '../../domain/account-numbers.js';
import type { ConnectionEvent } from '../../domain/connection.js';
import { type ConnectionRepository, ShownNumbers } from '../../ports/connections.js';

/** Profiles shows verified numbers, and filters by them. */
export class ProfilesShownNumbers extends ShownNumbers {
  constructor(private readonly accounts: VerifiedAccountsService) {
    super();
  }

  /** Without a follower count, as of a channel that hides it, there is nothing to show instead of the typed one. */
  async show({ influencerId, platform, followers, reach, audience, day }: AccountReading, handle: string) {
    if (followers === null) return this.hide(influencerId, platform);
    const numbers = { followers, reach, audience, day };
    await this.accounts.verify(influencerId, { platform, handle, numbers });
  }

  hide(influencerId: string, platform: Platform): Promise<void> {
    return this.accounts.unverify(influencerId, platform);
  }
}

/** What is no longer connected is no longer verified. */
export class ConnectionSubscriptions {
  constructor(bus: EventBus, connections: ConnectionRepository, shown: ShownNumbers) {
    bus.subscribe({
      id: 'connections.hide-numbers',
      hears: ['connection.revoked', 'connection.expired'],
      handle: async ({ payload }: DomainEvent) => {
        const { influencerId, platform } = payload as ConnectionEvent['payload'];
        const current = (await connections.of(influencerId)).find((each) => each.platform === platform);
        if (!current?.sealedTokens) await shown.hide(influencerId, platform);
      },
    });
  }
}
