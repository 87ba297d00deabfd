import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import {
  type Clock,
  type SecretTokens,
  theProduct,
  type Transaction,
  type Visitor,
} from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { accept, type Invitation, profileOf } from '../domain/invitation.js';
import type { Session } from '../domain/session.js';
import { checkMayJoin } from '../domain/team.js';
import {
  actorIn,
  actorOf,
  canSignIn,
  createUser,
  link,
  type Membership,
  proveEmail,
  type User,
} from '../domain/user.js';
import type { InvitationRepository } from '../ports/invitation.repository.js';
import type { SeatLimits } from '../ports/seat-limits.js';
import type { Teams } from '../ports/teams.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { OpenSession } from './open-session.js';
import type { ProveEmail } from './prove-email.js';

export type Acceptance = Readonly<{ token: string; email: string; name?: string }>;

const nameLength = { min: 2, max: 100 };

/**
 * The invited person comes in: an account if they have none, the membership, and a session in that profile. Holding the
 * letter and knowing its address shows that mail reaches them.
 */
export class AcceptInvitation {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly teams: Teams,
    private readonly seats: SeatLimits,
    private readonly users: UserRepository,
    private readonly tokens: SecretTokens,
    private readonly proveEmail: ProveEmail,
    private readonly openSession: OpenSession,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws identity/invitation-not-valid, identity/no-free-seat, identity/name-needed, identity/user-disabled,
   * identity/staff-cannot-join
   */
  execute(visitor: Visitor, { token, email, name = '' }: Acceptance): Promise<Session> {
    return this.transaction.inTransaction(async () => {
      const invitation = await this.invitations.findOpen(this.tokens.hashOf(token));
      if (!invitation || invitation.email !== normaliseTypedEmail(email)) throw identityErrors.invitationNotValid();
      const profile = profileOf(invitation);
      const now = this.clock.now();
      const team = await this.teams.hold(profile, now);
      checkMayJoin(team, await this.seats.seatsOf(profile), invitation, now);

      const known = await this.users.findByEmail(invitation.email);
      const person = known ? await this.provenPerson(known) : await this.newPerson(invitation.email, name, now);
      const member = await this.joined(person, invitation, now);
      await this.invitations.save(...accept(invitation, actorIn(member, profile), now));
      return this.openSession.execute(member, visitor, 'link', profile);
    });
  }

  private async provenPerson(known: User): Promise<User> {
    if (!canSignIn(known)) throw identityErrors.userDisabled();
    if (known.staffRole) throw identityErrors.staffCannotJoin();
    return this.proveEmail.execute(known);
  }

  private async newPerson(email: string, typedName: string, now: Date): Promise<User> {
    const name = typedName.trim();
    if (name.length < nameLength.min || name.length > nameLength.max) throw identityErrors.nameNeeded();
    const [person, created] = createUser({ email, name }, theProduct, now);
    const [proven, event] = proveEmail(person, now);
    return this.users.save(proven, created, event);
  }

  private async joined(person: User, invitation: Invitation, now: Date): Promise<User> {
    const isIt = ({ profileUid, kind }: Membership) => profileUid === invitation.profileUid && kind === 'linked';
    if (person.memberships.some(isIt)) return person; // has come in another way meanwhile, and keeps that role
    const membership = { profile: profileOf(invitation), kind: 'linked', role: invitation.role } as const;
    return this.users.save(...link(person, membership, actorOf(person, null), now));
  }
}
