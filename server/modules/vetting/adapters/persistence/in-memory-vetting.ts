import { type Claim, type ClaimEvent, openClaimsAPerson } from '../../domain/claim.js';
import type { Review, ReviewEvent } from '../../domain/review.js';
import { vettingErrors } from '../../domain/vetting.errors.js';
import { type ClaimOfProfile, ClaimRepository, Reviews } from '../../ports/repositories.js';

export class InMemoryClaimRepository extends ClaimRepository {
  readonly events: ClaimEvent[] = [];
  private readonly claims = new Map<string, Claim>();

  /** @param profiles by id */
  constructor(private readonly profiles: ReadonlyMap<string, Pick<ClaimOfProfile, 'handle' | 'name'>> = new Map()) {
    super();
  }

  async get(id: string): Promise<Claim> {
    const claim = this.claims.get(id);
    if (!claim) throw vettingErrors.claimNotFound(id);
    return claim;
  }

  async ofUser(userId: string): Promise<ClaimOfProfile[]> {
    const own = this.latestFirst((claim) => claim.userId === userId);
    return own.map((claim) => {
      const { handle = '', name = '' } = this.profiles.get(claim.influencerId) ?? {};
      return { ...claim, handle, name };
    });
  }

  async ofInfluencer(influencerId: string): Promise<Claim[]> {
    return this.latestFirst((claim) => claim.influencerId === influencerId);
  }

  async due(now: Date, limit: number): Promise<Claim[]> {
    return this.latestFirst(({ state, expiresAt }) => state === 'open' && expiresAt <= now)
      .reverse()
      .slice(0, limit);
  }

  async save(claim: Claim, event: ClaimEvent): Promise<Claim> {
    const open = this.latestFirst(({ state, userId }) => state === 'open' && userId === claim.userId);
    const known = open.find(({ influencerId }) => influencerId === claim.influencerId);
    if (claim.version === 0 && known) return known;
    if (claim.version === 0 && open.length >= openClaimsAPerson) throw vettingErrors.tooManyClaims();
    if ((this.claims.get(claim.id)?.version ?? 0) !== claim.version) throw vettingErrors.claimOver();
    if (claim.state === 'confirmed' && this.isConfirmed(claim.influencerId)) throw vettingErrors.claimOver();
    const next = { ...claim, version: claim.version + 1 };
    this.claims.set(claim.id, next);
    this.events.push(event);
    return next;
  }

  private isConfirmed(influencerId: string): boolean {
    return [...this.claims.values()].some((each) => each.influencerId === influencerId && each.state === 'confirmed');
  }

  private latestFirst(wanted: (claim: Claim) => boolean): Claim[] {
    return [...this.claims.values()]
      .filter(wanted)
      .sort((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime() || b.id.localeCompare(a.id));
  }
}

export class InMemoryReviews extends Reviews {
  readonly events: ReviewEvent[] = [];
  private readonly reviews = new Map<string, Review>();

  async find(influencerId: string): Promise<Review | null> {
    return this.reviews.get(influencerId) ?? null;
  }

  async save(review: Review, ...events: ReviewEvent[]): Promise<void> {
    if ((this.reviews.get(review.influencerId)?.version ?? 0) !== review.version) throw vettingErrors.notWaiting();
    this.reviews.set(review.influencerId, { ...review, version: review.version + 1 });
    this.events.push(...events);
  }
}
