import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { SessionCache } from '../../shared/http/session-cache.js';
import { Clock, RealTime, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { ClosedProfiles } from './adapters/persistence/sql-profile-members.js';
import { SqlProofLinks } from './adapters/persistence/sql-proof-links.js';
import { SqlSecondFactorRepository } from './adapters/persistence/sql-second-factor.repository.js';
import { KeyedSecretVault } from './adapters/security/keyed-secret-vault.js';
import { OtplibOneTimeCodes } from './adapters/security/otplib-one-time-codes.js';
import { OneTimeCodes, PasswordHasher, SecretVault } from './ports/secrets.js';
import { ProfileCards } from './ports/neighbours.js';
import { ProofLinks } from './ports/proof-links.js';
import { SecondFactorPolicy } from './ports/policies.js';
import { SecondFactorRepository } from './ports/second-factor.repository.js';
import { SessionRepository } from './ports/session.repository.js';
import { SignInLimits } from './ports/sign-in-limits.js';
import { SignInLinkOrders, SignInLinkRepository, SignInMails } from './ports/sign-in-links.js';
import { UserRepository } from './ports/user.repository.js';
import { StaffApi } from './staff.api.js';
import { AddStaff, ChangeStaffRole, InviteStaff } from './use-cases/staff-accounts.js';
import { CheckCode } from './use-cases/check-code.js';
import { EndSessions } from './use-cases/sessions.js';
import { FinishSignIn } from './use-cases/finish-sign-in.js';
import { HelpPerson } from './use-cases/help-person.js';
import { LinkProfiles } from './use-cases/change-links.js';
import { OwnSecondFactor } from './use-cases/own-second-factor.js';
import { ProveAgain } from './use-cases/prove-again.js';
import { ResetSecondFactor } from './use-cases/reset-second-factor.js';
import { ViewAs } from './use-cases/view-as.js';

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
    OwnSecondFactor,
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
    ProveAgain,
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
  provide(ViewAs, UserRepository, SessionRepository, ProfileCards, Transaction, Clock, RealTime),
  provide(AddStaff, UserRepository, EndSessions, Transaction, Clock),
  provide(InviteStaff, AddStaff, SignInLinkRepository, SecretTokens, SignInMails, Transaction, Clock),
  provide(ChangeStaffRole, UserRepository, EndSessions, Transaction, Clock),
  provide(ResetSecondFactor, UserRepository, SecondFactorRepository, EndSessions, SignInLinkOrders, Transaction, Clock),
  provide(HelpPerson, UserRepository, EndSessions, SignInLinkOrders, Transaction, Clock),
  provide(LinkProfiles, UserRepository, ProfileCards, Clock),
  provide(StaffApi, UserRepository, ResetSecondFactor, ClosedProfiles, Clock),
];
