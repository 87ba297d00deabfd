import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { IdentityApi, PeopleApi } from '../identity/index.js';
import { ClaimInfluencer, ProfilesApi, StaffInfluencers } from '../profiles/index.js';
import { ClaimSubscriptions, ReviewSubscriptions } from './adapters/events/vetting-subscriptions.js';
import { ClaimsController, StaffClaimsController } from './adapters/http/claims.controller.js';
import { InfluencerReviewsController } from './adapters/http/influencer-reviews.controller.js';
import { ClaimLetters, ReviewLetters, VettingLetterSamples } from './adapters/mail/vetting-letters.js';
import { ProfileInfluencers } from './adapters/modules/profile-influencers.js';
import { SqlReviews } from './adapters/persistence/sql-reviews.js';
import { TypeOrmClaimRepository } from './adapters/persistence/typeorm-claim.repository.js';
import { VettingPersonalData } from './adapters/persistence/vetting-personal-data.js';
import { ReviewQueue } from './adapters/queries/review-queue.js';
import { Influencers, ClaimRepository, Reviews } from './ports/repositories.js';
import { ConfirmClaim, ExpireClaims, RefuseClaim, RequestClaim, WithdrawClaim } from './use-cases/claims.js';
import { AwaitReview, ReviewInfluencer } from './use-cases/review-influencer.js';

/** Imported profiles, and the people who claim them. */
const claims = [
  provideAs(ClaimRepository, TypeOrmClaimRepository, Database, Outbox),
  provideAs(Influencers, ProfileInfluencers, ProfilesApi, ClaimInfluencer, IdentityApi),
  provide(ClaimLetters, Mailer, Config),
  provide(RequestClaim, ClaimRepository, Influencers, Clock),
  provide(WithdrawClaim, ClaimRepository, Clock),
  provide(ConfirmClaim, ClaimRepository, Influencers, Transaction, Clock),
  provide(RefuseClaim, ClaimRepository, Clock),
  provide(ExpireClaims, ClaimRepository),
  provide(ClaimSubscriptions, EventBus, DueWork, ClaimRepository, PeopleApi, ClaimLetters, ExpireClaims),
];

/** Influencers waiting for review, and what staff have decided. */
const reviews = [
  provideAs(Reviews, SqlReviews, Database, Outbox),
  provide(ReviewQueue, Database),
  provide(ReviewLetters, Mailer, IdentityApi, Config),
  provide(ReviewInfluencer, Reviews, Clock),
  provide(AwaitReview, Reviews),
  provide(ReviewSubscriptions, EventBus, AwaitReview, Reviews, StaffInfluencers, ReviewLetters),
];

/** Whether a profile is authentic, and visible to brands: claims of imported profiles, and reviews by staff. */
@Global()
@Module({
  controllers: [ClaimsController, StaffClaimsController, InfluencerReviewsController],
  providers: [
    ...claims,
    ...reviews,
    provide(VettingLetterSamples, LetterCatalogue, Config),
    provide(VettingPersonalData, PersonalDataRegister, Database),
  ],
  exports: [RequestClaim],
})
export class VettingModule {}
