import type { Actor } from '../../../../shared/kernel/index.js';
import type { Addresses, IdentityApi, PeopleApi, StaffApi } from '../../../identity/index.js';
import { Members, PeopleAddresses, ProfileDoors } from '../../ports/neighbours.js';

export class IdentityMembers extends Members {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async inviteOwner(actor: Actor, brandId: string, { email, name }: { email: string; name: string }): Promise<void> {
    await this.identity.invite({ email, name, profile: { uid: brandId, type: 'brand' }, role: 'owner' }, actor);
  }
}

export class IdentityPeopleAddresses extends PeopleAddresses {
  constructor(private readonly people: PeopleApi) {
    super();
  }

  of(userId: string): Promise<Addresses> {
    return this.people.addressesOf(userId);
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
