import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { IdentityApi, PeopleApi } from '../identity/index.js';
import { ClaimInfluencer, ProfilesApi, StaffInfluencers } from '../profiles/index.js';
import { ClaimSubscriptions } from './adapters/events/claim-subscriptions.js';
import { ReviewSubscriptions } from './adapters/events/review-subscriptions.js';
import { ClaimsController } from './adapters/http/claims.controller.js';
import { InfluencerReviewsController } from './adapters/http/influencer-reviews.controller.js';
import { StaffClaimsController } from './adapters/http/staff-claims.controller.js';
import { LetterClaimMails } from './adapters/mail/letter-claim-mails.js';
import { LetterReviewMails } from './adapters/mail/letter-review-mails.js';
import { VettingLetterSamples } from './adapters/mail/letter-samples.js';
import { IdentityClaimants } from './adapters/modules/identity-claimants.js';
import { ProfileInfluencers } from './adapters/modules/profile-influencers.js';
import { SqlReviewQueue, SqlReviews } from './adapters/persistence/sql-reviews.js';
import { TypeOrmClaimRepository } from './adapters/persistence/typeorm-claim.repository.js';
import { VettingPersonalData } from './adapters/persistence/vetting-personal-data.js';
import { ClaimMails } from './ports/claim-mails.js';
import { ClaimRepository } from './ports/claim.repository.js';
import { Claimants } from './ports/claimants.js';
import { Influencers } from './ports/influencers.js';
import { ReviewMails } from './ports/review-mails.js';
import { ReviewQueue, Reviews } from './ports/reviews.js';
import { DecideClaim } from './use-cases/decide-claim.js';
import { ExpireClaims } from './use-cases/expire-claims.js';
import { RequestClaim } from './use-cases/request-claim.js';
import { ReviewInfluencer } from './use-cases/review-influencer.js';
import { TellClaimant } from './use-cases/tell-claimant.js';
import { WithdrawClaim } from './use-cases/withdraw-claim.js';

/** Imported profiles, and the people who say that they are theirs. */
const claims = [
  provideAs(ClaimRepository, TypeOrmClaimRepository, Database, Outbox),
  provideAs(Claimants, IdentityClaimants, PeopleApi, IdentityApi),
  provideAs(ClaimMails, LetterClaimMails, Mailer, Config),
  provide(RequestClaim, ClaimRepository, Influencers, Clock),
  provide(WithdrawClaim, ClaimRepository, Clock),
  provide(DecideClaim, ClaimRepository, Influencers, Claimants, Transaction, Clock),
  provide(ExpireClaims, ClaimRepository),
  provide(TellClaimant, ClaimRepository, Claimants, ClaimMails),
  provide(ClaimSubscriptions, EventBus, DueWork, TellClaimant, ExpireClaims),
];

/** Influencers who wait for staff, and what staff have decided. */
const reviews = [
  provideAs(Reviews, SqlReviews, Database, Outbox),
  provideAs(ReviewQueue, SqlReviewQueue, Database),
  provideAs(ReviewMails, LetterReviewMails, Mailer, IdentityApi, Config),
  provide(ReviewInfluencer, Reviews, Influencers, ReviewMails, Clock),
  provide(ReviewSubscriptions, EventBus, ReviewInfluencer),
];

/** Whether a profile is whose it says, and what brands should find: claims of imported profiles, and reviews by staff. */
@Global()
@Module({
  controllers: [ClaimsController, StaffClaimsController, InfluencerReviewsController],
  providers: [
    provideAs(Influencers, ProfileInfluencers, ProfilesApi, StaffInfluencers, ClaimInfluencer),
    ...claims,
    ...reviews,
    provide(VettingLetterSamples, LetterCatalogue, Config),
    provide(VettingPersonalData, PersonalDataRegister, Database),
  ],
  exports: [RequestClaim],
})
export class VettingModule {}
