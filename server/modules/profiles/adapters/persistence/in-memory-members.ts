import type { Actor } from '../../../../shared/kernel/index.js';
import { Members } from '../../ports/neighbours.js';

export class InMemoryMembers extends Members {
  readonly invited: { brandId: string; email: string; name: string }[] = [];

  async inviteOwner(_actor: Actor, brandId: string, person: { email: string; name: string }): Promise<void> {
    this.invited.push({ brandId, ...person });
  }
}
