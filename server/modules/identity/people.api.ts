import { normaliseTypedEmail } from '../../contract/rules/email.js';
import { type Actor, type Clock, emailToKeep, type ProfileRef, theProduct } from '../../shared/kernel/index.js';
import type { ClosedProfiles, SoleOwnership } from './adapters/persistence/sql-profile-members.js';
import type { User } from './domain/user.js';
import type { UserRepository } from './ports/repositories.js';
import type { EmailChanges } from './ports/sign-in-links.js';
import type { EndSessions, OwnSessionsService } from './use-cases/sessions.js';
import { browserName } from './adapters/http/sessions.dto.js';
import { identityErrors } from './domain/identity.errors.js';
import type { ResetSecondFactor } from './use-cases/second-factor.js';

/** A person, and the profiles whose only owner they are. */
export type Person = Readonly<{ userId: string; email: string; name: string; owns: readonly ProfileRef[] }>;

/** A person's current and previous email addresses, and the brands in which they work. */
export type Addresses = Readonly<{ email: string; earlier: readonly string[]; brandIds: readonly string[] }>;
/** One sign-in that hasn't ended. `since` stays the same when another profile is chosen; the session's id doesn't. */
type SignIn = Readonly<{ sessionId: string; since: Date; browser: string }>;

/** Queries about a person rather than a profile. */
export class PeopleApi {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChanges,
    private readonly ownership: SoleOwnership,
    private readonly endSessions: EndSessions,
    private readonly ownSessions: OwnSessionsService,
  ) {}

  /** @throws identity/no-such-user */
  async get(userId: string): Promise<Person> {
    return this.withProfiles(await this.users.get(userId));
  }

  /** Null when nobody has this address. */
  async findByEmail(email: string): Promise<Person | null> {
    const user = await this.users.findByEmail(normaliseTypedEmail(email));
    return user && this.withProfiles(user);
  }

  /** Previous addresses are stored for about a week after `user.email-changed`. @throws identity/no-such-user */
  async addressesOf(userId: string): Promise<Addresses> {
    const [user, earlier] = await Promise.all([this.users.get(userId), this.changes.addressesOf(userId)]);
    const { email, linkedBrandUid, memberships } = user;
    const brands = memberships.filter(({ profileType }) => profileType === 'brand').map(({ profileUid }) => profileUid);
    return { email, earlier, brandIds: [...new Set([...brands, ...(linkedBrandUid ? [linkedBrandUid] : [])])] };
  }

  /** Signs the person out everywhere, at once on every process. */
  async signOutEverywhere(userId: string): Promise<void> {
    await this.endSessions.execute(userId);
  }

  /** Where the person is signed in now. */
  async signInsOf(userId: string): Promise<SignIn[]> {
    const sessions = await this.ownSessions.list({ userId });
    return sessions.map(({ id, createdAt, userAgent }) => ({
      sessionId: id,
      since: createdAt,
      browser: browserName(userAgent),
    }));
  }

  private async withProfiles({ id, email, name }: User): Promise<Person> {
    return { userId: id, email, name, owns: await this.ownership.of(id) };
  }
}

/** What other modules and the command line can use of identity on behalf of staff. */
export class StaffApi {
  constructor(
    private readonly users: UserRepository,
    private readonly resetFactor: ResetSecondFactor,
    private readonly closed: ClosedProfiles,
    private readonly clock: Clock,
  ) {}

  /** Deletes a person's app and recovery codes, ends their sessions and emails a link. @throws identity/no-such-user */
  async resetSecondFactor(typedEmail: string, by: Actor = theProduct): Promise<void> {
    const email = emailToKeep(typedEmail);
    const user = await this.users.findByEmail(email);
    if (!user) throw identityErrors.noSuchUser(email);
    await this.resetFactor.execute(by, user.id);
  }

  /** Closes the profile to everyone until it is restored. */
  async closeProfile(profileUid: string): Promise<void> {
    await this.closed.close(profileUid, this.clock.now());
  }

  /** Restores access to the profile for everyone who had it. */
  async reopenProfile(profileUid: string): Promise<void> {
    await this.closed.reopen(profileUid);
  }
}
