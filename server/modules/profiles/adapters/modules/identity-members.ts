import type { Actor } from '../../../../shared/kernel/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import { Members } from '../../ports/members.js';

export class IdentityMembers extends Members {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async inviteOwner(actor: Actor, brandId: string, { email, name }: { email: string; name: string }): Promise<void> {
    await this.identity.invite({ email, name, profile: { uid: brandId, type: 'brand' }, role: 'owner' }, actor);
  }
}
