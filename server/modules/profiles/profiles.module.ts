import { Global, Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { StaffLists } from '../../shared/staff-list/index.js';
import { DueWork } from '../../shared/time/index.js';
import { IdentityApi, PeopleApi, ProfileCards, StaffApi } from '../identity/index.js';
import { DuplicateSearch, ProfileDueWork, ProfileSubscriptions } from './adapters/events/profile-due-work.js';
import { BrandManagerController } from './adapters/http/brand-manager.controller.js';
import { CompanyController } from './adapters/http/company.controller.js';
import { DuplicatesController } from './adapters/http/duplicates.controller.js';
import { InfluencerManagerController, SafetyFlagsController } from './adapters/http/influencer-manager.controller.js';
import { InfluencerProfileController } from './adapters/http/influencer-profile.controller.js';
import { MediaKitPagesController, ProfilesController } from './adapters/http/profiles.controller.js';
import { VenuesController } from './adapters/http/venues.controller.js';
import { IdentityMembers, IdentityPeopleAddresses, IdentityProfileDoors } from './adapters/modules/identity.js';
import { StoredProfileCards } from './adapters/modules/stored-profile-cards.js';
import { ProfilesPersonalData } from './adapters/persistence/profiles-personal-data.js';
import { SqlDeletedProfiles } from './adapters/persistence/sql-deleted-profiles.js';
import { SqlImportedInfluencers } from './adapters/persistence/sql-imported-influencers.js';
import { SqlInfluencerMerges } from './adapters/persistence/sql-influencer-merges.js';
import { SqlSafetyFlags } from './adapters/persistence/sql-safety-flags.js';
import { TypeOrmBrandRepository } from './adapters/persistence/typeorm-brand.repository.js';
import { TypeOrmInfluencerProfileRepository } from './adapters/persistence/typeorm-influencer-profile.repository.js';
import { TypeOrmInfluencerRepository } from './adapters/persistence/typeorm-influencer.repository.js';
import { TypeOrmVenueRepository } from './adapters/persistence/typeorm-venue.repository.js';
import { Duplicates } from './adapters/queries/duplicates.js';
import { InfluencerDirectory } from './adapters/queries/influencer-directory.js';
import { ProfileQueries } from './adapters/queries/profile.queries.js';
import { BrandBoard } from './adapters/staff-lists/brand-board.js';
import { StaffInfluencers } from './adapters/staff-lists/staff-influencers.js';
import { BrandRepository, VenueRepository } from './ports/brands.js';
import { DeletedProfiles } from './ports/deleted-profiles.js';
import {
  InfluencerMerges,
  InfluencerProfileRepository,
  ImportedInfluencers,
  InfluencerRepository,
  SafetyFlags,
} from './ports/influencers.js';
import {
  ListPlaces,
  Members,
  PeopleAddresses,
  PortfolioFiles,
  ProfileDoors,
  Subscriptions,
} from './ports/neighbours.js';
import { ProfilesApi } from './profiles.api.js';
import { ChangeBrands, CreateBrand, FollowEmail, MarkSubscribed, UpdateBrand } from './use-cases/change-brands.js';
import { ChangeInfluencerProfile, GetInfluencerProfile, KeepFoodRisks } from './use-cases/change-influencer-profile.js';
import { AddVenue, ChangeVenue, RemoveVenue } from './use-cases/change-venues.js';
import { DeleteProfile, EraseDeletedProfiles, RestoreProfile } from './use-cases/delete-profile.js';
import { FlagInfluencer, LiftFlag } from './use-cases/flag-influencer.js';
import { AddInfluencer, ClaimInfluencer, JoinInfluencer, ReserveHandle } from './use-cases/join-influencer.js';
import { MergeInfluencers, UndoMerge } from './use-cases/merge-influencers.js';
import { OwnCompany } from './use-cases/own-company.js';
import { UpsertInfluencers } from './use-cases/upsert-influencers.js';

/** Duplicate influencers. */
const duplicates = [
  provide(Duplicates, Database),
  provideAs(InfluencerMerges, SqlInfluencerMerges, Database, Outbox),
  provide(MergeInfluencers, InfluencerRepository, DeletedProfiles, InfluencerMerges, ListPlaces, Transaction, Clock),
  provide(UndoMerge, InfluencerRepository, DeletedProfiles, InfluencerMerges, ListPlaces, Transaction, Clock),
  provide(DuplicateSearch, Jobs, Duplicates, Clock),
];

/** Brands and influencers. Needs `Subscriptions` of billing, `PortfolioFiles` of media and `ListPlaces` of influencer lists, which they plug in; plugs `ProfileCards` into identity. */
@Global()
@Module({
  controllers: [
    BrandManagerController,
    InfluencerManagerController,
    DuplicatesController,
    InfluencerProfileController,
    SafetyFlagsController,
    CompanyController,
    ProfilesController,
    MediaKitPagesController,
    VenuesController,
  ],
  providers: [
    provideAs(BrandRepository, TypeOrmBrandRepository, Database, Outbox),
    provideAs(VenueRepository, TypeOrmVenueRepository, Database, Outbox),
    provideAs(InfluencerRepository, TypeOrmInfluencerRepository, Database, Outbox),
    provideAs(InfluencerProfileRepository, TypeOrmInfluencerProfileRepository, Database, Outbox),
    provideAs(ImportedInfluencers, SqlImportedInfluencers, Database, Outbox),
    provide(ProfileQueries, Database),
    provide(InfluencerDirectory, Database),
    provide(BrandBoard, StaffLists),
    provide(StaffInfluencers, Database, StaffLists),
    provideAs(Members, IdentityMembers, IdentityApi),
    provideAs(ProfileCards, StoredProfileCards, ProfileQueries, Subscriptions),
    provide(CreateBrand, BrandRepository, Members, Transaction, Clock),
    provideAs(DeletedProfiles, SqlDeletedProfiles, Database, Outbox),
    provideAs(ProfileDoors, IdentityProfileDoors, StaffApi),
    provide(MarkSubscribed, BrandRepository, Clock),
    provide(UpdateBrand, BrandRepository, Clock),
    provide(ChangeBrands, BrandRepository, UpdateBrand),
    provide(DeleteProfile, BrandRepository, InfluencerRepository, DeletedProfiles, ProfileDoors, Transaction, Clock),
    provide(RestoreProfile, DeletedProfiles, ProfileDoors, Transaction, Clock),
    provide(EraseDeletedProfiles, DeletedProfiles),
    provide(ProfileDueWork, EraseDeletedProfiles, DueWork),
    provideAs(PeopleAddresses, IdentityPeopleAddresses, PeopleApi),
    provide(FollowEmail, PeopleAddresses, BrandRepository, Clock),
    provide(ProfileSubscriptions, EventBus, FollowEmail),
    provide(OwnCompany, BrandRepository, PortfolioFiles, Transaction, Clock),
    provide(AddVenue, VenueRepository, Clock),
    provide(ChangeVenue, VenueRepository, Clock),
    provide(RemoveVenue, VenueRepository, Clock),
    provide(JoinInfluencer, InfluencerRepository, InfluencerProfileRepository, Transaction, Clock),
    provide(GetInfluencerProfile, InfluencerProfileRepository),
    provide(
      ChangeInfluencerProfile,
      GetInfluencerProfile,
      InfluencerProfileRepository,
      PortfolioFiles,
      Transaction,
      Clock,
    ),
    provide(KeepFoodRisks, InfluencerProfileRepository, Clock),
    ...duplicates,
    provideAs(SafetyFlags, SqlSafetyFlags, Database, Outbox),
    provide(FlagInfluencer, SafetyFlags, Clock),
    provide(LiftFlag, SafetyFlags, Clock),
    provide(ClaimInfluencer, InfluencerProfileRepository, Clock),
    provide(ReserveHandle, InfluencerRepository, Clock),
    provide(AddInfluencer, InfluencerRepository, Clock),
    provide(UpsertInfluencers, ImportedInfluencers, Clock),
    provide(ProfilesPersonalData, PersonalDataRegister, Database),
    provide(ProfilesApi, ProfileQueries, VenueRepository, InfluencerRepository, InfluencerProfileRepository),
  ],
  exports: [
    KeepFoodRisks,
    StaffInfluencers,
    ClaimInfluencer,
    InfluencerDirectory,
    ProfileCards,
    ProfilesApi,
    CreateBrand,
    MarkSubscribed,
    UpdateBrand,
    JoinInfluencer,
    ReserveHandle,
    AddInfluencer,
    UpsertInfluencers,
  ],
})
export class ProfilesModule {}
