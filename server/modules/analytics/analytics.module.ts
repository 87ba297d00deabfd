import { Global, Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { Entitlements } from '../billing/index.js';
import { PieceEvidence } from '../collabs/index.js';
import { MediaApi } from '../media/index.js';
import { UsageSubscriptions } from './adapters/events/usage-subscriptions.js';
import { AdminUsageSummaryController } from './adapters/http/admin-usage-summary.controller.js';
import { AdminUsageController } from './adapters/http/admin-usage.controller.js';
import { BrandAnalyticsController } from './adapters/http/brand-analytics.controller.js';
import { MetricsController } from './adapters/http/metrics.controller.js';
import { ReportLinksController } from './adapters/http/report-links.controller.js';
import { UsageController } from './adapters/http/usage.controller.js';
import { BillingReportRights } from './adapters/modules/billing-report-rights.js';
import { MediaScreenshots } from './adapters/modules/media-screenshots.js';
import { AnalyticsPersonalData } from './adapters/persistence/analytics-personal-data.js';
import { PgUsageEventRepository } from './adapters/persistence/pg-usage-event.repository.js';
import { SqlBrandNumbers } from './adapters/persistence/sql-brand-numbers.js';
import { SqlPieceEvidence } from './adapters/persistence/sql-piece-evidence.js';
import { SqlPublishedPieces } from './adapters/persistence/sql-published-pieces.js';
import { SqlReadingRepository } from './adapters/persistence/sql-reading.repository.js';
import { SqlReportLinkRepository } from './adapters/persistence/sql-report-link.repository.js';
import { SqlUsageSummaries } from './adapters/persistence/sql-usage-summaries.js';
import { TypeOrmUsageQueries } from './adapters/persistence/typeorm-usage.queries.js';
import { RandomReportTokens } from './adapters/security/random-report-tokens.js';
import { AnalyticsApi } from './analytics.api.js';
import { BrandNumbers } from './ports/brand-numbers.js';
import { PublishedPieces } from './ports/published-pieces.js';
import { ReadingRepository } from './ports/reading.repository.js';
import { ReportLinkRepository } from './ports/report-link.repository.js';
import { ReportRights } from './ports/report-rights.js';
import { ReportTokens } from './ports/report-tokens.js';
import { Screenshots } from './ports/screenshots.js';
import { UsageEventRepository } from './ports/usage-event.repository.js';
import { UsageQueries } from './ports/usage-queries.js';
import { UsageSummaries } from './ports/usage-summaries.js';
import { CorrectReading } from './use-cases/correct-reading.js';
import { EnterReading } from './use-cases/enter-reading.js';
import { ListReadings } from './use-cases/list-readings.js';
import { OpenReport } from './use-cases/open-report.js';
import { RecordUsage } from './use-cases/record-usage.js';
import { ReportOnBrand } from './use-cases/report-on-brand.js';
import { ShareReport } from './use-cases/share-report.js';

/** Global, because collabs, which stand below, hear from here which files prove numbers. */
@Global()
@Module({
  controllers: [
    UsageController,
    AdminUsageController,
    AdminUsageSummaryController,
    MetricsController,
    BrandAnalyticsController,
    ReportLinksController,
  ],
  providers: [
    provideAs(UsageEventRepository, PgUsageEventRepository, Database),
    provideAs(UsageQueries, TypeOrmUsageQueries, Database),
    provideAs(UsageSummaries, SqlUsageSummaries, Database),
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
    provide(ListReadings, PublishedPieces, ReadingRepository),
    provideAs(BrandNumbers, SqlBrandNumbers, Database, Clock),
    provideAs(ReportLinkRepository, SqlReportLinkRepository, Database, Outbox),
    provideAs(ReportTokens, RandomReportTokens),
    provideAs(ReportRights, BillingReportRights, Entitlements),
    provide(ReportOnBrand, BrandNumbers),
    provide(ShareReport, ReportLinkRepository, ReportTokens, Clock),
    provide(OpenReport, ReportLinkRepository, ReportTokens, BrandNumbers, ReportOnBrand, ReportRights, Clock),
  ],
  exports: [AnalyticsApi, PieceEvidence, EnterReading, CorrectReading],
})
export class AnalyticsModule {}
