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
 * Before changing a staff member's rights: locks the staff until the open transaction ends, and checks the actor's own
 * rights again. Of two super users who remove each other concurrently, the second is refused.
 * @throws identity/super-user-needed
 */
export async function holdStaff(users: UserRepository, actor: Actor): Promise<void> {
  await users.holdStaff();
  if (!isTheProduct(actor)) checkStillActsAs(await users.get(actor.userId), actor);
}

export type NewStaff = Readonly<{ email: string; name: string; staffRole: StaffRole }>;

/**
 * Makes a person staff, or changes a staff role. Earlier sessions end, because they haven't been through staff sign-in.
 */
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

/** A super user makes someone staff and emails them. */
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

/**
 * A super user changes or removes a colleague's role. The colleague's sessions end, so they go through the full sign-in
 * again.
 */
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

/** Staff help a person to sign in with a link. */
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

/** Staff sign a person out everywhere at once, for example from lost devices. */
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

/** Staff disable or re-enable an account. Disabling ends every session at once. */
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
