import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { AuditTrail, EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DeskSubscriptions } from './adapters/events/desk-subscriptions.js';
import { ColleaguesController, DeskListsController, TasksController } from './adapters/http/desk-lists.controller.js';
import { DeskController } from './adapters/http/desk.controller.js';
import { OverviewController } from './adapters/http/overview.controller.js';
import { ViewsController } from './adapters/http/views.controller.js';
import { DeskPersonalData } from './adapters/persistence/desk-personal-data.js';
import { SqlDeskRepository, SqlViewRepository } from './adapters/persistence/sql-desk.repository.js';
import { SqlSubjects } from './adapters/persistence/sql-subjects.js';
import { DeskQueries } from './adapters/queries/desk-queries.js';
import { Overview } from './adapters/queries/overview.js';
import { DeskRepository, ViewRepository, Subjects } from './ports/repositories.js';
import { NoteService } from './use-cases/note-service.js';
import { SavedViewService } from './use-cases/saved-view-service.js';
import { TagSubjects } from './use-cases/tag-subjects.js';
import { TaskService } from './use-cases/task-service.js';

/** What staff record about their work. */
@Module({
  controllers: [
    DeskController,
    TasksController,
    ColleaguesController,
    DeskListsController,
    OverviewController,
    ViewsController,
  ],
  providers: [
    provideAs(DeskRepository, SqlDeskRepository, Database, Outbox),
    provide(DeskQueries, Database, AuditTrail),
    provide(Overview, Database),
    provideAs(Subjects, SqlSubjects, Database),
    provideAs(ViewRepository, SqlViewRepository, Database),
    provide(SavedViewService, ViewRepository, Clock),
    provide(NoteService, DeskRepository, Subjects, Clock),
    provide(TaskService, DeskRepository, Subjects, Clock),
    provide(TagSubjects, DeskRepository, Subjects, Clock),
    provide(DeskSubscriptions, EventBus, LiveHub),
    provide(DeskPersonalData, PersonalDataRegister, Database),
  ],
})
export class DeskModule {}
