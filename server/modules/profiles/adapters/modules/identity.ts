import type { Actor } from '../../../../shared/kernel/index.js';
import type { IdentityApi, StaffApi } from '../../../identity/index.js';
import { Members, ProfileDoors } from '../../ports/neighbours.js';

export class IdentityMembers extends Members {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async inviteOwner(actor: Actor, brandId: string, { email, name }: { email: string; name: string }): Promise<void> {
    await this.identity.invite({ email, name, profile: { uid: brandId, type: 'brand' }, role: 'owner' }, actor);
  }
}

export class IdentityProfileDoors extends ProfileDoors {
  constructor(private readonly staff: StaffApi) {
    super();
  }

  close(profileUid: string): Promise<void> {
    return this.staff.closeProfile(profileUid);
  }

  reopen(profileUid: string): Promise<void> {
    return this.staff.reopenProfile(profileUid);
  }
}
