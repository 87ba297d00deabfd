import type { MemberRole } from '../../../contract/rules/member-rights.js';
import {
  type Actor,
  type Clock,
  emailToKeep,
  type ProfileRef,
  type SecretTokens,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { issueLink } from '../domain/sign-in-link.js';
import { createUser, link, type User, userEvent } from '../domain/user.js';
import type { SignInLinkRepository, SignInMails } from '../ports/sign-in-links.js';
import type { UserRepository } from '../ports/user.repository.js';

export type Invitation = Readonly<{ email: string; name: string; profile: ProfileRef; role: MemberRole }>;

/** Gives a person a profile to work with, makes them an account if they have none, and writes to them. */
export class InviteMember {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly mails: SignInMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Whether the actor may invite to this profile, the caller has decided. @throws identity/invalid-email */
  async execute(actor: Actor, { email: typedEmail, name, profile, role }: Invitation): Promise<User> {
    const email = emailToKeep(typedEmail);
    const now = this.clock.now();
    return this.transaction.inTransaction(async () => {
      const known = await this.users.findByEmail(email);
      const [person, ...created] = known ? [known] : createUser({ email, name }, actor, now);
      const [member, linked] = link(person, { profile, kind: 'linked', role }, actor, now);
      const invited = userEvent('user.invited', member, actor, now, { profile, role });
      const user = await this.users.save(member, ...created, linked, invited);

      const { token, hash } = this.tokens.make();
      await this.links.issue(issueLink(user, 'invitation', hash, now));
      await this.mails.sendInvitation(user, token);
      return user;
    });
  }
}
