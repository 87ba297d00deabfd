import type { GivenRole, MemberRole } from '../../../contract/rules/member-rights.js';
import type { Actor, ProfileRef, Visitor } from '../../../shared/kernel/index.js';
import type { Invitation } from '../domain/invitation.js';
import type { TeamMember } from '../domain/team.js';

/** Who works in a profile. Changes join the open transaction. The promises of this file are executable: see people.contract.ts. */
export abstract class Members {
  /** All who may act as the profile, oldest membership first, including those who cannot sign in. */
  abstract of(profile: ProfileRef): Promise<readonly TeamMember[]>;

  /** @throws identity/no-such-user */
  abstract changeRole(by: Actor, userId: string, profile: ProfileRef, role: MemberRole): Promise<void>;

  /** At once, in every browser of theirs. @throws identity/no-such-user, identity/not-your-profile */
  abstract remove(by: Actor, userId: string, profile: ProfileRef): Promise<void>;
}

/** `email` is normalised; `name` is for who has no account yet. */
export type Newcomer = Readonly<{ email: string; name: string; profile: ProfileRef; role: GivenRole }>;

/** Who comes in by an invitation. */
export abstract class Newcomers {
  abstract hasAccount(email: string): Promise<boolean>;

  /**
   * An account if they have none, a proven address and the membership. Who is a member already keeps their role.
   * @throws identity/name-needed (who has no account yet), identity/user-disabled, identity/staff-cannot-join
   */
  abstract admit(newcomer: Newcomer): Promise<Actor>;

  /** Opens a session in this profile for who has just come in. */
  abstract signIn(userId: string, visitor: Visitor, profile: ProfileRef): Promise<{ id: string; userId: string }>;
}

/** What people and profiles are called. */
export abstract class Names {
  /** @throws identity/no-such-user */
  abstract ofPerson(userId: string): Promise<string>;

  /** Empty for a profile that has been deleted. */
  abstract ofProfile(profile: ProfileRef): Promise<string>;
}

type Person = Readonly<{ email: string; name: string }>;

/** Emails to people about their colleagues. They are sent only if the change is stored. */
export abstract class TeamMails {
  /** @param profileName whom the invited person would work for; @param invitedBy the name of who asks them */
  abstract sendInvitation(
    invitation: Pick<Invitation, 'email' | 'role'>,
    from: Readonly<{ profileName: string; invitedBy: string }>,
    token: string,
  ): Promise<void>;

  /** To someone who may no longer act for the profile. */
  abstract tellRemoved(person: Person, profileName: string): Promise<void>;

  /** To whom a profile has been handed over. */
  abstract tellNewOwner(person: Person, from: Readonly<{ profileName: string; formerOwner: string }>): Promise<void>;
}
