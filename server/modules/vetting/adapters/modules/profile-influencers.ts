import type { Actor } from '../../../../shared/kernel/index.js';
import type { ClaimInfluencer, ProfilesApi, StaffInfluencers } from '../../../profiles/index.js';
import type { UnclaimedProfile } from '../../domain/claim.js';
import { Influencers } from '../../ports/influencers.js';

export class ProfileInfluencers extends Influencers {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly staff: StaffInfluencers,
    private readonly claimInfluencer: ClaimInfluencer,
  ) {
    super();
  }

  unclaimed(handle: string): Promise<UnclaimedProfile | null> {
    return this.profiles.unclaimed(handle);
  }

  claim(actor: Actor, influencerId: string, userId: string): Promise<boolean> {
    return this.claimInfluencer.execute(actor, influencerId, userId);
  }

  async handleOf(influencerId: string): Promise<string> {
    return (await this.staff.get(influencerId)).handle;
  }
}
