import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import type { MembersApi } from '../../../identity/index.js';
import { Members } from '../../ports/members.js';

export class IdentityMembers extends Members {
  constructor(private readonly members: Pick<MembersApi, 'actorIn'>) {
    super();
  }

  actorIn(userId: string, profile: ProfileRef): Promise<Actor> {
    return this.members.actorIn(userId, profile);
  }
}
