import { Global, Logger, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { StaffLists } from '../../shared/staff-list/index.js';
import { DueWork } from '../../shared/time/index.js';
import { Entitlements } from '../billing/index.js';
import { PieceEvidence } from '../collabs/index.js';
import { ConnectionsModule, ReadPost } from '../connections/index.js';
import { MediaApi } from '../media/index.js';
import { OutcomesModule } from '../outcomes/index.js';
import { StorySubscriptions, UsageSubscriptions, UsageWork } from './adapters/events/usage-subscriptions.js';
import {
  AdminUsageController,
  AdminUsageSummaryController,
  PlanUsageController,
  UsageController,
} from './adapters/http/admin-usage.controller.js';
import { BrandAnalyticsController } from './adapters/http/brand-analytics.controller.js';
import { MetricsController, MetricsImportController } from './adapters/http/metrics.controller.js';
import { ReportLinksController } from './adapters/http/report-links.controller.js';
import { BillingReportRights, ConnectionsCreatorsMetrics, MediaScreenshots } from './adapters/modules/neighbours.js';
import { AnalyticsPersonalData } from './adapters/persistence/analytics-personal-data.js';
import { SqlUsageEventRepository } from './adapters/persistence/sql-usage-event.repository.js';
import { SqlBrandNumbers } from './adapters/persistence/sql-brand-numbers.js';
import {
  SqlFetches,
  SqlPieceEvidence,
  SqlPublishedPieces,
  SqlReadingRepository,
} from './adapters/persistence/sql-reading.repository.js';
import { SqlReportLinkRepository } from './adapters/persistence/sql-report-link.repository.js';
import { UsageSummaries } from './adapters/queries/usage-summaries.js';
import { UsageExplorer } from './adapters/staff-lists/usage-explorer.js';
import { UsageCounting, UsageMonths } from './adapters/persistence/usage-counting.js';
import { ConfiguredPlatformsToAsk, FetchJob } from './adapters/platforms/fetch-job.js';
import { RandomReportTokens } from './adapters/security/random-report-tokens.js';
import { AnalyticsApi } from './analytics.api.js';
import { BrandNumbers } from './ports/brand-numbers.js';
import {
  CreatorsMetrics,
  Fetches,
  PlatformsToAsk,
  PublishedPieces,
  ReadingRepository,
  ReportLinkRepository,
  ReportRights,
  Screenshots,
  UsageEventRepository,
} from './ports/repositories.js';
import { CorrectReading, EnterReading, ListReadings } from './use-cases/readings.js';
import { AskForScreenshots, FetchReadings, KeepStoryNumbers } from './use-cases/fetch-readings.js';
import { ImportReadings } from './use-cases/import-readings.js';
import { OpenReport, ShareReport } from './use-cases/report-links.js';
import { RecordUsage } from './use-cases/record-usage.js';
import { ReportOnBrand } from './use-cases/report-on-brand.js';

/** Global, because collabs, a module below, asks it which files prove numbers. */
@Global()
@Module({
  imports: [ConnectionsModule, OutcomesModule],
  controllers: [
    UsageController,
    AdminUsageController,
    AdminUsageSummaryController,
    PlanUsageController,
    MetricsController,
    MetricsImportController,
    BrandAnalyticsController,
    ReportLinksController,
  ],
  providers: [
    provideAs(UsageEventRepository, SqlUsageEventRepository, Database),
    provide(UsageExplorer, Database, StaffLists, Clock),
    provide(UsageSummaries, Database),
    {
      provide: UsageMonths,
      useFactory: (db: Database, { usageMonths }: Config) => new UsageMonths(db, usageMonths),
      inject: [Database, Config],
    },
    provide(UsageCounting, Database),
    provide(UsageWork, DueWork, UsageMonths, UsageCounting),
    provide(UsageSubscriptions, EventBus, UsageEventRepository),
    provide(RecordUsage, UsageEventRepository, Clock),
    provide(AnalyticsPersonalData, PersonalDataRegister, Database),
    provide(AnalyticsApi, RecordUsage, UsageEventRepository),
    provideAs(ReadingRepository, SqlReadingRepository, Database, Outbox),
    provideAs(PublishedPieces, SqlPublishedPieces, Database),
    provideAs(Screenshots, MediaScreenshots, MediaApi),
    provideAs(PieceEvidence, SqlPieceEvidence, Database),
    provide(EnterReading, PublishedPieces, Screenshots, ReadingRepository, Transaction, Clock),
    provide(CorrectReading, PublishedPieces, ReadingRepository, Clock),
    provide(ImportReadings, PublishedPieces, ReadingRepository, Transaction, Clock),
    provide(ListReadings, PublishedPieces, ReadingRepository),
    provideAs(Fetches, SqlFetches, Database, Outbox),
    {
      provide: PlatformsToAsk,
      useFactory: ({ platformKeys }: Config) => new ConfiguredPlatformsToAsk(platformKeys),
      inject: [Config],
    },
    provideAs(CreatorsMetrics, ConnectionsCreatorsMetrics, ReadPost),
    provide(FetchReadings, PlatformsToAsk, CreatorsMetrics, Fetches, ReadingRepository, Clock),
    provide(AskForScreenshots, Fetches, Clock),
    provide(KeepStoryNumbers, PublishedPieces, ReadingRepository, Clock),
    provide(StorySubscriptions, EventBus, KeepStoryNumbers),
    provide(FetchJob, Jobs, PlatformsToAsk, CreatorsMetrics, FetchReadings, AskForScreenshots, Logger),
    provideAs(BrandNumbers, SqlBrandNumbers, Database, Clock),
    provideAs(ReportLinkRepository, SqlReportLinkRepository, Database, Outbox),
    provide(RandomReportTokens),
    provideAs(ReportRights, BillingReportRights, Entitlements),
    provide(ReportOnBrand, BrandNumbers),
    provide(ShareReport, ReportLinkRepository, RandomReportTokens, Clock),
    provide(OpenReport, ReportLinkRepository, RandomReportTokens, BrandNumbers, ReportOnBrand, ReportRights, Clock),
  ],
  exports: [AnalyticsApi, UsageCounting, UsageMonths, PieceEvidence, EnterReading, CorrectReading, ImportReadings],
})
export class AnalyticsModule {}
