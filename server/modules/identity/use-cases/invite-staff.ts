import type { Actor, Clock, SecretTokens, Transaction } from '../../../shared/kernel/index.js';
import { issueLink } from '../domain/sign-in-link.js';
import { checkMayAsStaff } from '../domain/check-staff.js';
import type { User } from '../domain/user.js';
import type { SignInLinkRepository } from '../ports/sign-in-link.repository.js';
import type { SignInMails } from '../ports/sign-in-mails.js';
import type { AddStaff, NewStaff } from './add-staff.js';

/** A super user makes somebody staff and writes to them. */
export class InviteStaff {
  constructor(
    private readonly addStaff: AddStaff,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly mails: SignInMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/invalid-email, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, staff: NewStaff): Promise<User> {
    checkMayAsStaff(actor, 'staff.invite');
    const { token, hash } = this.tokens.make();
    return this.transaction.inTransaction(async () => {
      const user = await this.addStaff.execute(actor, staff);
      await this.links.issue(issueLink(user, 'invitation', hash, this.clock.now()));
      await this.mails.sendStaffInvitation(user, token);
      return user;
    });
  }
}
