import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { AnalyticsPersonalData } from './adapters/persistence/analytics-personal-data.js';
import { AdminUsageController } from './adapters/http/admin-usage.controller.js';
import { UsageController } from './adapters/http/usage.controller.js';
import { PgUsageEventRepository } from './adapters/persistence/pg-usage-event.repository.js';
import { TypeOrmUsageQueries } from './adapters/persistence/typeorm-usage.queries.js';
import { AnalyticsApi } from './analytics.api.js';
import { UsageEventRepository } from './ports/usage-event.repository.js';
import { UsageQueries } from './ports/usage-queries.js';
import { RecordUsage } from './use-cases/record-usage.js';

@Module({
  controllers: [UsageController, AdminUsageController],
  providers: [
    provideAs(UsageEventRepository, PgUsageEventRepository, Database),
    provideAs(UsageQueries, TypeOrmUsageQueries, Database),
    provide(RecordUsage, UsageEventRepository, Clock),
    provide(AnalyticsPersonalData, PersonalDataRegister, Database),
    provide(AnalyticsApi, RecordUsage, UsageEventRepository),
  ],
  exports: [AnalyticsApi],
})
export class AnalyticsModule {}
