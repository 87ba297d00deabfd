import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { ClaimEvent } from '../../domain/claim.js';
import type { ExpireClaims } from '../../use-cases/expire-claims.js';
import type { TellClaimant } from '../../use-cases/tell-claimant.js';

/** What happens when a claim has been decided, and when nobody has. */
export class ClaimSubscriptions {
  constructor(bus: EventBus, due: DueWork, tell: TellClaimant, expire: ExpireClaims) {
    bus.subscribe({
      id: 'profiles.tell-claimant',
      hears: ['claim.confirmed', 'claim.refused'],
      handle: ({ aggregate, payload }: DomainEvent) =>
        tell.execute((payload as ClaimEvent['payload']).userId, aggregate.id),
    });
    due.add('profiles.expire-claims', (now) => expire.execute(now));
  }
}
