import { mayManage } from '../../../contract/rules/member-rights.js';
import { type Actor, type Clock, mayAsMember, ownProfile } from '../../../shared/kernel/index.js';
import { type Invitation, isPending } from '../domain/invitation.js';
import { beyondSeats, seatsTaken, type TeamMember } from '../domain/team.js';
import type { Teams } from '../ports/teams.js';

export type SeenMember = TeamMember & Readonly<{ readOnly: boolean; self: boolean; manageable: boolean }>;
export type TeamInvitationRow = Pick<Invitation, 'id' | 'email' | 'role' | 'sentAt' | 'expiresAt'> &
  Readonly<{ invitedBy: string | null; expired: boolean }>;

/** The team as one of its members sees it. */
export type SeenTeam = Readonly<{
  /** Null if unlimited. */
  seats: number | null;
  taken: number;
  members: readonly SeenMember[];
  /** Empty for people who can't invite. */
  invitations: readonly TeamInvitationRow[];
}>;

/** The members and invitations of the actor's profile, and the number of seats. */
export class GetTeam {
  constructor(
    private readonly teams: Teams,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor): Promise<SeenTeam> {
    const now = this.clock.now();
    const team = await this.teams.of(ownProfile(actor), now);

    const beyond = beyondSeats(team);
    const manages = mayAsMember(actor, 'members');
    const nameOf = (userId: string) => team.members.find((member) => member.userId === userId)?.name ?? null;
    return {
      seats: team.seats,
      taken: seatsTaken(team, now),
      members: team.members.map((member) => ({
        ...member,
        readOnly: beyond.has(member.userId),
        self: member.userId === actor.userId,
        manageable: manages && mayManage(actor.memberRole, member.role),
      })),
      invitations: (manages ? team.invitations : []).map(
        ({ id, email, role, sentAt, expiresAt, invitedBy, state }) => ({
          ...{ id, email, role, sentAt, expiresAt },
          invitedBy: nameOf(invitedBy),
          expired: !isPending({ state, expiresAt }, now),
        }),
      ),
    };
  }
}
