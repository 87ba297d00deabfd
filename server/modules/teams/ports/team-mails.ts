import type { Invitation } from '../domain/invitation.js';

type Person = Readonly<{ email: string; name: string }>;

/** What people are told about whom they work with. The letters leave only if what they tell of is stored. */
export abstract class TeamMails {
  /** @param profileName whom the invited person would work for; @param invitedBy the name of who asks them */
  abstract sendInvitation(
    invitation: Pick<Invitation, 'email' | 'role'>,
    from: Readonly<{ profileName: string; invitedBy: string }>,
    token: string,
  ): Promise<void>;

  /** To somebody who may no longer act for the profile. */
  abstract tellRemoved(person: Person, profileName: string): Promise<void>;

  /** To whom a profile has been handed over. */
  abstract tellNewOwner(person: Person, from: Readonly<{ profileName: string; formerOwner: string }>): Promise<void>;
}
