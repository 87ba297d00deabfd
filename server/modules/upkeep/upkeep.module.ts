import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { AdminHealthController, AdminWorkController } from './adapters/http/upkeep.controller.js';
import { SqlWorkQueue } from './adapters/persistence/sql-work-queue.js';
import { WorkQueue } from './ports/work-queue.js';
import { RetryWork } from './use-cases/retry-work.js';

/** The product's background work: queues, failures, retries, and the health of each part. */
@Module({
  controllers: [AdminWorkController, AdminHealthController],
  providers: [provideAs(WorkQueue, SqlWorkQueue, Database, Outbox), provide(RetryWork, WorkQueue, Clock)],
  exports: [WorkQueue, RetryWork],
})
export class UpkeepModule {}
