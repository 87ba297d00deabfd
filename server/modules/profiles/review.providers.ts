import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { Mailer } from '../../shared/mail/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { IdentityApi } from '../identity/index.js';
import { ReviewSubscriptions } from './adapters/events/review-subscriptions.js';
import { LetterReviewMails } from './adapters/mail/letter-review-mails.js';
import { SqlReviewQueue, SqlReviews } from './adapters/persistence/sql-reviews.js';
import { SqlSafetyFlags } from './adapters/persistence/sql-safety-flags.js';
import { InfluencerRepository } from './ports/influencer.repository.js';
import { ReviewMails } from './ports/review-mails.js';
import { ReviewQueue, Reviews } from './ports/reviews.js';
import { SafetyFlags } from './ports/safety-flags.js';
import { FlagInfluencer } from './use-cases/flag-influencer.js';
import { ReviewInfluencer } from './use-cases/review-influencer.js';

/** What staff have seen of influencers: who waits for them, what they have decided, and what they have flagged. */
export const reviewProviders = [
  provideAs(SafetyFlags, SqlSafetyFlags, Database, Outbox),
  provide(FlagInfluencer, SafetyFlags, Clock),
  provideAs(Reviews, SqlReviews, Database, Outbox),
  provideAs(ReviewQueue, SqlReviewQueue, Database),
  provideAs(ReviewMails, LetterReviewMails, Mailer, IdentityApi, Config),
  provide(ReviewInfluencer, Reviews, InfluencerRepository, ReviewMails, Clock),
  provide(ReviewSubscriptions, EventBus, ReviewInfluencer),
];
