import { Logger } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { SessionCache } from '../../shared/http/session-cache.js';
import { Clock, RealTime, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { ClosedProfiles } from './adapters/persistence/sql-profile-members.js';
import { SqlPasskeyChallenges, SqlPasskeyRepository } from './adapters/persistence/sql-passkeys.js';
import { SqlEmailChanges, SqlProofLinks } from './adapters/persistence/sql-proof-links.js';
import { SqlSecondFactorRepository } from './adapters/persistence/sql-second-factor.repository.js';
import { SimpleWebAuthnPasskeyCeremonies } from './adapters/security/simple-web-authn-passkey-ceremonies.js';
import { OtplibOneTimeCodes, KeyedSecretVault } from './adapters/security/secrets.js';
import { ProfileCards } from './ports/neighbours.js';
import { PasskeyCeremonies, PasskeyChallenges, PasskeyRepository } from './ports/passkeys.js';
import { UserRepository, SessionRepository } from './ports/repositories.js';
import { SecondFactorRepository, OneTimeCodes, PasswordHasher, SecretVault } from './ports/secrets.js';
import {
  EmailChanges,
  SecondFactorPolicy,
  SignInLimits,
  ProofLinks,
  SignInLinkOrders,
  SignInLinkRepository,
  SignInMails,
} from './ports/sign-in-links.js';
import { StaffApi } from './people.api.js';
import {
  AddStaff,
  ChangeStaffRole,
  EndPersonSessions,
  InviteStaff,
  SendPersonLink,
} from './use-cases/staff-accounts.js';
import { StaffLinkService } from './use-cases/add-people.js';
import { EmailChangeService, UndoEmailChange } from './use-cases/email-change.js';
import { PasskeyCheckService, PasskeyService, SignInWithPasskey } from './use-cases/passkeys.js';
import { ProofService } from './use-cases/proof-service.js';
import { CheckCode, FinishSignIn, SecondFactorService, ResetSecondFactor } from './use-cases/second-factor.js';
import { BeginViewing, EndViewing } from './use-cases/session-profile.js';
import { EndSessions, OpenSession } from './use-cases/sessions.js';
import { ResetAccess } from './use-cases/sign-in-links.js';

/** Passkeys, second factors, reauthentication, changes of email addresses, and what staff can do with accounts. */
export const staffProviders = [
  {
    provide: SecondFactorPolicy,
    useFactory: ({ production }: Config): SecondFactorPolicy => ({ compulsory: production }),
    inject: [Config],
  },
  provideAs(SecretVault, KeyedSecretVault, Config),
  provideAs(OneTimeCodes, OtplibOneTimeCodes),
  provideAs(SecondFactorRepository, SqlSecondFactorRepository, Database, Outbox),
  provideAs(ProofLinks, SqlProofLinks, Database),
  provideAs(EmailChanges, SqlEmailChanges, Database),
  provideAs(PasskeyRepository, SqlPasskeyRepository, Database, Outbox),
  provideAs(PasskeyChallenges, SqlPasskeyChallenges, Database),
  provideAs(PasskeyCeremonies, SimpleWebAuthnPasskeyCeremonies, Config, Logger),
  provide(PasskeyCheckService, PasskeyRepository, PasskeyChallenges, PasskeyCeremonies, SecretTokens, RealTime),
  provide(SignInWithPasskey, UserRepository, PasskeyCeremonies, PasskeyCheckService, SignInLimits, OpenSession),
  provide(
    PasskeyService,
    UserRepository,
    PasskeyRepository,
    PasskeyCeremonies,
    PasskeyCheckService,
    SignInMails,
    Transaction,
    Clock,
    RealTime,
  ),
  provide(
    EmailChangeService,
    UserRepository,
    EmailChanges,
    SessionRepository,
    SignInLinkRepository,
    SecretTokens,
    SignInMails,
    SignInLimits,
    Transaction,
    Clock,
    RealTime,
  ),
  provide(UndoEmailChange, UserRepository, EmailChanges, ResetAccess, SecretTokens, Transaction, Clock),
  provide(ClosedProfiles, Database, SessionCache),
  provide(CheckCode, SecondFactorRepository, OneTimeCodes, SecretVault, SignInLimits, Clock, RealTime),
  provide(FinishSignIn, UserRepository, SessionRepository, CheckCode, Transaction, Clock, RealTime),
  provide(
    SecondFactorService,
    UserRepository,
    SessionRepository,
    SecondFactorRepository,
    OneTimeCodes,
    SecretVault,
    SignInLimits,
    SecondFactorPolicy,
    Transaction,
    Clock,
    RealTime,
  ),
  provide(
    ProofService,
    UserRepository,
    SessionRepository,
    SecondFactorRepository,
    PasskeyRepository,
    PasskeyCeremonies,
    ProofLinks,
    PasswordHasher,
    SecretTokens,
    SignInMails,
    SignInLimits,
    CheckCode,
    PasskeyCheckService,
    Transaction,
    Clock,
    RealTime,
  ),
  provide(BeginViewing, UserRepository, SessionRepository, ProfileCards, Transaction, Clock, RealTime),
  provide(EndViewing, UserRepository, SessionRepository, Transaction, Clock, RealTime),
  provide(AddStaff, UserRepository, EndSessions, Transaction, Clock),
  provide(InviteStaff, AddStaff, SignInLinkRepository, SecretTokens, SignInMails, Transaction, Clock),
  provide(ChangeStaffRole, UserRepository, EndSessions, Transaction, Clock),
  provide(
    ResetSecondFactor,
    UserRepository,
    SecondFactorRepository,
    PasskeyRepository,
    EndSessions,
    SignInLinkOrders,
    Transaction,
    Clock,
  ),
  provide(SendPersonLink, UserRepository, SignInLinkOrders, Transaction, Clock),
  provide(EndPersonSessions, UserRepository, EndSessions, Transaction, Clock),
  provide(StaffLinkService, UserRepository, ProfileCards, Clock),
  provide(StaffApi, UserRepository, ResetSecondFactor, ClosedProfiles, Clock),
];
