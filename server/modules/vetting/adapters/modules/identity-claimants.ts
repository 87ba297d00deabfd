import type { IdentityApi, PeopleApi } from '../../../identity/index.js';
import { type Claimant, Claimants } from '../../ports/claimants.js';

export class IdentityClaimants extends Claimants {
  constructor(
    private readonly people: PeopleApi,
    private readonly identity: IdentityApi,
  ) {
    super();
  }

  async get(userId: string): Promise<Claimant> {
    const { email, name } = await this.people.get(userId);
    return { userId, email, name };
  }

  async handOver(influencerId: string, userId: string): Promise<void> {
    const profile = { uid: influencerId, type: 'influencer' } as const;
    await this.identity.link(userId, { profile, kind: 'linked', role: 'owner' });
  }
}
