import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { AuditTrail, EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DeskSubscriptions } from './adapters/events/desk-subscriptions.js';
import { DeskListsController } from './adapters/http/desk-lists.controller.js';
import { DeskController } from './adapters/http/desk.controller.js';
import { OverviewController } from './adapters/http/overview.controller.js';
import { ViewsController } from './adapters/http/views.controller.js';
import { DeskPersonalData } from './adapters/persistence/desk-personal-data.js';
import { SqlDeskQueries } from './adapters/persistence/sql-desk.queries.js';
import { SqlDeskRepository } from './adapters/persistence/sql-desk.repository.js';
import { SqlViewRepository } from './adapters/persistence/sql-view.repository.js';
import { SqlOverview } from './adapters/persistence/sql-overview.js';
import { SqlSubjects } from './adapters/persistence/sql-subjects.js';
import { DeskQueries } from './ports/desk.queries.js';
import { DeskRepository } from './ports/desk.repository.js';
import { Overview } from './ports/overview.js';
import { ViewRepository } from './ports/view.repository.js';
import { Subjects } from './ports/subjects.js';
import { KeepNotes } from './use-cases/keep-notes.js';
import { KeepTasks } from './use-cases/keep-tasks.js';
import { KeepViews } from './use-cases/keep-views.js';
import { TagSubjects } from './use-cases/tag-subjects.js';

/** What staff keep about their work. */
@Module({
  controllers: [DeskController, DeskListsController, OverviewController, ViewsController],
  providers: [
    provideAs(DeskRepository, SqlDeskRepository, Database, Outbox),
    provideAs(DeskQueries, SqlDeskQueries, Database, AuditTrail),
    provideAs(Overview, SqlOverview, Database),
    provideAs(Subjects, SqlSubjects, Database),
    provideAs(ViewRepository, SqlViewRepository, Database),
    provide(KeepViews, ViewRepository, Clock),
    provide(KeepNotes, DeskRepository, Subjects, Clock),
    provide(KeepTasks, DeskRepository, Subjects, Clock),
    provide(TagSubjects, DeskRepository, Subjects, Clock),
    provide(DeskSubscriptions, EventBus, LiveHub),
    provide(DeskPersonalData, PersonalDataRegister, Database),
  ],
})
export class DeskModule {}
