import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer, SupportAddress } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { plug, provide, provideAs } from '../../shared/provide.js';
import { CollabsPersonalData } from './adapters/persistence/collabs-personal-data.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { StaffLists } from '../../shared/staff-list/index.js';
import { DueWork } from '../../shared/time/index.js';
import { Credits as BilledCredits } from '../billing/index.js';
import { IdentityApi } from '../identity/index.js';
import { MediaApi, MediaModule, MediaUses, MediaViewers, PromisedFiles, UploadPayers } from '../media/index.js';
import { MessagingApi, MessagingModule } from '../messaging/index.js';
import { OfferQueries, OfferRepository, OffersModule, SlotRepository } from '../offers/index.js';
import { KeepFoodRisks as KeepProfileFoodRisks, ProfilesApi } from '../profiles/index.js';
import { CollabLetterSubscriptions } from './adapters/events/collab-letter-subscriptions.js';
import {
  CollabSubscriptions,
  FoodRiskSubscriptions,
  ProofSubscriptions,
  TimesSubscriptions,
} from './adapters/events/collab-subscriptions.js';
import { AdminCollabsController } from './adapters/http/admin-collabs.controller.js';
import { BillController } from './adapters/http/bill.controller.js';
import { CollabMovesController } from './adapters/http/collab-moves.controller.js';
import { CollabsController } from './adapters/http/collabs.controller.js';
import { FoodRisksController } from './adapters/http/food-risks.controller.js';
import { DeliverablesController } from './adapters/http/deliverables.controller.js';
import { CollabLetterSamples } from './adapters/mail/letter-samples.js';
import { MailedCollabLetters } from './adapters/mail/mailed-collab-letters.js';
import { CollabsApi } from './collabs.api.js';
import { BillingCredits } from './adapters/modules/billing-credits.js';
import {
  ApprovedPromisedFiles,
  CollabMediaUses,
  CollabUploadPayers,
  DeliveredMediaViewers,
  MediaDeliverableFiles,
} from './adapters/modules/media.js';
import { ProfileDeletions, ProfileFoodRisks } from './adapters/modules/profiles.js';
import { SqlFoodRiskAnswers } from './adapters/persistence/sql-food-risk-answers.js';
import { CollabQueries } from './adapters/queries/collab-queries.js';
import { TypeOrmCollabRepository } from './adapters/persistence/typeorm-collab.repository.js';
import { CollabBoard } from './adapters/staff-lists/collab-board.js';
import { CollabLetters } from './ports/collab-letters.js';
import { FoodRiskAnswers, CollabRecords, CollabRepository } from './ports/repositories.js';
import { Credits, Deletions, DeliverableFiles, FoodRisks, Offers, PieceEvidence, Places } from './ports/neighbours.js';
import { AskNewTime, ScheduleCollab } from './use-cases/schedule-collab.js';
import { CompleteApproval, MoveCollab } from './use-cases/move-collab.js';
import { AnswerDrafts, TellRightsEnd, WorkDueCollabs } from './use-cases/work-due-collabs.js';
import { CorrectGift, OverrideCollab } from './use-cases/correct-collab.js';
import { DeliverPiece, NotePost } from './use-cases/deliver-piece.js';
import { EndCollab, EndCollabsOf, EndWithDeleted } from './use-cases/end-collab.js';
import { FollowTimes } from './use-cases/follow-times.js';
import { GetCollabCost } from './use-cases/get-collab-cost.js';
import { InviteInfluencer } from './use-cases/invite-influencer.js';
import { ShowFoodRisks, ShowOwnFoodRisks } from './use-cases/show-food-risks.js';
import { KeepFoodRisks, TellFoodRisks } from './use-cases/tell-food-risks.js';
import { AskFoodRisks, ForgetFoodRisks } from './use-cases/tend-food-risks.js';
import { RequestCollab } from './use-cases/request-collab.js';
import { StepBill } from './use-cases/step-bill.js';
import { StepCollab } from './use-cases/step-collab.js';
import { TendWaitingLists, WaitForPlace } from './use-cases/waiting-lists.js';

/** Food risks, from asking for them to deleting them. */
const foodRisks = [
  provideAs(FoodRisks, ProfileFoodRisks, ProfilesApi, KeepProfileFoodRisks),
  provideAs(FoodRiskAnswers, SqlFoodRiskAnswers, Database),
  provide(ShowFoodRisks, CollabRepository, FoodRisks, FoodRiskAnswers, Clock),
  provide(ShowOwnFoodRisks, CollabRepository, FoodRisks, FoodRiskAnswers),
  provide(KeepFoodRisks, FoodRisks, FoodRiskAnswers, Clock),
  provide(TellFoodRisks, CollabRepository, KeepFoodRisks, Transaction, Clock),
  provide(AskFoodRisks, CollabRepository, FoodRiskAnswers, Transaction, Clock),
  provide(ForgetFoodRisks, FoodRiskAnswers, Clock),
  provide(FoodRiskSubscriptions, DueWork, AskFoodRisks, ForgetFoodRisks),
];

