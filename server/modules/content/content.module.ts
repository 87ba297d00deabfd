import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { plug, provide, provideAs } from '../../shared/provide.js';
import { MediaApi } from '../media/index.js';
import { ContentController } from './adapters/http/content.controller.js';
import { SqlContentLibrary } from './adapters/persistence/sql-content-library.js';
import { ContentFiles, ContentLibrary } from './ports/content-library.js';
import { DownloadContent } from './use-cases/download-content.js';

/** Brands' content from their Collabs: a library of approved pieces, and downloads. */
@Module({
  controllers: [ContentController],
  providers: [
    provideAs(ContentLibrary, SqlContentLibrary, Database),
    plug(ContentFiles, MediaApi),
    provide(DownloadContent, ContentLibrary, ContentFiles, Clock),
  ],
})
export class ContentModule {}
