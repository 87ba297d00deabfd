import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { CollabsApi } from '../collabs/index.js';
import { IdentityApi } from '../identity/index.js';
import { CalendarController } from './adapters/http/calendar.controller.js';
import { CollabDiaries, IdentityFeedReaders } from './adapters/modules/neighbours.js';
import { CalendarPersonalData, SqlFeedRepository } from './adapters/persistence/sql-feeds.js';
import { FeedTokens } from './adapters/security/feed-tokens.js';
import { Diaries, FeedReaders, FeedRepository } from './ports/feeds.js';
import { CalendarService } from './use-cases/calendar-service.js';

/** Visits and deadlines in people's own calendars: a subscription each, and single visits. */
@Module({
  controllers: [CalendarController],
  providers: [
    provideAs(FeedRepository, SqlFeedRepository, Database),
    provideAs(FeedReaders, IdentityFeedReaders, IdentityApi),
    provideAs(Diaries, CollabDiaries, CollabsApi),
    provide(FeedTokens, Config),
    provide(CalendarService, FeedRepository, FeedReaders, Diaries, Clock),
    provide(CalendarPersonalData, PersonalDataRegister, Database),
  ],
})
export class CalendarModule {}
