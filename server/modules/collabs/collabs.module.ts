import { Global, Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { MediaApi, MediaModule, MediaViewers } from '../media/index.js';
import { MessagingApi, MessagingModule } from '../messaging/index.js';
import { CollabSubscriptions } from './adapters/events/collab-subscriptions.js';
import { AdminCollabsController } from './adapters/http/admin-collabs.controller.js';
import { CollabsController } from './adapters/http/collabs.controller.js';
import { DeliverablesController } from './adapters/http/deliverables.controller.js';
import { OffersController } from './adapters/http/offers.controller.js';
import { DeliveredMediaViewers } from './adapters/modules/delivered-media-viewers.js';
import { MediaDeliverableFiles } from './adapters/modules/media-deliverable-files.js';
import { TypeOrmCollabQueries } from './adapters/persistence/typeorm-collab.queries.js';
import { TypeOrmCollabRepository } from './adapters/persistence/typeorm-collab.repository.js';
import { TypeOrmOfferQueries } from './adapters/persistence/typeorm-offer.queries.js';
import { TypeOrmOfferRepository } from './adapters/persistence/typeorm-offer.repository.js';
import { TypeOrmSlotRepository } from './adapters/persistence/typeorm-slot.repository.js';
import { TypeOrmStaffCollabs } from './adapters/persistence/typeorm-staff-collabs.js';
import { CollabQueries } from './ports/collab.queries.js';
import { CollabRepository } from './ports/collab.repository.js';
import { DeliverableFiles } from './ports/deliverable-files.js';
import { OfferQueries } from './ports/offer.queries.js';
import { OfferRepository } from './ports/offer.repository.js';
import { SlotRepository } from './ports/slot.repository.js';
import { StaffCollabs } from './ports/staff-collabs.js';
import { DeliverPiece } from './use-cases/deliver-piece.js';
import { ExpireRequests } from './use-cases/expire-requests.js';
import { MakeOffer } from './use-cases/make-offer.js';
import { MoveCollab } from './use-cases/move-collab.js';
import { MoveOffer } from './use-cases/move-offer.js';
import { RequestCollab } from './use-cases/request-collab.js';
import { ScheduleCollab } from './use-cases/schedule-collab.js';

@Global()
@Module({
  imports: [MediaModule, MessagingModule],
  controllers: [OffersController, CollabsController, DeliverablesController, AdminCollabsController],
  providers: [
    provideAs(OfferRepository, TypeOrmOfferRepository, Database, Outbox),
    provideAs(SlotRepository, TypeOrmSlotRepository, Database),
    provideAs(CollabRepository, TypeOrmCollabRepository, Database, Outbox),
    provideAs(CollabQueries, TypeOrmCollabQueries, Database),
    provideAs(OfferQueries, TypeOrmOfferQueries, Database),
    provideAs(StaffCollabs, TypeOrmStaffCollabs, Database),
    provideAs(DeliverableFiles, MediaDeliverableFiles, MediaApi),
    provideAs(MediaViewers, DeliveredMediaViewers, CollabQueries),
    provide(MakeOffer, OfferRepository, SlotRepository, Transaction, Clock),
    provide(MoveOffer, OfferRepository, Clock),
    provide(RequestCollab, OfferRepository, CollabRepository, Clock),
    provide(MoveCollab, CollabRepository, SlotRepository, Transaction, Clock),
    provide(ScheduleCollab, CollabRepository, SlotRepository, Transaction, Clock),
    provide(DeliverPiece, CollabRepository, DeliverableFiles, Clock),
    provide(ExpireRequests, CollabRepository, Clock),
    provide(CollabSubscriptions, EventBus, LiveHub, MessagingApi, DueWork, ExpireRequests),
  ],
  exports: [MediaViewers, MakeOffer, RequestCollab, MoveCollab, ScheduleCollab, DeliverPiece],
})
export class CollabsModule {}
