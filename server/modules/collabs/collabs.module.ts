import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { AuditKey, AuditTrail, EventBus, Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer, SupportAddress } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { StaffLists } from '../../shared/staff-list/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { CollabsPersonalData } from './adapters/persistence/collabs-personal-data.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { Credits as BilledCredits } from '../billing/index.js';
import { IdentityApi } from '../identity/index.js';
import { DiscoveryApi, DiscoveryModule } from '../discovery/index.js';
import { MediaApi, MediaModule, MediaUses, MediaViewers, PromisedFiles, UploadPayers } from '../media/index.js';
import { MessagingApi, MessagingModule } from '../messaging/index.js';
import { ProfilesApi } from '../profiles/index.js';
import { CollabLetterSubscriptions } from './adapters/events/collab-letter-subscriptions.js';
import { CollabSubscriptions } from './adapters/events/collab-subscriptions.js';
import { AdminCollabsController } from './adapters/http/admin-collabs.controller.js';
import { CheckInLinksController } from './adapters/http/check-in-links.controller.js';
import { DoorController } from './adapters/http/door.controller.js';
import { CollabMovesController } from './adapters/http/collab-moves.controller.js';
import { CollabsController } from './adapters/http/collabs.controller.js';
import { ContentController } from './adapters/http/content.controller.js';
import { DeliverablesController } from './adapters/http/deliverables.controller.js';
import { OfferDefaultsController } from './adapters/http/offer-defaults.controller.js';
import { OffersController } from './adapters/http/offers.controller.js';
import { CollabLetterSamples } from './adapters/mail/letter-samples.js';
import { MailedCollabLetters } from './adapters/mail/mailed-collab-letters.js';
import { BillingCredits } from './adapters/modules/billing-credits.js';
import { CollabMediaUses } from './adapters/modules/collab-media-uses.js';
import { CollabUploadPayers } from './adapters/modules/collab-upload-payers.js';
import { DeliveredMediaViewers } from './adapters/modules/delivered-media-viewers.js';
import { DiscoveryOfferSimilarity } from './adapters/modules/discovery-offer-similarity.js';
import { ProfileDeletions } from './adapters/modules/profile-deletions.js';
import { ProfileFoodRisks } from './adapters/modules/profile-food-risks.js';
import { ProfileVenues } from './adapters/modules/profile-venues.js';
import { SqlContentLibrary } from './adapters/persistence/sql-content-library.js';
import { SqlDoorVisits } from './adapters/persistence/sql-door-visits.js';
import { TypeOrmCheckInLinkRepository } from './adapters/persistence/typeorm-check-in-link.repository.js';
import { HmacCheckInSecrets } from './adapters/security/hmac-check-in-secrets.js';
import { SqlSavedOffers } from './adapters/persistence/sql-saved-offers.js';
import { MediaDeliverableFiles } from './adapters/modules/media-deliverable-files.js';
import { ApprovedPromisedFiles } from './adapters/persistence/approved-promised-files.js';
import { TypeOrmCollabQueries } from './adapters/persistence/typeorm-collab.queries.js';
import { TypeOrmCollabRepository } from './adapters/persistence/typeorm-collab.repository.js';
import { TypeOrmOfferDefaultsRepository } from './adapters/persistence/typeorm-offer-defaults.repository.js';
import { TypeOrmOfferQueries } from './adapters/persistence/typeorm-offer.queries.js';
import { TypeOrmOfferRepository } from './adapters/persistence/typeorm-offer.repository.js';
import { TypeOrmSlotRepository } from './adapters/persistence/typeorm-slot.repository.js';
import { CollabBoard } from './adapters/staff-lists/collab-board.js';
import { CheckInLinkRepository } from './ports/check-in-link.repository.js';
import { CheckInSecrets } from './ports/check-in-secrets.js';
import { DoorVisits } from './ports/door-visits.js';
import { CollabLetters } from './ports/collab-letters.js';
import { ContentLibrary } from './ports/content-library.js';
import { CollabQueries } from './ports/collab.queries.js';
import { CollabRepository } from './ports/collab.repository.js';
import { Credits } from './ports/credits.js';
import { Deletions } from './ports/deletions.js';
import { DeliverableFiles } from './ports/deliverable-files.js';
import { DueDrafts } from './ports/due-drafts.js';
import { SqlDueDrafts } from './adapters/persistence/sql-due-drafts.js';
import { ProofSubscriptions } from './adapters/events/proof-subscriptions.js';
import { OfferDefaultsRepository } from './ports/offer-defaults.repository.js';
import { OfferQueries } from './ports/offer.queries.js';
import { OfferRepository } from './ports/offer.repository.js';
import { OfferSimilarity } from './ports/offer-similarity.js';
import { PieceEvidence } from './ports/piece-evidence.js';
import { SavedOffers } from './ports/saved-offers.js';
import { SlotRepository } from './ports/slot.repository.js';
import { FoodRisks } from './ports/food-risks.js';
import { Venues } from './ports/venues.js';
import { AskNewTime } from './use-cases/ask-new-time.js';
import { ChangeOffer } from './use-cases/change-offer.js';
import { CompleteApproval } from './use-cases/complete-approval.js';
import { ReviewsController } from './adapters/http/reviews.controller.js';
import { DossierController } from './adapters/http/dossier.controller.js';
import { DossierLetters } from './adapters/mail/dossier-letters.js';
import { SignedDossierSeal } from './adapters/dossier/signed-dossier-seal.js';
import { TypeOrmReviews } from './adapters/persistence/typeorm-reviews.js';
import { DossierSeal } from './ports/dossier-seal.js';
import { Reviews } from './ports/reviews.js';
import { AppealReview } from './use-cases/appeal-review.js';
import { DecideAppeal } from './use-cases/decide-appeal.js';
import { ExportDossier } from './use-cases/export-dossier.js';
import { ReviewCollab } from './use-cases/review-collab.js';
import { ApproveUnanswered } from './use-cases/approve-unanswered.js';
import { CorrectGift } from './use-cases/correct-gift.js';
import { DeliverPiece } from './use-cases/deliver-piece.js';
import { DownloadContent } from './use-cases/download-content.js';
import { EndCollab } from './use-cases/end-collab.js';
import { EndCollabsOf } from './use-cases/end-collabs-of.js';
import { EndWithAccount } from './use-cases/end-with-account.js';
import { EndWithDeleted } from './use-cases/end-with-deleted.js';
import { GetCollabCost } from './use-cases/get-collab-cost.js';
import { InviteInfluencer } from './use-cases/invite-influencer.js';
import { KeepDoor } from './use-cases/keep-door.js';
import { MakeCheckInLink } from './use-cases/make-check-in-link.js';
import { RemoveCheckInLink } from './use-cases/remove-check-in-link.js';
import { ShowCheckInCode } from './use-cases/show-check-in-code.js';
import { ShowFoodRisks } from './use-cases/show-food-risks.js';
import { MakeOffer } from './use-cases/make-offer.js';
import { MoveCollab } from './use-cases/move-collab.js';
import { MoveOffer } from './use-cases/move-offer.js';
import { OverrideCollab } from './use-cases/override-collab.js';
import { OwnOfferDefaults } from './use-cases/own-offer-defaults.js';
import { RequestCollab } from './use-cases/request-collab.js';
import { SaveOffer } from './use-cases/save-offer.js';
import { ScheduleCollab } from './use-cases/schedule-collab.js';
import { StepCollab } from './use-cases/step-collab.js';
import { TendWaitingLists } from './use-cases/tend-waiting-lists.js';
import { WaitForPlace } from './use-cases/wait-for-place.js';
import { WorkDueCollabs } from './use-cases/work-due-collabs.js';

