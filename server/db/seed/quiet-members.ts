import type { CreatePerson } from '../../modules/identity/use-cases/add-people.js';
import { Members } from '../../modules/profiles/ports/neighbours.js';
import type { Actor } from '../../shared/kernel/index.js';

/** A demo brand's first person gets an account like any other, but no letter. */
export class QuietMembers extends Members {
  constructor(private readonly createPerson: CreatePerson) {
    super();
  }

  async inviteOwner(actor: Actor, brandId: string, person: { email: string; name: string }): Promise<void> {
    const profile = { uid: brandId, type: 'brand' } as const;
    await this.createPerson.execute(actor, person, [{ profile, kind: 'linked', role: 'owner' }]);
  }
}
