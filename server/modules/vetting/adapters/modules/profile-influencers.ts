import type { Actor } from '../../../../shared/kernel/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import type { ClaimInfluencer, ProfilesApi } from '../../../profiles/index.js';
import type { UnclaimedProfile } from '../../domain/claim.js';
import { Influencers } from '../../ports/repositories.js';

export class ProfileInfluencers extends Influencers {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly claimInfluencer: ClaimInfluencer,
    private readonly identity: IdentityApi,
  ) {
    super();
  }

  unclaimed(handle: string): Promise<UnclaimedProfile | null> {
    return this.profiles.unclaimed(handle);
  }

  async handOver(actor: Actor, influencerId: string, userId: string): Promise<boolean> {
    if (!(await this.claimInfluencer.execute(actor, influencerId, userId))) return false;
    const profile = { uid: influencerId, type: 'influencer' } as const;
    await this.identity.link(userId, { profile, kind: 'linked', role: 'owner' });
    return true;
  }
}
