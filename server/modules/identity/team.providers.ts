import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { SessionCache } from '../../shared/http/session-cache.js';
import { Clock, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { Mailer } from '../../shared/mail/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { TeamSubscriptions } from './adapters/events/team-subscriptions.js';
import { InvitationsController } from './adapters/http/invitations.controller.js';
import { TeamController } from './adapters/http/team.controller.js';
import { LetterTeamMails } from './adapters/mail/letter-team-mails.js';
import { SqlTeams } from './adapters/persistence/sql-teams.js';
import { TypeOrmInvitationRepository } from './adapters/persistence/typeorm-invitation.repository.js';
import { InvitationRepository } from './ports/invitation.repository.js';
import { ProfileCards } from './ports/profile-cards.js';
import { SeatLimits } from './ports/seat-limits.js';
import { TeamMails } from './ports/team-mails.js';
import { Teams } from './ports/teams.js';
import { UserRepository } from './ports/user.repository.js';
import { AcceptInvitation } from './use-cases/accept-invitation.js';
import { ChangeMemberRole } from './use-cases/change-member-role.js';
import { ForgetInvitations } from './use-cases/forget-invitations.js';
import { GetTeam } from './use-cases/get-team.js';
import { HandOver } from './use-cases/hand-over.js';
import { InvitationPost } from './use-cases/invitation-post.js';
import { InviteToTeam } from './use-cases/invite-to-team.js';
import { LookAtInvitation } from './use-cases/look-at-invitation.js';
import { OpenSession } from './use-cases/open-session.js';
import { ProveEmail } from './use-cases/prove-email.js';
import { RemoveMember } from './use-cases/remove-member.js';
import { RevokeInvitation } from './use-cases/revoke-invitation.js';

export const teamControllers = [TeamController, InvitationsController];

/** Who works in a profile: members, invitations, seats. Needs `SeatLimits`, which billing plugs in. */
export const teamProviders = [
  provideAs(Teams, SqlTeams, Database, SessionCache),
  provideAs(InvitationRepository, TypeOrmInvitationRepository, Database, Outbox),
  provideAs(TeamMails, LetterTeamMails, Mailer, Config),
  provide(InvitationPost, UserRepository, ProfileCards, TeamMails),
  provide(GetTeam, Teams, SeatLimits, Clock),
  provide(InviteToTeam, Teams, SeatLimits, InvitationRepository, SecretTokens, InvitationPost, Transaction, Clock),
  provide(RevokeInvitation, Teams, InvitationRepository, Transaction, Clock),
  provide(LookAtInvitation, InvitationRepository, UserRepository, SecretTokens, InvitationPost, Clock),
  provide(
    AcceptInvitation,
    InvitationRepository,
    Teams,
    SeatLimits,
    UserRepository,
    SecretTokens,
    ProveEmail,
    OpenSession,
    Transaction,
    Clock,
  ),
  provide(ChangeMemberRole, Teams, UserRepository, Transaction, Clock),
  provide(RemoveMember, Teams, UserRepository, ProfileCards, TeamMails, Transaction, Clock),
  provide(HandOver, Teams, UserRepository, ProfileCards, TeamMails, Transaction, Clock),
  provide(ForgetInvitations, InvitationRepository, Clock),
  provide(TeamSubscriptions, EventBus, LiveHub, Teams, DueWork, ForgetInvitations),
];
