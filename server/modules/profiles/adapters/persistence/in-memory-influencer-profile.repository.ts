import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import {
  type InfluencerProfile,
  type InfluencerProfileEvent,
  noDetails,
  type ProfileDetails,
} from '../../domain/influencer-profile.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { type FollowerCount, InfluencerProfileRepository } from '../../ports/influencer-profile.repository.js';
import { type InMemoryInfluencerRepository, sameHandle } from './in-memory-influencer.repository.js';

/** Keeps the details beside the influencers themselves. */
export class InMemoryInfluencerProfileRepository extends InfluencerProfileRepository {
  readonly events: InfluencerProfileEvent[] = [];
  private readonly details = new Map<string, ProfileDetails>();
  private readonly counts = new Map<string, FollowerCount>();

  constructor(private readonly influencers: InMemoryInfluencerRepository) {
    super();
  }

  async get(id: string): Promise<InfluencerProfile> {
    return { ...(await this.influencers.get(id)), ...(this.details.get(id) ?? noDetails) };
  }

  async save(profile: InfluencerProfile, ...events: InfluencerProfileEvent[]): Promise<InfluencerProfile> {
    const { dateOfBirth, attributes, shown, audience, availability, portfolio, ...influencer } = profile;
    this.checkAccounts(profile);
    const before = await this.influencers.get(profile.id);
    if (!sameHandle(before.handle, profile.handle)) this.influencers.checkNotReserved(profile.handle);
    const saved = await this.influencers.save(influencer);
    const details = { dateOfBirth, attributes, shown, audience, availability, portfolio };
    this.details.set(profile.id, details);
    this.note(profile);
    this.events.push(...events);
    return { ...saved, ...details };
  }

  async historyOf(id: string, days: number): Promise<readonly FollowerCount[]> {
    const { accounts } = await this.influencers.get(id);
    return accounts.flatMap(({ platform, handle }) =>
      [...this.counts]
        .filter(([key]) => key.startsWith(`${id} ${platform} ${handle.toLowerCase()} `))
        .map(([, count]) => count)
        .sort((a, b) => a.day.localeCompare(b.day))
        .slice(-days),
    );
  }

  private checkAccounts({ id, accounts }: InfluencerProfile): void {
    for (const { platform, handle } of accounts) {
      const taken = this.influencers.all.some(
        (other) =>
          other.id !== id &&
          other.accounts.some((each) => each.platform === platform && sameHandle(each.handle, handle)),
      );
      if (taken) throw profileErrors.accountTaken(platform, handle);
    }
  }

  private note({ id, accounts, updatedAt }: InfluencerProfile): void {
    const { date: day } = londonTimeAt(updatedAt);
    for (const { platform, handle, followers, engagement } of accounts) {
      if (followers === null) continue;
      this.counts.set(`${id} ${platform} ${handle.toLowerCase()} ${day}`, { platform, day, followers, engagement });
    }
  }
}