@Global()
@Module({
  imports: [DiscoveryModule, MediaModule, MessagingModule],
  controllers: [
    OffersController,
    OfferDefaultsController,
    CollabsController,
    CollabMovesController,
    CheckInLinksController,
    DoorController,
    DeliverablesController,
    ContentController,
    ReviewsController,
    DossierController,
    AdminCollabsController,
  ],
  providers: [
    provideAs(OfferRepository, TypeOrmOfferRepository, Database, Outbox),
    provideAs(OfferDefaultsRepository, TypeOrmOfferDefaultsRepository, Database, Outbox),
    provideAs(SlotRepository, TypeOrmSlotRepository, Database),
    provideAs(CollabRepository, TypeOrmCollabRepository, Database, Outbox),
    provideAs(CollabQueries, TypeOrmCollabQueries, Database),
    provideAs(OfferQueries, TypeOrmOfferQueries, Database),
    provideAs(OfferSimilarity, DiscoveryOfferSimilarity, DiscoveryApi),
    provideAs(Venues, ProfileVenues, ProfilesApi),
    provideAs(FoodRisks, ProfileFoodRisks, ProfilesApi),
    provide(ShowFoodRisks, CollabRepository, FoodRisks, Clock),
    provideAs(SavedOffers, SqlSavedOffers, Database),
    provide(CollabBoard, Database, StaffLists),
    provideAs(Credits, BillingCredits, BilledCredits),
    provideAs(Deletions, ProfileDeletions, ProfilesApi),
    provideAs(DeliverableFiles, MediaDeliverableFiles, MediaApi),
    provideAs(MediaViewers, DeliveredMediaViewers, CollabQueries, OfferQueries, MessagingApi, Clock),
    provideAs(MediaUses, CollabMediaUses, CollabQueries, OfferQueries, MessagingApi, PieceEvidence),
    provideAs(UploadPayers, CollabUploadPayers, CollabRepository),
    provideAs(PromisedFiles, ApprovedPromisedFiles, Database),
    provide(EndCollab, CollabRepository, SlotRepository, Credits, Transaction, Clock),
    provide(EndCollabsOf, CollabRepository, EndCollab, Transaction, Clock),
    provide(EndWithAccount, OfferRepository, EndCollabsOf, Transaction, Clock),
    provide(EndWithDeleted, Deletions, EndCollabsOf),
    provide(MakeOffer, OfferRepository, SlotRepository, Venues, DeliverableFiles, Transaction, Clock),
    provide(OwnOfferDefaults, OfferDefaultsRepository, Venues, Clock),
    provide(SaveOffer, OfferRepository, SavedOffers, Clock),
    provide(MoveOffer, OfferRepository, SlotRepository, Clock),
    provide(RequestCollab, OfferRepository, CollabRepository, Deletions, EndCollab, Transaction, Clock),
    provide(MoveCollab, CollabRepository, Credits, Deletions, EndCollab, Transaction, Clock),
    provide(CompleteApproval, CollabRepository, Credits, Transaction, Clock),
    provide(GetCollabCost, CollabRepository, Credits, Clock),
    provide(ScheduleCollab, CollabRepository, SlotRepository, Transaction, Clock),
    provide(DeliverPiece, CollabRepository, DeliverableFiles, Transaction, Clock, Config),
    provideAs(ContentLibrary, SqlContentLibrary, Database),
    provide(DownloadContent, ContentLibrary, DeliverableFiles, Clock),
    provideAs(DueDrafts, SqlDueDrafts, Database),
    provide(ApproveUnanswered, DueDrafts, CollabRepository, Clock),
    provide(ProofSubscriptions, DueWork, ApproveUnanswered),
    provideAs(Reviews, TypeOrmReviews, Database, Outbox),
    provide(ReviewCollab, CollabRepository, Reviews, Clock),
    provide(AppealReview, CollabRepository, Reviews, Clock),
    provide(DecideAppeal, CollabRepository, Reviews, Clock),
    provideAs(DossierSeal, SignedDossierSeal, AuditTrail, AuditKey),
    provide(DossierLetters, EventBus, CollabQueries, DossierSeal, Mailer, IdentityApi, Config),
    provide(ExportDossier, CollabQueries, Reviews, DossierSeal, Clock),
    provide(WorkDueCollabs, CollabRepository, EndCollab, Clock),
    provide(TendWaitingLists, CollabRepository, SlotRepository, Clock),
    provide(AskNewTime, CollabRepository, SlotRepository, Transaction, Clock),
    provide(WaitForPlace, CollabRepository, SlotRepository, Transaction, Clock),
    provide(StepCollab, CollabRepository, Clock),
    provide(InviteInfluencer, OfferRepository, CollabRepository, Credits, Deletions, Transaction, Clock),
    provide(CorrectGift, CollabRepository, Clock),
    provide(OverrideCollab, CollabRepository, SlotRepository, EndCollab, Transaction, Clock),
    provide(ChangeOffer, OfferRepository, SlotRepository, Venues, DeliverableFiles, Transaction, Clock),
    provideAs(CheckInLinkRepository, TypeOrmCheckInLinkRepository, Database),
    provideAs(CheckInSecrets, HmacCheckInSecrets, Config),
    provideAs(DoorVisits, SqlDoorVisits, Database),
    provide(MakeCheckInLink, CheckInLinkRepository, CheckInSecrets, Venues, Clock),
    provide(RemoveCheckInLink, CheckInLinkRepository),
    provide(KeepDoor, CheckInLinkRepository, DoorVisits, CollabRepository, CheckInSecrets, Clock),
    provide(ShowCheckInCode, CollabRepository, CheckInSecrets, Clock),
    provideAs(CollabLetters, MailedCollabLetters, Mailer, IdentityApi, SupportAddress, Config),
    provide(CollabLetterSamples, LetterCatalogue, SupportAddress, Config),
    provide(CollabLetterSubscriptions, EventBus, CollabQueries, CollabLetters),
    provide(CollabsPersonalData, PersonalDataRegister, Database, EndWithAccount),
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
    MediaViewers,
    PromisedFiles,
    MediaUses,
    UploadPayers,
    MakeOffer,
    RequestCollab,
    MoveCollab,
    ScheduleCollab,
    DeliverPiece,
    InviteInfluencer,
    StepCollab,
    CorrectGift,
    WorkDueCollabs,
  ],
})
export class CollabsModule {}
