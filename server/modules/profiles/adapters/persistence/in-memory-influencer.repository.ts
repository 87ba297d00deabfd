import { type Influencer, type InfluencerEvent, isJoining, type UnclaimedProfile } from '../../domain/influencer.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { slugsFor } from '../../domain/profile-slug.js';
import { InfluencerRepository } from '../../ports/influencer.repository.js';

export const sameHandle = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export class InMemoryInfluencerRepository extends InfluencerRepository {
  readonly events: InfluencerEvent[] = [];
  private readonly reserved = new Set<string>();
  private influencers = new Map<string, Influencer>();

  get all(): readonly Influencer[] {
    return [...this.influencers.values()];
  }

  /** @returns what brings back the present state, as a transaction that fails does */
  remember(): () => void {
    const before = new Map(this.influencers);
    return () => void (this.influencers = before);
  }

  async get(id: string): Promise<Influencer> {
    const influencer = this.influencers.get(id);
    if (!influencer) throw profileErrors.influencerNotFound(id);
    return influencer;
  }

  async unclaimed(handle: string): Promise<UnclaimedProfile | null> {
    const found = this.all.find((each) => sameHandle(each.handle, handle) && !each.claimed);
    return found ? { id: found.id, handle: found.handle, name: found.name } : null;
  }

  async save(influencer: Influencer, ...events: InfluencerEvent[]): Promise<Influencer> {
    const { id, handle, version } = influencer;
    if ((this.influencers.get(id)?.version ?? 0) !== version) throw profileErrors.stale(id);
    if (isJoining(influencer)) this.checkNotReserved(handle);
    if (this.isTaken(influencer)) throw profileErrors.handleTaken(handle);
    const slug = version === 0 ? this.freeSlugFor(influencer) : influencer.slug;
    const next = { ...influencer, slug, version: version + 1 };
    this.influencers.set(id, next);
    this.events.push(...events);
    return next;
  }

  async reserveHandle(handle: string): Promise<void> {
    this.reserved.add(handle.toLowerCase());
  }

  checkNotReserved(handle: string): void {
    if (this.reserved.has(handle.toLowerCase())) throw profileErrors.handleTaken(handle);
  }

  private isTaken({ id, handle, accounts }: Influencer): boolean {
    return this.all.some(
      (other) =>
        other.id !== id &&
        (sameHandle(other.handle, handle) ||
          other.accounts.some((theirs) =>
            accounts.some((ours) => ours.platform === theirs.platform && sameHandle(ours.handle, theirs.handle)),
          )),
    );
  }

  private freeSlugFor({ handle, id }: Influencer): string {
    const slugs = slugsFor(handle, id);
    for (;;) {
      const { value } = slugs.next();
      if (!this.all.some(({ slug }) => slug === value)) return value;
    }
  }
}
