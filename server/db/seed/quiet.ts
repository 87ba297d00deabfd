import { termsVersion } from '../../contract/consent.js';
import type { User } from '../../modules/identity/domain/user.js';
import { CreatePerson } from '../../modules/identity/use-cases/add-people.js';
import { Members } from '../../modules/profiles/ports/neighbours.js';
import { type Actor, newId, SecretTokens } from '../../shared/kernel/index.js';
import { TeamMails } from '../../modules/teams/ports/people.js';
import { BillingOrders } from '../../modules/billing/ports/provider.js';

/** People in the demo world accepted the terms when they joined. */
export class AgreeingPeople extends CreatePerson {
  override execute(...[actor, facts, memberships]: Parameters<CreatePerson['execute']>): Promise<User> {
    return super.execute(actor, { ...facts, termsVersion }, memberships);
  }
}

/** A demo brand's first person gets an account like any other, but no email. */
export class QuietMembers extends Members {
  constructor(private readonly createPerson: CreatePerson) {
    super();
  }

  async inviteOwner(actor: Actor, brandId: string, person: { email: string; name: string }): Promise<void> {
    const profile = { uid: brandId, type: 'brand' } as const;
    await this.createPerson.execute(actor, person, [{ profile, kind: 'linked', role: 'owner' }]);
  }
}

/** The demo world emails nobody. */
export class QuietTeamMails extends TeamMails {
  async sendInvitation(): Promise<void> {}
  async tellRemoved(): Promise<void> {}
  async tellNewOwner(): Promise<void> {}
}

/** Hashes that belong to no token: the demo world's emails were never sent, so nobody can have one. */
export class NobodysTokens extends SecretTokens {
  make(): { token: string; hash: string } {
    return { token: '', hash: newId() };
  }

  hashOf(token: string): string {
    return token;
  }
}

/** Past events don't reach the card provider now; items still to be invoiced are found when the product starts. */
export class QuietBillingOrders extends BillingOrders {
  async chargeExtra(): Promise<void> {}
  async closeCheckout(): Promise<void> {}
  async applyEvent(): Promise<void> {}
  async payBack(): Promise<void> {}
  async invoiceLeftovers(): Promise<void> {}
  async followAccount(): Promise<void> {}
}
