import { Global, Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { MediaApi, MediaModule } from '../media/index.js';
import { ProfilesApi } from '../profiles/index.js';
import { OfferSubscriptions } from './adapters/events/offer-subscriptions.js';
import { OfferDefaultsController } from './adapters/http/offer-defaults.controller.js';
import { OffersController } from './adapters/http/offers.controller.js';
import { MediaBrandFiles, ProfileVenues } from './adapters/modules/neighbours.js';
import { OffersPersonalData } from './adapters/persistence/offers-personal-data.js';
import { OfferQueries } from './adapters/queries/offer-queries.js';
import {
  SqlSavedOffers,
  TypeOrmOfferDefaultsRepository,
  TypeOrmOfferRepository,
} from './adapters/persistence/typeorm-offer.repository.js';
import { TypeOrmSlotRepository } from './adapters/persistence/typeorm-slot.repository.js';
import { BrandFiles, Venues } from './ports/neighbours.js';
import { OfferDefaultsRepository, OfferRepository, SavedOffers, SlotRepository } from './ports/repositories.js';
import { ChangeOffer } from './use-cases/change-offer.js';
import { EndOffers, MoveOffer } from './use-cases/move-offer.js';
import { MakeOffer } from './use-cases/make-offer.js';
import { OwnOfferDefaults } from './use-cases/own-offer-defaults.js';
import { SaveOffer } from './use-cases/save-offer.js';

/** Brands' offers, their bookable times and places, and waiting lists. */
@Global()
@Module({
  imports: [DiscoveryModule, MediaModule],
  controllers: [OffersController, OfferDefaultsController],
  providers: [
    provideAs(OfferRepository, TypeOrmOfferRepository, Database, Outbox),
    provideAs(OfferDefaultsRepository, TypeOrmOfferDefaultsRepository, Database, Outbox),
    provideAs(SlotRepository, TypeOrmSlotRepository, Database),
    provideAs(SavedOffers, SqlSavedOffers, Database),
    provide(OfferQueries, Database),
    provideAs(Venues, ProfileVenues, ProfilesApi),
    provideAs(BrandFiles, MediaBrandFiles, MediaApi),
    provide(MakeOffer, OfferRepository, SlotRepository, Venues, BrandFiles, Transaction, Clock),
    provide(ChangeOffer, OfferRepository, SlotRepository, Venues, BrandFiles, Transaction, Clock),
    provide(MoveOffer, OfferRepository, SlotRepository, Clock),
    provide(EndOffers, OfferRepository, Transaction, Clock),
    provide(OwnOfferDefaults, OfferDefaultsRepository, Venues, Clock),
    provide(SaveOffer, OfferRepository, SavedOffers, Clock),
    provide(OffersPersonalData, PersonalDataRegister, Database, EndOffers),
    provide(OfferSubscriptions, EventBus, LiveHub),
  ],
  exports: [OfferRepository, SlotRepository, OfferQueries, MakeOffer],
})
export class OffersModule {}
