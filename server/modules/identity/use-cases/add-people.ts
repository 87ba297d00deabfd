import type { MemberRole } from '../../../contract/rules/member-rights.js';
import { checkText, textLimits } from '../../../contract/rules/text-limits.js';
import {
  type Actor,
  type Clock,
  emailToKeep,
  type ProfileRef,
  type SecretTokens,
  theProduct,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from '../domain/identity.errors.js';
import { issueLink } from '../domain/sign-in-link.js';
import {
  actorOf,
  canSignIn,
  changeRole,
  createUser,
  link,
  type NewMembership,
  type NewUser,
  proveEmail,
  unlink,
  type User,
  userEvent,
} from '../domain/user.js';
import type { UserRepository } from '../ports/repositories.js';
import type { SignInLinkRepository, SignInMails } from '../ports/sign-in-links.js';
import type { ProveEmail } from './sign-in-links.js';
import type { ProfileCards } from '../ports/neighbours.js';

/** Creates an account without an email, for sign-up and the demo data. */
export class CreatePerson {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/invalid-email, identity/email-taken */
  async execute(actor: Actor, facts: NewUser, memberships: readonly NewMembership[] = []): Promise<User> {
    const now = this.clock.now();
    const [person, created] = createUser({ ...facts, email: emailToKeep(facts.email) }, actor, now);
    let user = person;
    const events = [created];
    for (const membership of memberships) {
      const [linked, event] = link(user, membership, actor, now);
      user = linked;
      events.push(event);
    }
    return this.users.save(user, ...events);
  }
}

export type Invitation = Readonly<{ email: string; name: string; profile: ProfileRef; role: MemberRole }>;

/** Gives a person access to a profile, creates an account if they have none, and emails them. */
export class InviteMember {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly mails: SignInMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The caller has checked that the actor may invite to this profile. @throws identity/invalid-email */
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

/** `email` must be normalised; `name` is for a person without an account. */
export type Newcomer = Readonly<{ email: string; name: string; membership: NewMembership }>;

/**
 * Someone joins through an emailed invitation: creates an account if they have none, and the membership. Presenting the
 * invitation with its address proves that they receive mail there.
 */
export class AdmitMember {
  constructor(
    private readonly users: UserRepository,
    private readonly proveEmail: ProveEmail,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the caller's transaction. @throws identity/name-needed, identity/user-disabled, identity/staff-cannot-join
   */
  async execute({ email, name, membership }: Newcomer): Promise<User> {
    const known = await this.users.findByEmail(email);
    const person = known ? await this.provenPerson(known) : await this.newPerson(email, name);
    const { uid } = membership.profile;
    const isIn = person.memberships.some(({ profileUid, kind }) => profileUid === uid && kind === 'linked');
    if (isIn) return person; // has joined in another way since, and keeps that role
    return this.users.save(...link(person, membership, actorOf(person, null), this.clock.now()));
  }

  private async provenPerson(known: User): Promise<User> {
    if (!canSignIn(known)) throw identityErrors.userDisabled();
    if (known.staffRole) throw identityErrors.staffCannotJoin();
    return this.proveEmail.execute(known);
  }

  private async newPerson(email: string, typedName: string): Promise<User> {
    const name = typedName.trim();
    if (checkText(textLimits.personName, name) !== true) throw identityErrors.nameNeeded();
    const now = this.clock.now();
    const [person, created] = createUser({ email, name }, theProduct, now);
    const [proven, event] = proveEmail(person, now);
    return this.users.save(proven, created, event);
  }
}

/**
 * A service that gives a person a profile, takes it away, or changes their role in it. Every change applies to open
 * sessions at once.
 */
export class LinkService {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user */
  async link(actor: Actor, userId: string, membership: NewMembership): Promise<User> {
    const [user, event] = link(await this.users.get(userId), membership, actor, this.clock.now());
    return this.users.save(user, event);
  }

  /** @throws identity/no-such-user, identity/not-your-profile */
  async unlink(actor: Actor, userId: string, profile: ProfileRef): Promise<User> {
    const [user, event] = unlink(await this.users.get(userId), profile, actor, this.clock.now());
    return this.users.save(user, event);
  }

  /** @throws identity/no-such-user */
  async changeRole(actor: Actor, userId: string, profile: ProfileRef, role: MemberRole): Promise<User> {
    const [user, event] = changeRole(await this.users.get(userId), profile, role, actor, this.clock.now());
    return this.users.save(user, event);
  }
}

/** The same service for staff, with permission checks. */
export class StaffLinkService {
  constructor(
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/no-such-user, identity/not-your-profile when there is no such profile, identity/staff-act-as-themselves, identity/read-only */
  async link(actor: Actor, userId: string, membership: NewMembership): Promise<void> {
    checkMayAsStaff(actor, 'person.link-profile');
    const user = await this.users.get(userId);
    if (user.staffRole) throw identityErrors.staffActAsThemselves();
    const [found] = await this.cards.linked([membership.profile]);
    if (!found) throw identityErrors.notYourProfile();
    await this.users.save(...link(user, membership, actor, this.clock.now()));
  }

  /** @throws identity/no-such-user, identity/not-your-profile, identity/read-only, identity/super-user-needed */
  async unlink(actor: Actor, userId: string, profile: ProfileRef): Promise<void> {
    checkMayAsStaff(actor, 'person.unlink-profile');
    await this.users.save(...unlink(await this.users.get(userId), profile, actor, this.clock.now()));
  }
}
