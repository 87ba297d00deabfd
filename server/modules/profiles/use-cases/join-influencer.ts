import type { Platform } from '../../../contract/lists/index.js';
import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { claimProfile, noDetails } from '../domain/influencer-profile.js';
import { addInfluencer, type Influencer, joinInfluencer, type NewInfluencer } from '../domain/influencer.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { InfluencerProfileRepository, InfluencerRepository } from '../ports/influencers.js';

/** Someone who joins; `dateOfBirth`, such as `1998-04-30`, is null if it wasn't asked for. */
type JoiningPerson = NewInfluencer & Readonly<{ dateOfBirth?: string | null }>;

/** Someone joins as an influencer. The caller links the account in identity. */
export class JoinInfluencer {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly profiles: InfluencerProfileRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/handle-unclaimed when the handle is that of an imported profile, profiles/handle-taken */
  async execute(actor: Actor, { dateOfBirth = null, ...details }: JoiningPerson): Promise<Influencer> {
    if (await this.influencers.unclaimed(details.handle)) throw profileErrors.handleUnclaimed(details.handle);

    return this.transaction.inTransaction(async () => {
      const joined = await this.influencers.save(...joinInfluencer(details, actor, this.clock.now()));
      return dateOfBirth === null ? joined : this.profiles.save({ ...joined, ...noDetails, dateOfBirth });
    });
  }
}

/** Staff add someone who hasn't joined yet. */
export class AddInfluencer {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, details: NewInfluencer): Promise<Influencer> {
    return this.influencers.save(...addInfluencer(details, actor, this.clock.now()));
  }
}

/** Reserves a handle, so that a join that created nothing looks like one that did. */
export class ReserveHandle {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly clock: Clock,
  ) {}

  async execute(handle: string, platform: Platform): Promise<void> {
    await this.influencers.reserveHandle(handle, platform, this.clock.now());
  }
}

/** Claims an unclaimed profile for this person. The caller links the account in identity. */
export class ClaimInfluencer {
  constructor(
    private readonly profiles: InfluencerProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns false if someone already manages it. @throws profiles/influencer-not-found, profiles/stale */
  async execute(actor: Actor, influencerId: string, userId: string): Promise<boolean> {
    const claimed = claimProfile(await this.profiles.get(influencerId), userId, actor, this.clock.now());
    if (claimed) await this.profiles.save(...claimed);
    return claimed !== null;
  }
}
