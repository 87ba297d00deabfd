import type { MemberRole } from '../../contract/rules/member-rights.js';
import { type Actor, emailToKeep, type ProfileRef, type Visitor } from '../../shared/kernel/index.js';
import type { PersonInProfile, ProfileMember, ProfileMembers } from './adapters/persistence/sql-profile-members.js';
import { identityErrors } from './domain/identity.errors.js';
import { actorIn, roleIn } from './domain/user.js';
import type { UserRepository } from './ports/repositories.js';
import type { AdmitMember, LinkService, Newcomer } from './use-cases/add-people.js';
import type { OpenSession } from './use-cases/sessions.js';

/** What teams and API keys can use about a profile's members. Changes join the open transaction. */
export class MembersApi {
  constructor(
    private readonly users: UserRepository,
    private readonly members: ProfileMembers,
    private readonly links: LinkService,
    private readonly admitMember: AdmitMember,
    private readonly openSession: OpenSession,
  ) {}

  /** Everyone who can act as this profile, oldest membership first, including people who can't sign in. */
  everyone(profile: ProfileRef): Promise<ProfileMember[]> {
    return this.members.everyone(profile);
  }

  /** Sessions signed in as this profile are read again at their next request. */
  seeAfresh(profileUid: string): Promise<void> {
    return this.members.seeAfresh(profileUid);
  }

  /**
   * Reads a row of the caller's own SQL, which names a person and a profile, together with that person's current access
   * to it, as their own request would find it: one statement, prepared as `name`. Null without a row, or if they can't
   * act as the profile now.
   */
  actingBy<Row extends PersonInProfile>(
    sql: string,
    name: string,
  ): (values: unknown[]) => Promise<(Row & Readonly<{ actor: Actor }>) | null> {
    return this.members.actingBy<Row>(sql, name);
  }

  /**
   * The person acting for this profile, with their role there. @throws identity/no-such-user, identity/no-such-member
   */
  async actorIn(userId: string, profile: ProfileRef): Promise<Actor> {
    const user = await this.users.get(userId);
    if (roleIn({ ...user, staffRole: null }, profile) === null) throw identityErrors.noSuchMember();
    return actorIn(user, profile);
  }

  /**
   * The person with this address acting for one of their profiles; without `uid`, for their only one.
   * @throws identity/invalid-email, identity/no-such-user, identity/not-your-profile
   */
  async actorWith(email: string, uid?: string): Promise<{ actor: Actor; profile: ProfileRef }> {
    const user = await this.users.findByEmail(emailToKeep(email));
    if (!user) throw identityErrors.noSuchUser(email);
    const [only, second] = user.memberships.filter(({ profileUid }) => uid === undefined || profileUid === uid);
    if (!only || second) throw identityErrors.notYourProfile();
    const profile: ProfileRef = { uid: only.profileUid, type: only.profileType };
    return { actor: actorIn(user, profile), profile };
  }

  /** This person's name. @throws identity/no-such-user */
  async nameOf(userId: string): Promise<string> {
    return (await this.users.get(userId)).name;
  }

  /** Whether there is an account with this address, which must be normalised. */
  async hasAccount(email: string): Promise<boolean> {
    return (await this.users.findByEmail(email)) !== null;
  }

  /**
   * Adds the person who presents an emailed invitation, and returns them acting for the profile.
   * @throws identity/name-needed (without an account), identity/user-disabled, identity/staff-cannot-join
   */
  async admit(newcomer: Newcomer): Promise<Actor> {
    return actorIn(await this.admitMember.execute(newcomer), newcomer.membership.profile);
  }

  /** Signs in the holder of an emailed link as this profile. @throws identity/no-such-user */
  async signIn(userId: string, visitor: Visitor, profile: ProfileRef): Promise<{ id: string; userId: string }> {
    return this.openSession.execute(await this.users.get(userId), visitor, 'link', profile);
  }

  /** Changes the role in a profile that the person already belongs to. @throws identity/no-such-user */
  async changeRole(by: Actor, userId: string, profile: ProfileRef, role: MemberRole): Promise<void> {
    await this.links.changeRole(by, userId, profile, role);
  }

  /** Takes the profile away; open sessions lose it at once. @throws identity/no-such-user, identity/not-your-profile */
  async remove(by: Actor, userId: string, profile: ProfileRef): Promise<void> {
    await this.links.unlink(by, userId, profile);
  }
}
