import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { StaffLists } from '../../shared/staff-list/index.js';
import { InfluencerDirectory, ListPlaces } from '../profiles/index.js';
import { AdminInfluencerListsController, AdminListMembersController } from './adapters/http/admin-lists.controller.js';
import { BrandListsController, SavedInfluencersController } from './adapters/http/brand-lists.controller.js';
import {
  AdminListLinksController,
  BrandListLinksController,
  ListLinkViews,
  SharedListsController,
} from './adapters/http/list-links.controller.js';
import { InfluencerListsPersonalData } from './adapters/persistence/influencer-lists-personal-data.js';
import { SqlListPlaces } from './adapters/persistence/sql-list-places.js';
import { TypeOrmInfluencerListRepository } from './adapters/persistence/typeorm-influencer-list.repository.js';
import { TypeOrmListLinks } from './adapters/persistence/typeorm-list-links.js';
import { InfluencerListQueries } from './adapters/queries/influencer-list.queries.js';
import { ListLinkTokens } from './adapters/security/list-link-tokens.js';
import { KnownInfluencers, ListLinks, InfluencerListRepository } from './ports/repositories.js';
import { InfluencerListService } from './use-cases/influencer-list-service.js';
import { ListLinksService } from './use-cases/list-links-service.js';
import { ListMembersService } from './use-cases/list-members-service.js';
import { SavedInfluencersService } from './use-cases/saved-influencers-service.js';

/**
 * Lists of influencers kept by staff and brands, and links with which others vote on them. Plugs `ListPlaces` into
 * profiles.
 */
@Global()
@Module({
  controllers: [
    AdminInfluencerListsController,
    AdminListMembersController,
    AdminListLinksController,
    SharedListsController,
    BrandListsController,
    BrandListLinksController,
    SavedInfluencersController,
  ],
  providers: [
    provideAs(InfluencerListRepository, TypeOrmInfluencerListRepository, Database, Outbox),
    provideAs(ListLinks, TypeOrmListLinks, Database, Outbox),
    provide(ListLinkTokens, Config),
    {
      provide: KnownInfluencers,
      useFactory: (directory: InfluencerDirectory): KnownInfluencers => directory,
      inject: [InfluencerDirectory],
    },
    provide(InfluencerListQueries, Database, StaffLists, InfluencerDirectory),
    provideAs(ListPlaces, SqlListPlaces, Database),
    provide(InfluencerListService, InfluencerListRepository, Transaction, Clock),
    provide(ListMembersService, InfluencerListRepository, KnownInfluencers, Transaction, Clock),
    provide(SavedInfluencersService, InfluencerListRepository, InfluencerListService, ListMembersService),
    provide(ListLinksService, InfluencerListRepository, ListLinks, Clock),
    provide(ListLinkViews, ListLinks, ListLinkTokens, Clock, Config),
    provide(InfluencerListsPersonalData, PersonalDataRegister, Database),
  ],
  exports: [ListPlaces],
})
export class InfluencerListsModule {}
