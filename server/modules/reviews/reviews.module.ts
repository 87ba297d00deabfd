import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { AuditTrail, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { plug, provide, provideAs } from '../../shared/provide.js';
import { CollabsApi } from '../collabs/index.js';
import {
  ReviewAppealsController,
  ReviewsController,
  StatementsController,
} from './adapters/http/reviews.controller.js';
import { ReviewsPersonalData } from './adapters/persistence/reviews-personal-data.js';
import { TypeOrmReviews } from './adapters/persistence/typeorm-reviews.js';
import { CollabStatements } from './adapters/queries/collab-statements.js';
import { ReviewedCollabs, Reviews } from './ports/reviews.js';
import { ReviewsApi } from './reviews.api.js';
import { AppealReview, DecideAppeal, ReviewCollab } from './use-cases/reviews.js';

/** Both sides' reviews after a Collab, and statements by them and staff during it. */
@Module({
  controllers: [ReviewsController, ReviewAppealsController, StatementsController],
  providers: [
    plug(ReviewedCollabs, CollabsApi),
    provideAs(Reviews, TypeOrmReviews, Database, Outbox),
    provide(ReviewCollab, ReviewedCollabs, Reviews, Clock),
    provide(AppealReview, ReviewedCollabs, Reviews, Clock),
    provide(DecideAppeal, ReviewedCollabs, Reviews, Clock),
    provide(CollabStatements, AuditTrail, ReviewedCollabs, Reviews, Clock),
    provide(ReviewsApi, ReviewedCollabs, Reviews),
    provide(ReviewsPersonalData, PersonalDataRegister, Database),
  ],
  exports: [ReviewsApi],
})
export class ReviewsModule {}
