import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { CreateBrand, ProfilesApi, UpsertInfluencers } from '../profiles/index.js';
import { DiskImportFiles } from './adapters/files/disk-import-files.js';
import { BrandImportController, InfluencerImportController } from './adapters/http/imports.controller.js';
import { ProfileBrands, ProfileInfluencers } from './adapters/modules/neighbours.js';
import { PostgresSeenHandles } from './adapters/persistence/postgres-seen-handles.js';
import { ImportFiles } from './ports/import-files.js';
import { Brands, Influencers } from './ports/neighbours.js';
import { SeenHandles } from './ports/seen-handles.js';
import { ImportBrands } from './use-cases/import-brands.js';
import { ImportBatch, ImportInfluencers } from './use-cases/import-influencers.js';

/** Tables of brands and influencers that staff bring, read row by row into profiles. */
@Module({
  controllers: [BrandImportController, InfluencerImportController],
  providers: [
    provideAs(ImportFiles, DiskImportFiles),
    provideAs(SeenHandles, PostgresSeenHandles, Database),
    provideAs(Brands, ProfileBrands, ProfilesApi, CreateBrand),
    provideAs(Influencers, ProfileInfluencers, UpsertInfluencers),
    provide(ImportBrands, ImportFiles, Brands),
    provide(ImportBatch, Influencers),
    provide(ImportInfluencers, ImportFiles, SeenHandles, ImportBatch, Clock),
  ],
  exports: [ImportInfluencers],
})
export class ImportsModule {}
