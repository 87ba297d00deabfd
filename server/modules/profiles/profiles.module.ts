import { Global, Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { IdentityApi, ProfileCards } from '../identity/index.js';
import { CsvImportFiles } from './adapters/files/csv-import-files.js';
import { BrandManagerController } from './adapters/http/brand-manager.controller.js';
import { InfluencerManagerController } from './adapters/http/influencer-manager.controller.js';
import { ProfilesController } from './adapters/http/profiles.controller.js';
import { IdentityMembers } from './adapters/modules/identity-members.js';
import { StoredProfileCards } from './adapters/modules/stored-profile-cards.js';
import { PostgresSeenHandles } from './adapters/persistence/postgres-seen-handles.js';
import { TypeOrmBrandRepository } from './adapters/persistence/typeorm-brand.repository.js';
import { TypeOrmImportedInfluencers } from './adapters/persistence/typeorm-imported-influencers.js';
import { TypeOrmInfluencerRepository } from './adapters/persistence/typeorm-influencer.repository.js';
import { TypeOrmProfileQueries } from './adapters/persistence/typeorm-profile.queries.js';
import { TypeOrmStaffBrands } from './adapters/persistence/typeorm-staff-brands.js';
import { TypeOrmStaffInfluencers } from './adapters/persistence/typeorm-staff-influencers.js';
import { BrandRepository } from './ports/brand.repository.js';
import { ImportFiles } from './ports/import-files.js';
import { ImportedInfluencers } from './ports/imported-influencers.js';
import { InfluencerRepository } from './ports/influencer.repository.js';
import { Members } from './ports/members.js';
import { ProfileQueries } from './ports/profile.queries.js';
import { SeenHandles } from './ports/seen-handles.js';
import { StaffBrands, StaffInfluencers } from './ports/staff-lists.js';
import { Subscriptions } from './ports/subscriptions.js';
import { ProfilesApi } from './profiles.api.js';
import { AddInfluencer } from './use-cases/add-influencer.js';
import { CreateBrand } from './use-cases/create-brand.js';
import { ImportBatch } from './use-cases/import-batch.js';
import { ImportInfluencers } from './use-cases/import-influencers.js';
import { JoinInfluencer } from './use-cases/join-influencer.js';
import { UpdateBrand } from './use-cases/update-brand.js';

/** Brands and influencers. Needs `Subscriptions`, which billing plugs in; plugs `ProfileCards` into identity. */
@Global()
@Module({
  controllers: [BrandManagerController, InfluencerManagerController, ProfilesController],
  providers: [
    provideAs(BrandRepository, TypeOrmBrandRepository, Database, Outbox),
    provideAs(InfluencerRepository, TypeOrmInfluencerRepository, Database, Outbox),
    provideAs(ImportedInfluencers, TypeOrmImportedInfluencers, Database, Outbox),
    provideAs(SeenHandles, PostgresSeenHandles, Database),
    provideAs(ImportFiles, CsvImportFiles),
    provideAs(ProfileQueries, TypeOrmProfileQueries, Database),
    provideAs(StaffBrands, TypeOrmStaffBrands, Database),
    provideAs(StaffInfluencers, TypeOrmStaffInfluencers, Database),
    provideAs(Members, IdentityMembers, IdentityApi),
    provideAs(ProfileCards, StoredProfileCards, ProfileQueries, Subscriptions),
    provide(CreateBrand, BrandRepository, Members, Transaction, Clock),
    provide(UpdateBrand, BrandRepository, Clock),
    provide(JoinInfluencer, InfluencerRepository, Clock),
    provide(AddInfluencer, InfluencerRepository, Clock),
    provide(ImportBatch, ImportedInfluencers, Clock),
    provide(ImportInfluencers, ImportFiles, SeenHandles, ImportBatch),
    provide(ProfilesApi, ProfileQueries),
  ],
  exports: [ProfileCards, ProfilesApi, CreateBrand, UpdateBrand, JoinInfluencer, AddInfluencer, ImportInfluencers],
})
export class ProfilesModule {}
