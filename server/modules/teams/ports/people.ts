import type { GivenRole, MemberRole } from '../../../contract/rules/member-rights.js';
import type { Actor, ProfileRef, Visitor } from '../../../shared/kernel/index.js';
import type { Invitation } from '../domain/invitation.js';
import type { TeamMember } from '../domain/team.js';

/**
 * A profile's members. Changes join the open transaction. The promises of this file are executable: see
 * people.contract.ts.
 */
export abstract class Members {
  /** Everyone who can act as the profile, oldest membership first, including people who can't sign in. */
  abstract of(profile: ProfileRef): Promise<readonly TeamMember[]>;

  /** @throws identity/no-such-user */
  abstract changeRole(by: Actor, userId: string, profile: ProfileRef, role: MemberRole): Promise<void>;

  /** Takes effect at once, in all their browsers. @throws identity/no-such-user, identity/not-your-profile */
  abstract remove(by: Actor, userId: string, profile: ProfileRef): Promise<void>;
}

/** `email` is normalised; `name` is for a person without an account. */
export type Newcomer = Readonly<{ email: string; name: string; profile: ProfileRef; role: GivenRole }>;

/** Someone who joins by invitation. */
export abstract class Newcomers {
  abstract hasAccount(email: string): Promise<boolean>;

  /**
   * Creates an account if they have none, proves the address and adds the membership. An existing member keeps their
   * role.
   * @throws identity/name-needed (without an account), identity/user-disabled, identity/staff-cannot-join
   */
  abstract admit(newcomer: Newcomer): Promise<Actor>;

  /** Opens a session in this profile for a person who has just joined. */
  abstract signIn(userId: string, visitor: Visitor, profile: ProfileRef): Promise<{ id: string; userId: string }>;
}

/** Names of people and profiles. */
export abstract class Names {
  /** @throws identity/no-such-user */
  abstract ofPerson(userId: string): Promise<string>;

  /** Empty for a deleted profile. */
  abstract ofProfile(profile: ProfileRef): Promise<string>;
}

type Person = Readonly<{ email: string; name: string }>;

/** Emails to people about their colleagues. They are sent only if the change is stored. */
export abstract class TeamMails {
  /** @param profileName the profile that the person is invited to; @param invitedBy the inviter's name */
  abstract sendInvitation(
    invitation: Pick<Invitation, 'email' | 'role'>,
    from: Readonly<{ profileName: string; invitedBy: string }>,
    token: string,
  ): Promise<void>;

  /** To a person who can no longer act for the profile. */
  abstract tellRemoved(person: Person, profileName: string): Promise<void>;

  /** To the new owner of a profile. */
  abstract tellNewOwner(person: Person, from: Readonly<{ profileName: string; formerOwner: string }>): Promise<void>;
}
