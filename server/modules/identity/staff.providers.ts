import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { SessionCache } from '../../shared/http/session-cache.js';
import { Clock, RealTime, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { ClosedProfiles } from './adapters/persistence/sql-profile-members.js';
import { SqlProofLinks } from './adapters/persistence/sql-proof-links.js';
import { SqlSecondFactorRepository } from './adapters/persistence/sql-second-factor.repository.js';
import { OtplibOneTimeCodes, KeyedSecretVault } from './adapters/security/secrets.js';
import { ProfileCards } from './ports/neighbours.js';
import { UserRepository, SessionRepository } from './ports/repositories.js';
import { SecondFactorRepository, OneTimeCodes, PasswordHasher, SecretVault } from './ports/secrets.js';
import {
  SecondFactorPolicy,
  SignInLimits,
  ProofLinks,
  SignInLinkOrders,
  SignInLinkRepository,
  SignInMails,
} from './ports/sign-in-links.js';
import { StaffApi } from './staff.api.js';
import { EndPersonSessions, SendPersonLink } from './use-cases/help-people.js';
import { StaffLinkService } from './use-cases/link-service.js';
import { ProofService } from './use-cases/proof-service.js';
import { CheckCode, FinishSignIn, SecondFactorService, ResetSecondFactor } from './use-cases/second-factor.js';
import { BeginViewing, EndViewing } from './use-cases/session-profile.js';
import { EndSessions } from './use-cases/sessions.js';
import { AddStaff, ChangeStaffRole, InviteStaff } from './use-cases/staff-accounts.js';

/** Second factors, proofs of presence, and what staff do with people. */
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
    ProofLinks,
    PasswordHasher,
    SecretTokens,
    SignInMails,
    SignInLimits,
    CheckCode,
    Transaction,
    Clock,
    RealTime,
  ),
  provide(BeginViewing, UserRepository, SessionRepository, ProfileCards, Transaction, Clock, RealTime),
  provide(EndViewing, UserRepository, SessionRepository, Transaction, Clock, RealTime),
  provide(AddStaff, UserRepository, EndSessions, Transaction, Clock),
  provide(InviteStaff, AddStaff, SignInLinkRepository, SecretTokens, SignInMails, Transaction, Clock),
  provide(ChangeStaffRole, UserRepository, EndSessions, Transaction, Clock),
  provide(ResetSecondFactor, UserRepository, SecondFactorRepository, EndSessions, SignInLinkOrders, Transaction, Clock),
  provide(SendPersonLink, UserRepository, SignInLinkOrders, Transaction, Clock),
  provide(EndPersonSessions, UserRepository, EndSessions, Transaction, Clock),
  provide(StaffLinkService, UserRepository, ProfileCards, Clock),
  provide(StaffApi, UserRepository, ResetSecondFactor, ClosedProfiles, Clock),
];
