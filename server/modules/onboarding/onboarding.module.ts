import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer, SupportAddress } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { OnboardingPersonalData } from './adapters/persistence/onboarding-personal-data.js';
import { IdentityApi } from '../identity/index.js';
import { CreateBrand, JoinInfluencer, ProfilesApi, ReserveHandle } from '../profiles/index.js';
import { RequestClaim } from '../vetting/index.js';
import { CallsController } from './adapters/http/calls.controller.js';
import { JoinController } from './adapters/http/join.controller.js';
import { StaffCallsController } from './adapters/http/staff-calls.controller.js';
import { LetterCallMails } from './adapters/mail/letter-call-mails.js';
import { OnboardingLetterSamples } from './adapters/mail/letter-samples.js';
import { ProfileBrands } from './adapters/modules/profile-brands.js';
import { ProductAccounts } from './adapters/modules/product-accounts.js';
import { TypeOrmCallRepository } from './adapters/persistence/typeorm-call.repository.js';
import { TypeOrmLeadRepository } from './adapters/persistence/typeorm-lead.repository.js';
import { inPostgres } from '../../shared/http/attempt-limits.js';
import { FlexibleEntryLimits } from './adapters/security/flexible-entry-limits.js';
import { NoEntryLimits } from './adapters/security/no-entry-limits.js';
import { RandomCallTokens } from './adapters/security/random-call-tokens.js';
import { Accounts } from './ports/accounts.js';
import { Brands } from './ports/brands.js';
import { CallMails } from './ports/call-mails.js';
import { CallRepository } from './ports/call.repository.js';
import { CallTokens } from './ports/call-tokens.js';
import { EntryLimits } from './ports/entry-limits.js';
import { LeadRepository } from './ports/lead.repository.js';
import { BookCall } from './use-cases/book-call.js';
import { BookCallWithBrand } from './use-cases/book-call-with-brand.js';
import { CancelCall } from './use-cases/cancel-call.js';
import { EnterCall } from './use-cases/enter-call.js';
import { FindCall } from './use-cases/find-call.js';
import { FreeCallTimes } from './use-cases/free-call-times.js';
import { JoinAsBrand } from './use-cases/join-as-brand.js';
import { JoinAsInfluencer } from './use-cases/join-as-influencer.js';
import { MoveCall } from './use-cases/move-call.js';
import { OpenAccount } from './use-cases/open-account.js';

/** What the environment decides. */
const entryLimits = {
  provide: EntryLimits,
  useFactory: (db: Database, { signInLimits }: Config): EntryLimits =>
    signInLimits ? new FlexibleEntryLimits(inPostgres(db)) : new NoEntryLimits(),
  inject: [Database, Config],
};

/** How people come in: joining, and first calls. Everyone at the door becomes a lead. */
@Module({
  controllers: [JoinController, CallsController, StaffCallsController],
  providers: [
    entryLimits,
    provideAs(LeadRepository, TypeOrmLeadRepository, Database, Outbox),
    provideAs(CallRepository, TypeOrmCallRepository, Database, Outbox),
    provideAs(Accounts, ProductAccounts, CreateBrand, JoinInfluencer, ReserveHandle, RequestClaim, IdentityApi),
    provideAs(Brands, ProfileBrands, ProfilesApi),
    provideAs(CallTokens, RandomCallTokens),
    provideAs(CallMails, LetterCallMails, Mailer, SupportAddress, Config),
    provide(OnboardingLetterSamples, LetterCatalogue, SupportAddress, Config),
    provide(OpenAccount, Accounts, LeadRepository, EntryLimits, Transaction, Clock),
    provide(JoinAsBrand, Accounts, OpenAccount),
    provide(JoinAsInfluencer, Accounts, OpenAccount, Clock),
    provide(OnboardingPersonalData, PersonalDataRegister, Database),
    provide(FreeCallTimes, CallRepository, Clock),
    provide(EnterCall, CallRepository, CallTokens, CallMails, Clock),
    provide(BookCall, EnterCall, LeadRepository, EntryLimits, Transaction, Clock),
    provide(BookCallWithBrand, Brands, EnterCall, Transaction),
    provide(FindCall, CallRepository, CallTokens),
    provide(MoveCall, FindCall, CallRepository, CallTokens, CallMails, EntryLimits, Transaction, Clock),
    provide(CancelCall, FindCall, CallRepository, CallMails, Transaction, Clock),
  ],
})
export class OnboardingModule {}
