import path from 'node:path';
import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { MediaController } from './adapters/http/media.controller.js';
import { TusUploads } from './adapters/http/tus-uploads.js';
import { UploadsController } from './adapters/http/uploads.controller.js';
import { TypeOrmMediaRepository } from './adapters/persistence/typeorm-media.repository.js';
import { DiskMediaStorage } from './adapters/storage/disk-media-storage.js';
import { MediaApi } from './media.api.js';
import { MediaRepository } from './ports/media.repository.js';
import { MediaStorage } from './ports/media-storage.js';
import { MediaViewers } from './ports/media-viewers.js';
import { CompleteUpload } from './use-cases/complete-upload.js';
import { KeepFile } from './use-cases/keep-file.js';
import { OpenMedia } from './use-cases/open-media.js';

const folderOf = ({ dataDir }: Config) => path.join(dataDir, 'uploads');

@Module({
  controllers: [UploadsController, MediaController],
  providers: [
    provideAs(MediaRepository, TypeOrmMediaRepository, Database, Outbox),
    { provide: MediaStorage, useFactory: (config: Config) => new DiskMediaStorage(folderOf(config)), inject: [Config] },
    {
      provide: TusUploads,
      useFactory: (complete: CompleteUpload, config: Config) => new TusUploads(complete, folderOf(config)),
      inject: [CompleteUpload, Config],
    },
    provide(CompleteUpload, MediaRepository, MediaStorage, Clock),
    provide(KeepFile, MediaStorage, CompleteUpload),
    provide(OpenMedia, MediaRepository, MediaViewers),
    provide(MediaApi, MediaRepository, KeepFile),
  ],
  exports: [MediaApi],
})
export class MediaModule {}