/**
 * From a request to a completed Collab. Global, because media, a module below, asks it who can see a file and whose
 * storage it uses.
 */
@Global()
@Module({
  imports: [OffersModule, MediaModule, MessagingModule],
  controllers: [
    CollabsController,
    CollabMovesController,
    BillController,
    FoodRisksController,
    DeliverablesController,
    AdminCollabsController,
  ],
  providers: [
    provideAs(CollabRepository, TypeOrmCollabRepository, Database, Outbox),
    provide(CollabQueries, Database, SlotRepository),
    plug(CollabRecords, CollabQueries),
    provide(CollabsApi, CollabRepository, CollabQueries, ShowFoodRisks, StepCollab, Clock),
    plug(Offers, OfferRepository),
    plug(Places, SlotRepository),
    ...foodRisks,
    provide(CollabBoard, Database, StaffLists, Clock),
    provideAs(Credits, BillingCredits, BilledCredits, Config),
    provideAs(Deletions, ProfileDeletions, ProfilesApi),
    provideAs(DeliverableFiles, MediaDeliverableFiles, MediaApi),
    provideAs(MediaViewers, DeliveredMediaViewers, CollabQueries, OfferQueries, MessagingApi, Clock),
    provideAs(MediaUses, CollabMediaUses, CollabQueries, OfferQueries, MessagingApi, PieceEvidence),
    provideAs(UploadPayers, CollabUploadPayers, CollabRepository),
    provideAs(PromisedFiles, ApprovedPromisedFiles, CollabQueries),
    provide(EndCollab, CollabRepository, Places, Credits, Transaction, Clock),
    provide(EndCollabsOf, CollabRepository, EndCollab, Transaction, Clock),
    provide(EndWithDeleted, Deletions, EndCollabsOf),
    provide(RequestCollab, Offers, CollabRepository, Deletions, EndCollab, Transaction, Clock),
    provide(MoveCollab, CollabRepository, Credits, Deletions, EndCollab, Transaction, Clock),
    provide(CompleteApproval, CollabRepository, Credits, Transaction, Clock),
    provide(GetCollabCost, CollabRepository, Credits, Clock),
    provide(ScheduleCollab, CollabRepository, Places, KeepFoodRisks, Transaction, Clock),
    provide(DeliverPiece, CollabRepository, DeliverableFiles, Transaction, Clock, Config),
    provide(NotePost, CollabRepository, Clock, Config),
    provide(AnswerDrafts, CollabRepository, Clock, Config),
    provide(TellRightsEnd, CollabRepository, Deletions, Clock),
    provide(ProofSubscriptions, DueWork, AnswerDrafts, TellRightsEnd),
    provide(WorkDueCollabs, CollabRepository, EndCollab, Clock),
    provide(TendWaitingLists, CollabRepository, Places, Clock),
    provide(FollowTimes, CollabRepository, Places, Clock),
    provide(TimesSubscriptions, EventBus, FollowTimes),
    provide(AskNewTime, CollabRepository, Places, Transaction, Clock),
    provide(WaitForPlace, CollabRepository, Places, Transaction, Clock),
    provide(StepCollab, CollabRepository, Clock),
    provide(StepBill, CollabRepository, Clock),
    provide(InviteInfluencer, Offers, CollabRepository, Credits, Deletions, Transaction, Clock),
    provide(CorrectGift, CollabRepository, Clock),
    provide(OverrideCollab, CollabRepository, Places, EndCollab, Transaction, Clock),
    provideAs(CollabLetters, MailedCollabLetters, Mailer, IdentityApi, SupportAddress, Config),
    provide(CollabLetterSamples, LetterCatalogue, SupportAddress, Config),
    provide(CollabLetterSubscriptions, EventBus, CollabRecords, ShowFoodRisks, CollabLetters),
    provide(CollabsPersonalData, PersonalDataRegister, Database, EndCollabsOf),
    provide(
      CollabSubscriptions,
      ...([
        EventBus,
        LiveHub,
        MessagingApi,
        DueWork,
        WorkDueCollabs,
        TendWaitingLists,
        CompleteApproval,
        EndWithDeleted,
      ] as const),
    ),
  ],
  exports: [
    CollabsApi,
    NotePost,
    MediaViewers,
    PromisedFiles,
    MediaUses,
    UploadPayers,
    RequestCollab,
    MoveCollab,
    StepCollab,
    StepBill,
    CorrectGift,
  ],
})
export class CollabsModule {}
