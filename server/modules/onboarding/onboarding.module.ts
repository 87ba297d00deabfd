import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { inPostgres } from '../../shared/http/attempt-limits.js';
import { Clock, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer, SupportAddress } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { IdentityApi } from '../identity/index.js';
import { CreateBrand, JoinInfluencer, ProfilesApi, ReserveHandle } from '../profiles/index.js';
import { RequestClaim } from '../vetting/index.js';
import { CallsController, StaffCallsController } from './adapters/http/calls.controller.js';
import { JoinController } from './adapters/http/join.controller.js';
import { LetterCallMails, OnboardingLetterSamples } from './adapters/mail/letter-call-mails.js';
import { ProductAccounts, ProfileBrands } from './adapters/modules/neighbours.js';
import { OnboardingPersonalData } from './adapters/persistence/onboarding-personal-data.js';
import { TypeOrmCallRepository } from './adapters/persistence/typeorm-call.repository.js';
import { TypeOrmLeadRepository } from './adapters/persistence/typeorm-lead.repository.js';
import { FlexibleEntryLimits, NoEntryLimits } from './adapters/security/entry-limits.js';
import { CallMails, Accounts, Brands } from './ports/neighbours.js';
import { EntryLimits, CallRepository, LeadRepository } from './ports/repositories.js';
import { BookCall, BookCallWithBrand, EnterCall, FreeCallTimes } from './use-cases/book-call.js';
import { CancelCall, FindCall, MoveCall } from './use-cases/change-call.js';
import { JoinAsBrand, JoinAsInfluencer, OpenAccount } from './use-cases/join.js';

/** Settings from the environment. */
const entryLimits = {
  provide: EntryLimits,
  useFactory: (db: Database, { signInLimits }: Config): EntryLimits =>
    signInLimits ? new FlexibleEntryLimits(inPostgres(db)) : new NoEntryLimits(),
  inject: [Database, Config],
};

/** How people join, and first calls. Everyone who does either becomes a lead. */
@Module({
  controllers: [JoinController, CallsController, StaffCallsController],
  providers: [
    entryLimits,
    provideAs(LeadRepository, TypeOrmLeadRepository, Database, Outbox),
    provideAs(CallRepository, TypeOrmCallRepository, Database, Outbox),
    provideAs(Accounts, ProductAccounts, CreateBrand, JoinInfluencer, ReserveHandle, RequestClaim, IdentityApi),
    provideAs(Brands, ProfileBrands, ProfilesApi),
    provideAs(CallMails, LetterCallMails, Mailer, SupportAddress, Config),
    provide(OnboardingLetterSamples, LetterCatalogue, SupportAddress, Config),
    provide(OpenAccount, Accounts, LeadRepository, EntryLimits, Transaction, Clock),
    provide(JoinAsBrand, Accounts, OpenAccount),
    provide(JoinAsInfluencer, Accounts, OpenAccount, Clock),
    provide(OnboardingPersonalData, PersonalDataRegister, Database),
    provide(FreeCallTimes, CallRepository, Clock),
    provide(EnterCall, CallRepository, SecretTokens, CallMails, Clock),
    provide(BookCall, EnterCall, CallRepository, LeadRepository, EntryLimits, Transaction, Clock),
    provide(BookCallWithBrand, Brands, EnterCall, Transaction),
    provide(FindCall, CallRepository, SecretTokens),
    provide(MoveCall, FindCall, CallRepository, SecretTokens, CallMails, EntryLimits, Transaction, Clock),
    provide(CancelCall, FindCall, CallRepository, CallMails, Transaction, Clock),
  ],
})
export class OnboardingModule {}
