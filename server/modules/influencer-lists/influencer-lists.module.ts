import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { InfluencerDirectory, ListPlaces } from '../profiles/index.js';
import { AdminInfluencerListsController } from './adapters/http/admin-influencer-lists.controller.js';
import { AdminListLinksController } from './adapters/http/admin-list-links.controller.js';
import { AdminListMembersController } from './adapters/http/admin-list-members.controller.js';
import { BrandListLinksController } from './adapters/http/brand-list-links.controller.js';
import { BrandListsController } from './adapters/http/brand-lists.controller.js';
import { ListLinkViews } from './adapters/http/list-link-views.js';
import { SavedInfluencersController } from './adapters/http/saved-influencers.controller.js';
import { SharedListsController } from './adapters/http/shared-lists.controller.js';
import { ProfileKnownInfluencers } from './adapters/modules/profile-known-influencers.js';
import { InfluencerListsPersonalData } from './adapters/persistence/influencer-lists-personal-data.js';
import { SqlListPlaces } from './adapters/persistence/sql-list-places.js';
import { TypeOrmInfluencerListRepository } from './adapters/persistence/typeorm-influencer-list.repository.js';
import { TypeOrmListLinks } from './adapters/persistence/typeorm-list-links.js';
import { TypeOrmStaffInfluencerLists } from './adapters/persistence/typeorm-staff-influencer-lists.js';
import { HmacListLinkTokens } from './adapters/security/hmac-list-link-tokens.js';
import { InfluencerListRepository } from './ports/influencer-list.repository.js';
import { KnownInfluencers } from './ports/known-influencers.js';
import { ListLinkTokens } from './ports/list-link-tokens.js';
import { ListLinks } from './ports/list-links.js';
import { StaffInfluencerLists } from './ports/staff-influencer-lists.js';
import { ChangeListMembers } from './use-cases/change-list-members.js';
import { KeepInfluencerList } from './use-cases/keep-influencer-list.js';
import { SaveInfluencer } from './use-cases/save-influencer.js';
import { ShareInfluencerList } from './use-cases/share-influencer-list.js';
import { UseListLink } from './use-cases/use-list-link.js';

/** Lists of influencers that staff and brands keep, and the links with which others vote on them. Plugs `ListPlaces` into profiles. */
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
    provideAs(ListLinkTokens, HmacListLinkTokens, Config),
    provideAs(KnownInfluencers, ProfileKnownInfluencers, InfluencerDirectory),
    provideAs(StaffInfluencerLists, TypeOrmStaffInfluencerLists, Database, KnownInfluencers),
    provideAs(ListPlaces, SqlListPlaces, Database),
    provide(KeepInfluencerList, InfluencerListRepository, Transaction, Clock),
    provide(ChangeListMembers, InfluencerListRepository, KnownInfluencers, Transaction, Clock),
    provide(SaveInfluencer, InfluencerListRepository, KeepInfluencerList, ChangeListMembers),
    provide(ShareInfluencerList, InfluencerListRepository, ListLinks, Clock),
    provide(ListLinkViews, ListLinks, ListLinkTokens, Clock, Config),
    provide(UseListLink, ListLinkTokens, ListLinks, InfluencerListRepository, Clock),
    provide(InfluencerListsPersonalData, PersonalDataRegister, Database),
  ],
  exports: [ListPlaces],
})
export class InfluencerListsModule {}
