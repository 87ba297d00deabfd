import type { StaffApi } from '../../../identity/index.js';
import { ProfileDoors } from '../../ports/profile-doors.js';

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
