import {
  type Actor,
  type Clock,
  emailToKeep,
  isTheProduct,
  type SecretTokens,
  type StaffRole,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from '../domain/identity.errors.js';
import { issueLink } from '../domain/sign-in-link.js';
import { changeStaffRole, checkStillActsAs, disable, enable } from '../domain/staff.js';
import { canSignIn, createUser, type User, userEvent } from '../domain/user.js';
import type { UserRepository } from '../ports/repositories.js';
import type { SignInLinkOrders, SignInLinkRepository, SignInMails } from '../ports/sign-in-links.js';
import type { EndSessions } from './sessions.js';

/**
 * Before a right of staff is given or taken: nobody else does so until the open transaction ends, and the actor still
 * has theirs. Of two super users who take each other's rights at once, one is second, and no super user any more.
 * @throws identity/super-user-needed
 */
export async function holdStaff(users: UserRepository, actor: Actor): Promise<void> {
  await users.holdStaff();
  if (!isTheProduct(actor)) checkStillActsAs(await users.get(actor.userId), actor);
}

export type NewStaff = Readonly<{ email: string; name: string; staffRole: StaffRole }>;

/** Makes a person staff, or gives staff another role. Sessions from before end: they have not taken the steps of staff. */
export class AddStaff {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/invalid-email, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, { email: typedEmail, name, staffRole }: NewStaff): Promise<User> {
    const email = emailToKeep(typedEmail);
    const now = this.clock.now();
    return this.transaction.inTransaction(async () => {
      await holdStaff(this.users, actor);
      const known = await this.users.findByEmail(email);
      const [user, event] = known
        ? changeStaffRole(known, staffRole, actor, now)
        : createUser({ email, name, staffRole }, actor, now);
      const saved = await this.users.save(user, event);
      await this.endSessions.execute(saved.id);
      return saved;
    });
  }
}

/** A super user makes someone staff and writes to them. */
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

/** A super user gives a colleague another role, or takes it away. Their sessions end: the next one begins with all its steps. */
export class ChangeStaffRole {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, userId: string, role: StaffRole | null): Promise<void> {
    await this.transaction.inTransaction(async () => {
      await holdStaff(this.users, actor);
      const [user, event] = changeStaffRole(await this.users.get(userId), role, actor, this.clock.now());
      await this.users.save(user, event);
      await this.endSessions.execute(userId);
    });
  }
}

/** Staff help a person in with a sign-in link. */
export class SendPersonLink {
  constructor(
    private readonly users: UserRepository,
    private readonly linkOrders: SignInLinkOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/access-disabled, identity/read-only */
  async execute(actor: Actor, userId: string): Promise<void> {
    checkMayAsStaff(actor, 'person.send-link');
    const user = await this.users.get(userId);
    if (!canSignIn(user)) throw identityErrors.accessDisabled();
    const sent = userEvent('user.link-sent', user, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.users.save(user, sent);
      await this.linkOrders.place(user.email, 'sign-in');
    });
  }
}

/** Staff sign a person out everywhere, at once: out of browsers that are not theirs any more. */
export class EndPersonSessions {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, userId: string): Promise<void> {
    checkMayAsStaff(actor, 'person.end-sessions');
    if (userId === actor.userId) throw identityErrors.notYourself();
    const user = await this.users.get(userId);
    const ended = userEvent('user.sessions-ended', user, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.users.save(user, ended);
      await this.endSessions.execute(userId);
    });
  }
}

/** Staff shut a person out, or let them in again. Being shut out ends every session at once. */
export class SetUserAccess {
  constructor(
    private readonly users: UserRepository,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/read-only, identity/super-user-needed, identity/not-yourself */
  async execute(actor: Actor, userId: string, access: 'disable' | 'enable'): Promise<void> {
    const decide = access === 'disable' ? disable : enable;
    await this.transaction.inTransaction(async () => {
      await holdStaff(this.users, actor);
      const [user, event] = decide(await this.users.get(userId), actor, this.clock.now());
      await this.users.save(user, event);
      if (access === 'disable') await this.endSessions.execute(userId);
    });
  }
}
