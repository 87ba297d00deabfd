import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { MembersApi, ProfileCards, SeatLimits } from '../identity/index.js';
import { TeamSubscriptions } from './adapters/events/team-subscriptions.js';
import { InvitationsController, TeamController } from './adapters/http/team.controller.js';
import { LetterTeamMails, TeamsLetterSamples } from './adapters/mail/team-letters.js';
import { IdentityMembers, IdentityNames, IdentityNewcomers } from './adapters/modules/identity-people.js';
import { SqlTeams } from './adapters/persistence/sql-teams.js';
import { TeamsPersonalData } from './adapters/persistence/teams-personal-data.js';
import { TypeOrmInvitationRepository } from './adapters/persistence/typeorm-invitation.repository.js';
import { Members, Names, Newcomers, TeamMails } from './ports/people.js';
import { InvitationRepository, Teams } from './ports/teams.js';
import { AcceptInvitation, LookAtInvitation } from './use-cases/answer-invitation.js';
import { ChangeMemberRole, HandOver, RemoveMember } from './use-cases/change-team.js';
import { GetTeam } from './use-cases/get-team.js';
import { ForgetInvitations, InvitationPost, InviteToTeam, RevokeInvitation } from './use-cases/invite-to-team.js';

/** A profile's team: members, seats, and invitations. The people themselves belong to identity. */
@Module({
  controllers: [TeamController, InvitationsController],
  providers: [
    provideAs(Members, IdentityMembers, MembersApi),
    provideAs(Newcomers, IdentityNewcomers, MembersApi),
    provideAs(Names, IdentityNames, MembersApi, ProfileCards),
    provideAs(Teams, SqlTeams, Database, Members, SeatLimits),
    provideAs(InvitationRepository, TypeOrmInvitationRepository, Database, Outbox),
    provideAs(TeamMails, LetterTeamMails, Mailer, Config),
    provide(TeamsLetterSamples, LetterCatalogue, Config),
    provide(TeamsPersonalData, PersonalDataRegister, Database),
    provide(InvitationPost, Names, TeamMails),
    provide(GetTeam, Teams, Clock),
    provide(InviteToTeam, Teams, InvitationRepository, SecretTokens, InvitationPost, Transaction, Clock),
    provide(RevokeInvitation, Teams, InvitationRepository, Transaction, Clock),
    provide(LookAtInvitation, InvitationRepository, Newcomers, SecretTokens, InvitationPost, Clock),
    provide(AcceptInvitation, InvitationRepository, Teams, Newcomers, SecretTokens, Transaction, Clock),
    provide(ChangeMemberRole, Teams, Members, Transaction, Clock),
    provide(RemoveMember, Teams, Members, Names, TeamMails, Transaction, Clock),
    provide(HandOver, Teams, Members, Names, TeamMails, Transaction, Clock),
    provide(ForgetInvitations, InvitationRepository, Clock),
    provide(TeamSubscriptions, EventBus, LiveHub, MembersApi, DueWork, ForgetInvitations),
  ],
})
export class TeamsModule {}
