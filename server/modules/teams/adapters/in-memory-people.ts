import type { MemberRole } from '../../../contract/rules/member-rights.js';
import {
  type Actor,
  type Clock,
  DomainError,
  newId,
  noSuchMember,
  type ProfileRef,
  type Visitor,
} from '../../../shared/kernel/index.js';
import type { TeamMember } from '../domain/team.js';
import type { Members, Names, Newcomer, Newcomers } from '../ports/people.js';

type Account = Readonly<{ userId: string; email: string; name: string; disabled: boolean; staff: boolean }>;
type Membership = Readonly<{ userId: string; uid: string } & Pick<TeamMember, 'role' | 'kind' | 'joinedAt'>>;

const refused = (slug: string) => new DomainError('conflict', `identity/${slug}`, slug);

/** People with an account, and where they work. Every profile is called by its type and the end of its uid. */
export class InMemoryPeople implements Members, Newcomers, Names {
  /** Who has been signed in as which profile. */
  readonly signedIn: Readonly<{ userId: string; uid: string }>[] = [];
  /** Whose role has been changed. */
  readonly changed: Readonly<{ by: Actor; userId: string }>[] = [];
  private readonly accounts: Account[] = [];
  private memberships: Membership[] = [];

  constructor(private readonly clock: Clock) {}

  /** An account for `<name>@example.com`. */
  add(name: string, facts: Partial<Account> = {}): string {
    const account = { userId: newId(), email: `${name}@example.com`, name, disabled: false, staff: false, ...facts };
    this.accounts.push(account);
    return account.userId;
  }

  link(userId: string, { uid }: ProfileRef, how: Pick<TeamMember, 'role' | 'kind' | 'joinedAt'>): void {
    this.memberships.push({ userId, uid, ...how });
  }

  async of({ uid }: ProfileRef): Promise<readonly TeamMember[]> {
    return this.memberships
      .filter((each) => each.uid === uid)
      .map(({ userId, role, kind, joinedAt }) => {
        const { email, name, disabled } = this.account(userId);
        return { userId, email, name, role, kind, disabled, joinedAt };
      })
      .sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.userId < b.userId ? -1 : 1));
  }

  async changeRole(by: Actor, userId: string, { uid }: ProfileRef, role: MemberRole): Promise<void> {
    this.changed.push({ by, userId });
    this.memberships = this.memberships.map((each) =>
      each.userId === userId && each.uid === uid
        ? { ...each, role, kind: role === 'owner' ? 'linked' : each.kind }
        : each,
    );
  }

  async remove(_by: Actor, userId: string, { uid }: ProfileRef): Promise<void> {
    this.memberships = this.memberships.filter((each) => each.userId !== userId || each.uid !== uid);
  }

  async hasAccount(email: string): Promise<boolean> {
    return this.withEmail(email) !== undefined;
  }

  async admit({ email, name, profile, role }: Newcomer): Promise<Actor> {
    const known = this.withEmail(email);
    if (!known && name.trim() === '') throw refused('name-needed');
    if (known?.disabled) throw refused('user-disabled');
    if (known?.staff) throw refused('staff-cannot-join');
    const userId = known?.userId ?? this.add(name.trim(), { email });
    if (!this.isIn(userId, profile)) this.link(userId, profile, { role, kind: 'linked', joinedAt: this.clock.now() });
    return this.actor(userId, profile);
  }

  async signIn(userId: string, _visitor: Visitor, { uid }: ProfileRef): Promise<{ id: string; userId: string }> {
    this.signedIn.push({ userId, uid });
    return { id: newId(), userId };
  }

  async ofPerson(userId: string): Promise<string> {
    return this.account(userId).name;
  }

  async ofProfile({ uid, type }: ProfileRef): Promise<string> {
    return `${type} ${uid.slice(-1)}`;
  }

  /** The person at work in this profile. */
  actor(userId: string, profile: ProfileRef): Actor {
    const membership = this.memberships.find((each) => each.userId === userId && each.uid === profile.uid);
    if (!membership) throw noSuchMember();
    return { userId, role: profile.type, profile, memberRole: membership.role };
  }

  private isIn(userId: string, { uid }: ProfileRef): boolean {
    return this.memberships.some((each) => each.userId === userId && each.uid === uid);
  }

  private withEmail(email: string): Account | undefined {
    return this.accounts.find((each) => each.email === email);
  }

  private account(id: string): Account {
    return this.accounts.find(({ userId }) => userId === id)!;
  }
}
