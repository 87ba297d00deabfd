import { type Actor, type Clock, emailToKeep, theProduct } from '../../shared/kernel/index.js';
import type { ClosedProfiles } from './adapters/persistence/sql-profile-members.js';
import { identityErrors } from './domain/identity.errors.js';
import type { UserRepository } from './ports/repositories.js';
import type { ResetSecondFactor } from './use-cases/second-factor.js';

/** What other modules and the command line may ask of identity for staff's sake. */
export class StaffApi {
  constructor(
    private readonly users: UserRepository,
    private readonly resetFactor: ResetSecondFactor,
    private readonly closed: ClosedProfiles,
    private readonly clock: Clock,
  ) {}

  /** Forgets app and recovery codes of a member of staff, ends their sessions and mails a link. @throws identity/no-such-user, identity/staff-only */
  async resetSecondFactor(typedEmail: string, by: Actor = theProduct): Promise<void> {
    const email = emailToKeep(typedEmail);
    const user = await this.users.findByEmail(email);
    if (!user) throw identityErrors.noSuchUser(email);
    await this.resetFactor.execute(by, user.id);
  }

  /** Nobody can act for this profile any more, until it is opened again. */
  async closeProfile(profileUid: string): Promise<void> {
    await this.closed.close(profileUid, this.clock.now());
  }

  /** Who could act for this profile before can do so again. */
  async reopenProfile(profileUid: string): Promise<void> {
    await this.closed.reopen(profileUid);
  }
}
