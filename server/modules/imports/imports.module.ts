import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { CreateBrand, ProfilesApi, UpsertInfluencers } from '../profiles/index.js';
import { DiskImportFiles } from './adapters/files/disk-import-files.js';
import { BrandImportController, InfluencerImportController } from './adapters/http/imports.controller.js';
import { ProfileBrands, ProfileInfluencers } from './adapters/modules/neighbours.js';
import { PostgresSeenRows } from './adapters/persistence/postgres-seen-rows.js';
import { ImportFiles, SeenRows } from './ports/repositories.js';
import { Brands, Influencers } from './ports/neighbours.js';
import { ImportBrands } from './use-cases/import-brands.js';
import { ImportBatch, ImportInfluencers } from './use-cases/import-influencers.js';

/** Tables of brands and influencers that staff import, row by row, into profiles. */
@Module({
  controllers: [BrandImportController, InfluencerImportController],
  providers: [
    provideAs(ImportFiles, DiskImportFiles),
    provideAs(SeenRows, PostgresSeenRows, Database),
    provideAs(Brands, ProfileBrands, ProfilesApi, CreateBrand),
    provideAs(Influencers, ProfileInfluencers, UpsertInfluencers),
    provide(ImportBrands, ImportFiles, SeenRows, Brands),
    provide(ImportBatch, Influencers),
    provide(ImportInfluencers, ImportFiles, SeenRows, ImportBatch, Clock),
  ],
  exports: [ImportBrands, ImportInfluencers],
})
export class ImportsModule {}
