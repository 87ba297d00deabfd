import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { DiscoverySubscriptions } from './adapters/events/discovery-subscriptions.js';
import { InfluencerBrowserController } from './adapters/http/influencer-browser.controller.js';
import { SavedSearchesController } from './adapters/http/saved-searches.controller.js';
import { DiscoveryPersonalData } from './adapters/persistence/discovery-personal-data.js';
import { SqlBrowserIndex } from './adapters/persistence/sql-browser-index.js';
import { SqlBrowserQueries } from './adapters/persistence/sql-browser-queries.js';
import { TagCodes } from './adapters/persistence/tag-codes.js';
import { TypeOrmSavedSearchRepository } from './adapters/persistence/typeorm-saved-search.repository.js';
import { BrowserIndex } from './ports/browser-index.js';
import { BrowserQueries } from './ports/browser-queries.js';
import { SavedSearchRepository } from './ports/saved-search.repository.js';
import { ChangeSearch } from './use-cases/change-search.js';
import { FillBrowser } from './use-cases/fill-browser.js';
import { KeepSearch } from './use-cases/keep-search.js';
import { RemoveSearch } from './use-cases/remove-search.js';

/** Brands look for influencers, and keep what they looked for. */
@Module({
  controllers: [InfluencerBrowserController, SavedSearchesController],
  providers: [
    provide(TagCodes, Database),
    provideAs(BrowserIndex, SqlBrowserIndex, Database, TagCodes, Clock),
    provideAs(BrowserQueries, SqlBrowserQueries, Database, TagCodes),
    provideAs(SavedSearchRepository, TypeOrmSavedSearchRepository, Database, Outbox),
    provide(FillBrowser, BrowserIndex),
    provide(KeepSearch, SavedSearchRepository, Clock),
    provide(ChangeSearch, SavedSearchRepository, Clock),
    provide(RemoveSearch, SavedSearchRepository, Clock),
    provide(DiscoverySubscriptions, EventBus, LiveHub, DueWork, BrowserIndex),
    provide(DiscoveryPersonalData, PersonalDataRegister, Database, BrowserIndex),
  ],
  exports: [FillBrowser],
})
export class DiscoveryModule {}
