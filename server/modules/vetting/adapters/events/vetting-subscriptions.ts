import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { PeopleApi } from '../../../identity/index.js';
import type { InfluencerEvent } from '../../../profiles/events.js';
import type { StaffInfluencers } from '../../../profiles/index.js';
import type { ClaimEvent } from '../../domain/claim.js';
import type { ClaimRepository, Reviews } from '../../ports/repositories.js';
import type { ExpireClaims } from '../../use-cases/claims.js';
import type { AwaitReview } from '../../use-cases/review-influencer.js';
import type { ClaimLetters, ReviewLetters } from '../mail/vetting-letters.js';

/** What happens after a claim is decided, or has expired. */
export class ClaimSubscriptions {
  constructor(
    bus: EventBus,
    due: DueWork,
    private readonly claims: ClaimRepository,
    private readonly people: Pick<PeopleApi, 'get'>,
    private readonly letters: ClaimLetters,
    expire: ExpireClaims,
  ) {
    bus.subscribe({
      id: 'profiles.tell-claimant',
      hears: ['claim.confirmed', 'claim.refused'],
      handle: ({ aggregate, payload }: DomainEvent) =>
        this.tellClaimant((payload as ClaimEvent['payload']).userId, aggregate.id),
    });
    due.add('profiles.expire-claims', (now) => expire.execute(now));
  }

  private async tellClaimant(userId: string, claimId: string): Promise<void> {
    const claim = (await this.claims.ofUser(userId)).find(({ id }) => id === claimId);
    if (!claim) return; // they have closed their account since
    const person = await this.people.get(userId);
    if (claim.state === 'confirmed') await this.letters.tellConfirmed(person, claim.influencerId, claim.handle);
    if (claim.state === 'refused') await this.letters.tellRefused(person, claim.handle, claim.reason ?? '');
  }
}

/** When staff should check an influencer, and who is notified of the result. */
export class ReviewSubscriptions {
  constructor(
    bus: EventBus,
    awaitReview: AwaitReview,
    private readonly reviews: Reviews,
    private readonly influencers: Pick<StaffInfluencers, 'get'>,
    private readonly letters: ReviewLetters,
  ) {
    const reasons = {
      'influencer.created': 'new',
      'influencer.claimed': 'claimed',
      'influencer.flagged': 'flagged',
      'influencer.updated': 'changed',
    } as const;
    bus.subscribe({
      id: 'profiles.wait-for-review',
      hears: Object.keys(reasons),
      handle: async ({ name, aggregate, actor, payload, occurredAt }: DomainEvent) => {
        const why = reasons[name as keyof typeof reasons];
        if (why === 'new' && (payload as InfluencerEvent['payload']).source !== 'joined') return;
        if (why === 'changed' && actor.role !== 'influencer') return;
        await awaitReview.execute(aggregate.id, why, new Date(occurredAt));
      },
    });
    bus.subscribe({
      id: 'profiles.tell-sent-back',
      hears: ['influencer.sent-back'],
      handle: ({ aggregate }: DomainEvent) => this.tellSentBack(aggregate.id),
    });
  }

  /** Nobody is notified about what has been withdrawn since. */
  private async tellSentBack(influencerId: string): Promise<void> {
    const review = await this.reviews.find(influencerId);
    if (review?.state !== 'sent-back') return;
    const { handle } = await this.influencers.get(influencerId);
    await this.letters.tellSentBack(influencerId, handle, review.reason ?? '');
  }
}
