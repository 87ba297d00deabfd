import type { MemberRole } from '../../../contract/rules/member-rights.js';
import {
  type Clock,
  type ProfileRef,
  type Transaction,
  type Actor,
  DomainError,
  newId,
  noSuchMember,
  type Visitor,
} from '../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../shared/secrets.js';
import type { Invitation, InvitationEvent } from '../domain/invitation.js';
import { teamErrors } from '../domain/team.errors.js';
import type { Team, TeamMember } from '../domain/team.js';
import { type Members, TeamMails, type Names, type Newcomer, type Newcomers } from '../ports/people.js';
import { InvitationRepository, Teams } from '../ports/teams.js';
import { AcceptInvitation, LookAtInvitation } from '../use-cases/answer-invitation.js';
import { ChangeMemberRole, HandOver, RemoveMember } from '../use-cases/change-team.js';
import { GetTeam } from '../use-cases/get-team.js';
import { ForgetInvitations, InvitationPost, InviteToTeam, RevokeInvitation } from '../use-cases/invite-to-team.js';

/** The whole module on its in-memory twins; every profile has this many seats. */
export function inMemoryTeam(clock: Clock, transaction: Transaction, seats: number | null) {
  const people = new InMemoryPeople(clock);
  const invitations = new InMemoryInvitationRepository();
  const teams = new InMemoryTeams(people, invitations, seats);
  const teamMails = new InMemoryTeamMails();
  const tokens = new RandomSecretTokens();
  const post = new InvitationPost(people, teamMails);
  return {
    people,
    invitations,
    teams,
    teamMails,
    getTeam: new GetTeam(teams, clock),
    inviteToTeam: new InviteToTeam(teams, invitations, tokens, post, transaction, clock),
    revokeInvitation: new RevokeInvitation(teams, invitations, transaction, clock),
    lookAtInvitation: new LookAtInvitation(invitations, people, tokens, post, clock),
    acceptInvitation: new AcceptInvitation(invitations, teams, people, tokens, transaction, clock),
    changeMemberRole: new ChangeMemberRole(teams, people, transaction, clock),
    removeMember: new RemoveMember(teams, people, people, teamMails, transaction, clock),
    handOver: new HandOver(teams, people, people, teamMails, transaction, clock),
    forgetInvitations: new ForgetInvitations(invitations, clock),
  };
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Memory has no concurrency, so there is nothing to lock. */
export class InMemoryTeams extends Teams {
  constructor(
    private readonly members: Members,
    private readonly invitations: InMemoryInvitationRepository,
    /** Of every profile. */
    public seats: number | null,
  ) {
    super();
  }

  hold(profile: ProfileRef, now: Date): Promise<Team> {
    return this.of(profile, now);
  }

  async of(profile: ProfileRef, now: Date): Promise<Team> {
    const own = this.invitations.all().filter(({ profileUid }) => profileUid === profile.uid);
    const today = own.filter(({ sentAt }) => sentAt.getTime() > now.getTime() - dayMs);
    return {
      profile,
      seats: this.seats,
      members: await this.members.of(profile),
      invitations: own
        .filter(({ state }) => state === 'open')
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)),
      sentToday: today.reduce((sum, { sentTimes }) => sum + sentTimes, 0),
    };
  }
}

export class InMemoryInvitationRepository extends InvitationRepository {
  readonly events: InvitationEvent[] = [];
  private readonly invitations = new Map<string, Invitation>();

  async findOpen(tokenHash: string): Promise<Invitation | null> {
    return this.all().find((each) => each.tokenHash === tokenHash && each.state === 'open') ?? null;
  }

  async save(invitation: Invitation, ...events: InvitationEvent[]): Promise<Invitation> {
    const { id, version, profileUid, email, state } = invitation;
    const isTwin = (each: Invitation) =>
      each.id !== id && each.profileUid === profileUid && each.email === email && each.state === 'open';
    if ((this.invitations.get(id)?.version ?? 0) !== version || (state === 'open' && this.all().some(isTwin)))
      throw teamErrors.noSuchInvitation();
    const next = { ...invitation, version: version + 1 };
    this.invitations.set(id, next);
    this.events.push(...events);
    return next;
  }

  async forget(before: Date): Promise<number> {
    const old = this.all().filter(({ expiresAt }) => expiresAt < before);
    for (const { id } of old) this.invitations.delete(id);
    return old.length;
  }

  all(): Invitation[] {
    return [...this.invitations.values()];
  }
}

type Sent = Readonly<{ kind: 'invitation' | 'removed' | 'new-owner'; to: string; about: string; token?: string }>;

export class InMemoryTeamMails extends TeamMails {
  readonly sent: Sent[] = [];

  async sendInvitation(
    { email }: Pick<Invitation, 'email'>,
    { profileName }: Readonly<{ profileName: string }>,
    token: string,
  ): Promise<void> {
    this.sent.push({ kind: 'invitation', to: email, about: profileName, token });
  }

  async tellRemoved({ email }: Readonly<{ email: string }>, about: string): Promise<void> {
    this.sent.push({ kind: 'removed', to: email, about });
  }

  async tellNewOwner({ email }: Readonly<{ email: string }>, from: Readonly<{ profileName: string }>): Promise<void> {
    this.sent.push({ kind: 'new-owner', to: email, about: from.profileName });
  }

  /** The token in the latest invitation. */
  get token(): string {
    const token = this.sent.findLast(({ kind }) => kind === 'invitation')?.token;
    if (!token) throw new Error('No invitation has been sent');
    return token;
  }
}

type Account = Readonly<{ userId: string; email: string; name: string; disabled: boolean; staff: boolean }>;
type Membership = Readonly<{ userId: string; uid: string } & Pick<TeamMember, 'role' | 'kind' | 'joinedAt'>>;

const refused = (slug: string) => new DomainError('conflict', `identity/${slug}`, slug);

/** People with accounts, and their profiles. Every profile's name is its type and the end of its uid. */
export class InMemoryPeople implements Members, Newcomers, Names {
  /** Records who has been signed in as which profile. */
  readonly signedIn: Readonly<{ userId: string; uid: string }>[] = [];
  /** Records role changes. */
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

  /** The person acting for this profile. */
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
