import { Global, Logger, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { inPostgres } from '../../shared/http/attempt-limits.js';
import { SessionCache } from '../../shared/http/session-cache.js';
import { SessionTokens } from '../../shared/http/session-tokens.js';
import { SessionReader } from '../../shared/http/session.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, RealTime, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer, SupportAddress } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { AuthController } from './adapters/http/auth.controller.js';
import { OutsideCookies, OutsideSignInController } from './adapters/http/outside-sign-in.controller.js';
import { PasskeysController } from './adapters/http/passkeys.controller.js';
import { EmailController, PasswordsController } from './adapters/http/passwords.controller.js';
import { ProofsController } from './adapters/http/proofs.controller.js';
import { SecondFactorController } from './adapters/http/second-factor.controller.js';
import {
  FormerProfilesController,
  SessionFunctionsController,
  SessionsController,
  TermsController,
  ViewingController,
} from './adapters/http/sessions.controller.js';
import { StaffPeopleController, UserExplorerController } from './adapters/http/user-explorer.controller.js';
import { JobSignInLinkOrders } from './adapters/jobs/job-sign-in-link-orders.js';
import { IdentityLetterSamples, LetterSignInMails } from './adapters/mail/sign-in-letters.js';
import { LocalIdentityProvider, OpenIdIdentityProvider } from './adapters/outside/openid-identity-provider.js';
import { IdentityPersonalData } from './adapters/persistence/identity-personal-data.js';
import { SqlOutsideIdentityRepository } from './adapters/persistence/sql-outside-identity.repository.js';
import { ProfileMembers, SoleOwnership } from './adapters/persistence/sql-profile-members.js';
import { FormerProfiles } from './adapters/queries/former-profiles.js';
import { SqlSessionReader } from './adapters/persistence/sql-session-reader.js';
import { TypeOrmSessionRepository } from './adapters/persistence/typeorm-session.repository.js';
import { TypeOrmSignInLinkRepository } from './adapters/persistence/typeorm-sign-in-link.repository.js';
import { TypeOrmUserRepository } from './adapters/persistence/typeorm-user.repository.js';
import { FlexibleSignInLimits, NoSignInLimits } from './adapters/security/flexible-sign-in-limits.js';
import { Argon2PasswordHasher } from './adapters/security/secrets.js';
import { IdentityApi } from './identity.api.js';
import { MembersApi } from './members.api.js';
import { PeopleApi, StaffApi } from './people.api.js';
import { IdentityProvider, OutsideIdentityRepository } from './ports/identity-provider.js';
import { PasskeyRepository } from './ports/passkeys.js';
import { PersonalKeys, ProfileCards, SeatLimits } from './ports/neighbours.js';
import { UserRepository, SessionRepository } from './ports/repositories.js';
import { SecondFactorRepository, PasswordHasher } from './ports/secrets.js';
import {
  EmailChanges,
  SecondFactorPolicy,
  SignInLimits,
  SignInPolicy,
  SignInLinkOrders,
  SignInLinkRepository,
  SignInMails,
} from './ports/sign-in-links.js';
import { staffProviders } from './staff.providers.js';
import { AcceptTerms } from './use-cases/accept-terms.js';
import { AdmitMember, CreatePerson, InviteMember, LinkService, StaffLinkService } from './use-cases/add-people.js';
import { GetSession, GetUser, UpdateSessionProfile } from './use-cases/session-profile.js';
import { AddStaff, SetUserAccess } from './use-cases/staff-accounts.js';
import { FinishOutsideSignIn } from './use-cases/outside-sign-in.js';
import { ChangePassword, ResetPassword, SignInWithPassword } from './use-cases/passwords.js';
import { EndSessions, OpenSession, OwnSessionsService, SignOut } from './use-cases/sessions.js';
import {
  MakeSignInLink,
  ProveEmail,
  RequestSignInLink,
  ResetAccess,
  SendSignInLink,
  UseLink,
  VerifySignInLink,
} from './use-cases/sign-in-links.js';

/** Settings from the environment. */
const configured = [
  {
    provide: SignInLimits,
    useFactory: (db: Database, { signInLimits }: Config): SignInLimits =>
      signInLimits ? new FlexibleSignInLimits(inPostgres(db)) : new NoSignInLimits(),
    inject: [Database, Config],
  },
  {
    provide: SignInPolicy,
    useFactory: ({ authErrorMode }: Config): SignInPolicy => ({ tellsWhy: authErrorMode === 'spec' }),
    inject: [Config],
  },
  {
    provide: IdentityProvider,
    useFactory: ({ oidc, publicUrl }: Config, log: Logger): IdentityProvider =>
      oidc ? new OpenIdIdentityProvider(oidc, publicUrl, log) : new LocalIdentityProvider(),
    inject: [Config, Logger],
  },
];

/**
 * People, how they sign in, their sessions, and the profiles they can act for. Every module may use it; what it needs
 * from others is in `ports/neighbours.ts`.
 */
@Global()
@Module({
  controllers: [
    AuthController,
    PasswordsController,
    EmailController,
    PasskeysController,
    OutsideSignInController,
    SessionsController,
    SessionFunctionsController,
    FormerProfilesController,
    TermsController,
    UserExplorerController,
    StaffPeopleController,
    ViewingController,
    SecondFactorController,
    ProofsController,
  ],
  providers: [
    ...configured,
    ...staffProviders,
    provide(SoleOwnership, Database),
    provide(FormerProfiles, Database, ProfileCards),
    provide(IdentityPersonalData, PersonalDataRegister, Database, SessionCache),
    provide(PeopleApi, UserRepository, EmailChanges, SoleOwnership, EndSessions, OwnSessionsService),
    provideAs(UserRepository, TypeOrmUserRepository, Database, Outbox, SessionCache),
    provideAs(SessionRepository, TypeOrmSessionRepository, Database, Outbox, SessionCache),
    provideAs(SignInLinkRepository, TypeOrmSignInLinkRepository, Database),
    provideAs(OutsideIdentityRepository, SqlOutsideIdentityRepository, Database, Outbox),
    provide(ProfileMembers, Database, SessionCache, SeatLimits),
    provide(MembersApi, UserRepository, ProfileMembers, LinkService, AdmitMember, OpenSession),
    provideAs(PasswordHasher, Argon2PasswordHasher),
    provideAs(SessionReader, SqlSessionReader, Database, RealTime, SeatLimits),
    provideAs(SignInMails, LetterSignInMails, Mailer, SupportAddress, Config),
    provide(IdentityLetterSamples, LetterCatalogue, SupportAddress, Config),
    provideAs(SignInLinkOrders, JobSignInLinkOrders, Jobs, SendSignInLink),
    provide(OutsideCookies, SessionTokens, IdentityProvider),
    provide(RequestSignInLink, SignInLimits, SignInLinkOrders),
    provide(SendSignInLink, UserRepository, SignInLinkRepository, SecretTokens, SignInMails, Transaction, Clock),
    provide(MakeSignInLink, UserRepository, SignInLinkRepository, SecretTokens, Clock),
    provide(OpenSession, SessionRepository, SecondFactorRepository, SecondFactorPolicy, Clock, RealTime),
    provide(
      ResetAccess,
      SignInLinkRepository,
      SessionRepository,
      PasskeyRepository,
      SecondFactorRepository,
      PersonalKeys,
      RealTime,
    ),
    provide(ProveEmail, UserRepository, ResetAccess, Clock),
    provide(AdmitMember, UserRepository, ProveEmail, Clock),
    provide(UseLink, UserRepository, SignInLinkRepository, SecretTokens, ProveEmail, Clock),
    provide(
      FinishOutsideSignIn,
      IdentityProvider,
      OutsideIdentityRepository,
      UserRepository,
      ProveEmail,
      OpenSession,
      Transaction,
      Clock,
    ),
    provide(VerifySignInLink, UseLink, OpenSession, Transaction),
    provide(SignInWithPassword, UserRepository, PasswordHasher, SignInLimits, OpenSession, SignInPolicy),
    provide(
      ResetPassword,
      UserRepository,
      SignInLinkRepository,
      PasswordHasher,
      SignInLimits,
      UseLink,
      EndSessions,
      OpenSession,
      Transaction,
      Clock,
    ),
    provide(
      ChangePassword,
      UserRepository,
      SessionRepository,
      PasswordHasher,
      SignInLimits,
      Transaction,
      Clock,
      RealTime,
    ),
    provide(OwnSessionsService, SessionRepository, Clock, RealTime),
    provide(SignOut, SessionRepository, Clock, RealTime),
    provide(GetSession, UserRepository, ProfileCards),
    provide(GetUser, UserRepository, ProfileCards),
    provide(UpdateSessionProfile, UserRepository, SessionRepository, ProfileCards, Transaction, Clock, RealTime),
    provide(InviteMember, UserRepository, SignInLinkRepository, SecretTokens, SignInMails, Transaction, Clock),
    provide(CreatePerson, UserRepository, Clock),
    provide(AcceptTerms, UserRepository, Clock),
    provide(LinkService, UserRepository, Clock),
    provide(EndSessions, SessionRepository, RealTime),
    provide(SetUserAccess, UserRepository, EndSessions, Transaction, Clock),
    provide(
      IdentityApi,
      InviteMember,
      LinkService,
      CreatePerson,
      AddStaff,
      SetUserAccess,
      MakeSignInLink,
      SignInLinkOrders,
      ProfileMembers,
      Config,
    ),
  ],
  exports: [PeopleApi, SessionReader, MembersApi, IdentityApi, StaffLinkService, StaffApi],
})
export class IdentityModule {}
