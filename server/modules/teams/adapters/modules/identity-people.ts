import type { MemberRole } from '../../../../contract/rules/member-rights.js';
import type { Actor, ProfileRef, Visitor } from '../../../../shared/kernel/index.js';
import type { MembersApi, ProfileCards } from '../../../identity/index.js';
import type { TeamMember } from '../../domain/team.js';
import { Members, Names, type Newcomer, Newcomers } from '../../ports/people.js';

export class IdentityMembers extends Members {
  constructor(private readonly members: MembersApi) {
    super();
  }

  of(profile: ProfileRef): Promise<readonly TeamMember[]> {
    return this.members.everyone(profile);
  }

  changeRole(by: Actor, userId: string, profile: ProfileRef, role: MemberRole): Promise<void> {
    return this.members.changeRole(by, userId, profile, role);
  }

  remove(by: Actor, userId: string, profile: ProfileRef): Promise<void> {
    return this.members.remove(by, userId, profile);
  }
}

export class IdentityNewcomers extends Newcomers {
  constructor(private readonly members: MembersApi) {
    super();
  }

  hasAccount(email: string): Promise<boolean> {
    return this.members.hasAccount(email);
  }

  admit({ email, name, profile, role }: Newcomer): Promise<Actor> {
    return this.members.admit({ email, name, membership: { profile, kind: 'linked', role } });
  }

  signIn(userId: string, visitor: Visitor, profile: ProfileRef): Promise<{ id: string; userId: string }> {
    return this.members.signIn(userId, visitor, profile);
  }
}

export class IdentityNames extends Names {
  constructor(
    private readonly members: MembersApi,
    private readonly cards: Pick<ProfileCards, 'cardsOf'>,
  ) {
    super();
  }

  ofPerson(userId: string): Promise<string> {
    return this.members.nameOf(userId);
  }

  async ofProfile(profile: ProfileRef): Promise<string> {
    const [card] = await this.cards.cardsOf([profile]);
    return card?.name ?? '';
  }
}
