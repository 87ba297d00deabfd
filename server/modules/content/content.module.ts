import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { plug, provide, provideAs } from '../../shared/provide.js';
import { MediaApi } from '../media/index.js';
import { TwinSubscriptions } from './adapters/events/twin-subscriptions.js';
import { ContentController, DeliveredTwinsController } from './adapters/http/content.controller.js';
import { SqlContentLibrary, SqlDeliveredTwins } from './adapters/persistence/sql-content-library.js';
import { ContentFiles, ContentLibrary, ContentLooks, DeliveredTwins } from './ports/content-library.js';
import { DownloadContent } from './use-cases/download-content.js';
import { FindTwins, SettleTwin } from './use-cases/delivered-twins.js';

/** Brands' content from their Collabs: a library of approved pieces, and downloads. */
@Module({
  controllers: [ContentController, DeliveredTwinsController],
  providers: [
    provideAs(ContentLibrary, SqlContentLibrary, Database),
    plug(ContentFiles, MediaApi),
    provide(DownloadContent, ContentLibrary, ContentFiles, Clock),
    plug(ContentLooks, MediaApi),
    provideAs(DeliveredTwins, SqlDeliveredTwins, Database, Outbox),
    provide(FindTwins, ContentLooks, DeliveredTwins, Clock),
    provide(SettleTwin, DeliveredTwins, Clock),
    provide(TwinSubscriptions, EventBus, FindTwins),
  ],
})
export class ContentModule {}
