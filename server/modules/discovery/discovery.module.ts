import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub, NotifiedCache, NotifyListener } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { DiscoverySubscriptions } from './adapters/events/discovery-subscriptions.js';
import { InfluencerBrowserController } from './adapters/http/influencer-browser.controller.js';
import { MatchesController } from './adapters/http/matches.controller.js';
import { OfferMatchesController } from './adapters/http/offer-matches.controller.js';
import { SavedSearchesController } from './adapters/http/saved-searches.controller.js';
import { TargetingController } from './adapters/http/targeting.controller.js';
import { DiscoveryPersonalData } from './adapters/persistence/discovery-personal-data.js';
import { SqlBrowserIndex } from './adapters/persistence/sql-browser-index.js';
import { SqlBrowserQueries } from './adapters/persistence/sql-browser-queries.js';
import { SqlMatchQueries } from './adapters/persistence/sql-match-queries.js';
import { SqlMatchSubjects } from './adapters/persistence/sql-match-subjects.js';
import { SqlTargetingRepository } from './adapters/persistence/sql-targeting.repository.js';
import { SqlTextSimilarity } from './adapters/persistence/sql-text-similarity.js';
import { TagCodes } from './adapters/persistence/tag-codes.js';
import { KeptSample } from './adapters/persistence/tag-sample.js';
import { TypeOrmSavedSearchRepository } from './adapters/persistence/typeorm-saved-search.repository.js';
import { DiscoveryApi } from './discovery.api.js';
import { BrowserIndex } from './ports/browser-index.js';
import { BrowserQueries } from './ports/browser-queries.js';
import { MatchQueries } from './ports/match-queries.js';
import { MatchSubjects } from './ports/match-subjects.js';
import { SavedSearchRepository } from './ports/saved-search.repository.js';
import { TargetingRepository } from './ports/targeting.repository.js';
import { TextSimilarity } from './ports/text-similarity.js';
import { ChangeSearch } from './use-cases/change-search.js';
import { ChangeTargeting } from './use-cases/change-targeting.js';
import { FillBrowser } from './use-cases/fill-browser.js';
import { KeepSearch } from './use-cases/keep-search.js';
import { MatchInfluencers } from './use-cases/match-influencers.js';
import { RemoveSearch } from './use-cases/remove-search.js';

/** Brands look for influencers, and keep what they looked for. */
@Module({
  controllers: [
    InfluencerBrowserController,
    SavedSearchesController,
    MatchesController,
    OfferMatchesController,
    TargetingController,
  ],
  providers: [
    provide(TagCodes, Database),
    provide(KeptSample, Database),
    provideAs(BrowserIndex, SqlBrowserIndex, Database, TagCodes, Clock),
    provideAs(BrowserQueries, SqlBrowserQueries, Database, TagCodes, KeptSample),
    provideAs(SavedSearchRepository, TypeOrmSavedSearchRepository, Database, Outbox),
    {
      provide: TargetingRepository,
      useFactory: (db: Database, outbox: Outbox, listener: NotifyListener) =>
        new SqlTargetingRepository(db, outbox, new NotifiedCache('targetings', db, listener)),
      inject: [Database, Outbox, NotifyListener],
    },
    provideAs(TextSimilarity, SqlTextSimilarity, Database),
    provideAs(MatchSubjects, SqlMatchSubjects, Database),
    provideAs(MatchQueries, SqlMatchQueries, Database, TagCodes, KeptSample),
    provide(FillBrowser, BrowserIndex),
    provide(KeepSearch, SavedSearchRepository, Clock),
    provide(ChangeSearch, SavedSearchRepository, Clock),
    provide(RemoveSearch, SavedSearchRepository, Clock),
    provide(ChangeTargeting, TargetingRepository, Clock),
    provide(MatchInfluencers, MatchSubjects, TargetingRepository, TextSimilarity, MatchQueries, BrowserQueries),
    provide(DiscoveryApi, TextSimilarity),
    provide(DiscoverySubscriptions, EventBus, LiveHub, DueWork, BrowserIndex),
    provide(DiscoveryPersonalData, PersonalDataRegister, Database, BrowserIndex),
  ],
  exports: [DiscoveryApi, FillBrowser],
})
export class DiscoveryModule {}
