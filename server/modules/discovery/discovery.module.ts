import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub, NotifiedCache, NotifyListener } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { DiscoverySubscriptions } from './adapters/events/discovery-subscriptions.js';
import { InfluencerBrowserController } from './adapters/http/influencer-browser.controller.js';
import { MatchesController, OfferMatchesController } from './adapters/http/matches.controller.js';
import { SavedSearchesController } from './adapters/http/saved-searches.controller.js';
import { TargetingController } from './adapters/http/targeting.controller.js';
import { BrowserIndex } from './adapters/persistence/browser-index.js';
import { DiscoveryPersonalData } from './adapters/persistence/discovery-personal-data.js';
import { MatchRanking } from './adapters/persistence/match-ranking.js';
import { MatchSubjects } from './adapters/persistence/match-subjects.js';
import { SqlTargetingRepository } from './adapters/persistence/sql-targeting.repository.js';
import { SqlTextSimilarity } from './adapters/persistence/sql-text-similarity.js';
import { TagCodes } from './adapters/persistence/tag-codes.js';
import { KeptSample } from './adapters/persistence/tag-sample.js';
import { TypeOrmSavedSearchRepository } from './adapters/persistence/typeorm-saved-search.repository.js';
import { BrowserQueries } from './adapters/queries/browser-queries.js';
import { MatchQueries } from './adapters/queries/match-queries.js';
import { DiscoveryApi } from './discovery.api.js';
import { SavedSearchRepository, TargetingRepository, TextSimilarity } from './ports/repositories.js';
import { ChangeExclusions, ChangeTargeting } from './use-cases/change-targeting.js';
import { ChangeSearch, KeepSearch, RemoveSearch } from './use-cases/saved-searches.js';

/** Brands search for influencers, and save searches. */
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
    provide(BrowserIndex, Database, TagCodes, Clock),
    provide(BrowserQueries, Database, TagCodes, KeptSample),
    provideAs(SavedSearchRepository, TypeOrmSavedSearchRepository, Database, Outbox),
    {
      provide: TargetingRepository,
      useFactory: (db: Database, outbox: Outbox, listener: NotifyListener) =>
        new SqlTargetingRepository(db, outbox, new NotifiedCache('targetings', db, listener)),
      inject: [Database, Outbox, NotifyListener],
    },
    provideAs(TextSimilarity, SqlTextSimilarity, Database),
    provide(MatchSubjects, Database),
    provide(MatchRanking, Database, TagCodes, KeptSample),
    provide(KeepSearch, SavedSearchRepository, Clock),
    provide(ChangeSearch, SavedSearchRepository, Clock),
    provide(RemoveSearch, SavedSearchRepository, Clock),
    provide(ChangeTargeting, TargetingRepository, Clock),
    provide(ChangeExclusions, TargetingRepository, Clock),
    provide(MatchQueries, MatchSubjects, TargetingRepository, TextSimilarity, MatchRanking, BrowserQueries),
    provide(DiscoveryApi, TextSimilarity),
    provide(DiscoverySubscriptions, EventBus, LiveHub, DueWork, BrowserIndex),
    provide(DiscoveryPersonalData, PersonalDataRegister, Database, BrowserIndex),
  ],
  exports: [BrowserIndex, DiscoveryApi],
})
export class DiscoveryModule {}
