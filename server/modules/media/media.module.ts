import path from 'node:path';
import { Global, Logger, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { MediaPersonalData } from './adapters/persistence/media-personal-data.js';
import { DueWork } from '../../shared/time/index.js';
import { BillingApi } from '../billing/index.js';
import { PortfolioFiles } from '../profiles/index.js';
import { MediaSubscriptions } from './adapters/events/media-subscriptions.js';
import { MediaController } from './adapters/http/media.controller.js';
import { ThumbsController } from './adapters/http/thumbs.controller.js';
import { TusUploads } from './adapters/http/tus-uploads.js';
import { UploadsController } from './adapters/http/uploads.controller.js';
import { OwnPortfolioFiles, PlanStorageLimits } from './adapters/modules/neighbours.js';
import { SqlPublicPictures, TypeOrmMediaRepository } from './adapters/persistence/typeorm-media.repository.js';
import { TypeOrmUploadRepository } from './adapters/persistence/typeorm-upload.repository.js';
import { Thumbnails } from './adapters/pictures/thumbnails.js';
import { SharpPictures } from './adapters/pictures/sharp-pictures.js';
import { ThreadedVideos } from './adapters/videos/threaded-videos.js';
import { ClamavScanner, NoVirusScanner } from './adapters/viruses/clamav.js';
import { diskStores, Stores } from './adapters/storage/disk-stores.js';
import { MediaApi } from './media.api.js';
import { MediaRepository, MediaStorage, UploadRepository } from './ports/repositories.js';
import {
  MediaUses,
  MediaViewers,
  PromisedFiles,
  PromotedPictures,
  StorageLimits,
  UploadPayers,
  VirusScanner,
} from './ports/neighbours.js';
import { Pictures, PublicPictures } from './ports/pictures.js';
import { Videos } from './ports/videos.js';
import { BeginUpload, CompleteUpload, DiscardUpload, GiveUpUploads, OpenUpload } from './use-cases/uploads.js';
import { CleanVideos, RecognisePictures } from './use-cases/renew-files.js';
import { DeleteMedia, KeepFile, MeasureStorage, OpenMedia, OpenShownFile } from './use-cases/files.js';
import { ShowThumbnail } from './use-cases/show-thumbnail.js';

/** The S3 adapter is large, so it is loaded lazily. */
const storesOf = async ({ s3, dataDir }: Config): Promise<Stores> =>
  s3 ? (await import('./adapters/storage/s3-stores.js')).s3Stores(s3) : diskStores(path.join(dataDir, 'uploads'));

/** Global, because profiles, a module below, asks it for a file's owner. */
@Global()
@Module({
  controllers: [UploadsController, MediaController, ThumbsController],
  providers: [
    provideAs(MediaRepository, TypeOrmMediaRepository, Database, Outbox),
    provideAs(UploadRepository, TypeOrmUploadRepository, Database),
    provideAs(PublicPictures, SqlPublicPictures, Database),
    provideAs(Pictures, SharpPictures),
    {
      provide: Videos,
      useFactory: ({ dataDir }: Config) => new ThreadedVideos(path.join(dataDir, 'aside')),
      inject: [Config],
    },
    {
      provide: VirusScanner,
      useFactory: ({ clamavUrl }: Config, log: Logger) =>
        clamavUrl ? new ClamavScanner(clamavUrl, log) : new NoVirusScanner(),
      inject: [Config, Logger],
    },
    { provide: Stores, useFactory: storesOf, inject: [Config] },
    { provide: MediaStorage, useFactory: ({ storage }: Stores) => storage, inject: [Stores] },
    {
      provide: Thumbnails,
      useFactory: (pictures: Pictures, storage: MediaStorage, { dataDir }: Config) =>
        new Thumbnails(pictures, storage, path.join(dataDir, 'thumbs')),
      inject: [Pictures, MediaStorage, Config],
    },
    {
      provide: StorageLimits,
      useFactory: (billing: BillingApi, { influencerStorageBytes }: Config) =>
        new PlanStorageLimits(billing, influencerStorageBytes),
      inject: [BillingApi, Config],
    },
    {
      provide: TusUploads,
      useFactory: (
        begin: BeginUpload,
        open: OpenUpload,
        complete: CompleteUpload,
        discard: DiscardUpload,
        { pieces }: Stores,
      ) => new TusUploads(begin, open, complete, discard, pieces),
      inject: [BeginUpload, OpenUpload, CompleteUpload, DiscardUpload, Stores],
    },
    provide(BeginUpload, UploadRepository, MediaRepository, StorageLimits, UploadPayers, Clock),
    provide(OpenUpload, UploadRepository, MediaRepository, Clock),
    provide(
      CompleteUpload,
      ...([MediaRepository, UploadRepository, MediaStorage, Pictures, Videos] as const),
      ...([VirusScanner, DiscardUpload, Clock] as const),
    ),
    provide(DiscardUpload, UploadRepository, MediaRepository, MediaStorage),
    provide(GiveUpUploads, UploadRepository, DiscardUpload),
    provide(KeepFile, BeginUpload, MediaStorage, CompleteUpload),
    provide(OpenMedia, MediaRepository, MediaViewers),
    provide(OpenShownFile, MediaRepository, PublicPictures),
    provide(DeleteMedia, MediaRepository, PublicPictures, MediaUses, PromotedPictures, Transaction, Clock),
    provide(MeasureStorage, UploadRepository, StorageLimits),
    provide(ShowThumbnail, MediaRepository, PublicPictures, MediaViewers, PromotedPictures),
    provide(
      MediaPersonalData,
      PersonalDataRegister,
      Database,
      MediaRepository,
      MediaStorage,
      PromisedFiles,
      PromotedPictures,
    ),
    provide(MediaApi, MediaRepository, KeepFile, MediaStorage),
    provideAs(PortfolioFiles, OwnPortfolioFiles, MediaApi),
    provide(CleanVideos, MediaRepository, MediaStorage, Videos),
    provide(RecognisePictures, MediaRepository, MediaStorage, Pictures),
    provide(
      MediaSubscriptions,
      ...([EventBus, DueWork, Jobs, MediaStorage, Thumbnails] as const),
      ...([GiveUpUploads, CleanVideos, RecognisePictures] as const),
    ),
  ],
  exports: [MediaApi, PortfolioFiles],
})
export class MediaModule {}
