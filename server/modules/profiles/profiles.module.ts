import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { ProfilesPersonalData } from './adapters/persistence/profiles-personal-data.js';
import { DueWork } from '../../shared/time/index.js';
import { ClaimSubscriptions } from './adapters/events/claim-subscriptions.js';
import { ProfileDueWork } from './adapters/events/profile-due-work.js';
import { IdentityApi, PeopleApi, ProfileCards, StaffApi } from '../identity/index.js';
import { ClaimsController } from './adapters/http/claims.controller.js';
import { SafetyFlagsController } from './adapters/http/safety-flags.controller.js';
import { StaffClaimsController } from './adapters/http/staff-claims.controller.js';
import { CompanyController } from './adapters/http/company.controller.js';
import { BrandManagerController } from './adapters/http/brand-manager.controller.js';
import { InfluencerReviewsController } from './adapters/http/influencer-reviews.controller.js';
import { InfluencerProfileController } from './adapters/http/influencer-profile.controller.js';
import { InfluencerManagerController } from './adapters/http/influencer-manager.controller.js';
import { MediaKitPagesController } from './adapters/http/media-kit-pages.controller.js';
import { ProfilesController } from './adapters/http/profiles.controller.js';
import { VenuesController } from './adapters/http/venues.controller.js';
import { LetterClaimMails } from './adapters/mail/letter-claim-mails.js';
import { ProfilesLetterSamples } from './adapters/mail/letter-samples.js';
import { IdentityClaimants } from './adapters/modules/identity-claimants.js';
import { IdentityProfileDoors } from './adapters/modules/identity-profile-doors.js';
import { IdentityMembers } from './adapters/modules/identity-members.js';
import { StoredProfileCards } from './adapters/modules/stored-profile-cards.js';
import { SqlDeletedProfiles } from './adapters/persistence/sql-deleted-profiles.js';
import { TypeOrmClaimRepository } from './adapters/persistence/typeorm-claim.repository.js';
import { TypeOrmBrandRepository } from './adapters/persistence/typeorm-brand.repository.js';
import { TypeOrmImportedInfluencers } from './adapters/persistence/typeorm-imported-influencers.js';
import { TypeOrmInfluencerRepository } from './adapters/persistence/typeorm-influencer.repository.js';
import { TypeOrmInfluencerProfileRepository } from './adapters/persistence/typeorm-influencer-profile.repository.js';
import { TypeOrmProfileQueries } from './adapters/persistence/typeorm-profile.queries.js';
import { TypeOrmStaffBrands } from './adapters/persistence/typeorm-staff-brands.js';
import { TypeOrmStaffInfluencers } from './adapters/persistence/typeorm-staff-influencers.js';
import { TypeOrmVenueRepository } from './adapters/persistence/typeorm-venue.repository.js';
import { BrandRepository } from './ports/brand.repository.js';
import { ClaimMails } from './ports/claim-mails.js';
import { ClaimRepository } from './ports/claim.repository.js';
import { Claimants } from './ports/claimants.js';
import { DeletedProfiles } from './ports/deleted-profiles.js';
import { ProfileDoors } from './ports/profile-doors.js';
import { ImportedInfluencers } from './ports/imported-influencers.js';
import { InfluencerRepository } from './ports/influencer.repository.js';
import { InfluencerProfileRepository } from './ports/influencer-profile.repository.js';
import { Members } from './ports/members.js';
import { PortfolioFiles } from './ports/portfolio-files.js';
import { ProfileQueries } from './ports/profile.queries.js';
import { StaffBrands, StaffInfluencers } from './ports/staff-lists.js';
import { Subscriptions } from './ports/subscriptions.js';
import { VenueRepository } from './ports/venue.repository.js';
import { reviewProviders } from './review.providers.js';
import { ProfilesApi } from './profiles.api.js';
import { ChangeInfluencerProfile } from './use-cases/change-influencer-profile.js';
import { GetInfluencerProfile } from './use-cases/get-influencer-profile.js';
import { AddInfluencer } from './use-cases/add-influencer.js';
import { DecideClaim } from './use-cases/decide-claim.js';
import { ExpireClaims } from './use-cases/expire-claims.js';
import { RequestClaim } from './use-cases/request-claim.js';
import { TellClaimant } from './use-cases/tell-claimant.js';
import { WithdrawClaim } from './use-cases/withdraw-claim.js';
import { CreateBrand } from './use-cases/create-brand.js';
import { DeleteProfile } from './use-cases/delete-profile.js';
import { EraseDeletedProfiles } from './use-cases/erase-deleted-profiles.js';
import { JoinInfluencer } from './use-cases/join-influencer.js';
import { ReserveHandle } from './use-cases/reserve-handle.js';
import { AddVenue } from './use-cases/add-venue.js';
import { ChangeVenue } from './use-cases/change-venue.js';
import { RemoveVenue } from './use-cases/remove-venue.js';
import { OwnCompany } from './use-cases/own-company.js';
import { RestoreProfile } from './use-cases/restore-profile.js';
import { MarkSubscribed } from './use-cases/mark-subscribed.js';
import { ChangeBrands } from './use-cases/change-brands.js';
import { UpsertInfluencers } from './use-cases/upsert-influencers.js';
import { UpdateBrand } from './use-cases/update-brand.js';
import { Jobs } from '../../shared/jobs/index.js';
import { DuplicateSearch } from './adapters/events/duplicate-search.js';
import { DuplicatesController } from './adapters/http/duplicates.controller.js';
import { SqlDuplicates } from './adapters/persistence/sql-duplicates.js';
import { SqlInfluencerDirectory } from './adapters/persistence/sql-influencer-directory.js';
import { SqlInfluencerMerges } from './adapters/persistence/sql-influencer-merges.js';
import { InfluencerDirectory } from './ports/influencer-directory.js';
import { ListPlaces } from './ports/list-places.js';
import { Duplicates } from './ports/duplicates.js';
import { InfluencerMerges } from './ports/influencer-merges.js';
import { MergeInfluencers } from './use-cases/merge-influencers.js';
import { SettleDuplicates } from './use-cases/settle-duplicates.js';

/** Imported profiles, and the people who say that they are theirs. */
const claims = [
  provideAs(ClaimRepository, TypeOrmClaimRepository, Database, Outbox),
  provideAs(Claimants, IdentityClaimants, PeopleApi, IdentityApi),
  provideAs(ClaimMails, LetterClaimMails, Mailer, Config),
  provide(ProfilesLetterSamples, LetterCatalogue, Config),
  provide(RequestClaim, ClaimRepository, Clock),
  provide(WithdrawClaim, ClaimRepository, Clock),
  provide(DecideClaim, ClaimRepository, InfluencerProfileRepository, Claimants, Transaction, Clock),
  provide(ExpireClaims, ClaimRepository),
  provide(TellClaimant, ClaimRepository, Claimants, ClaimMails),
  provide(ClaimSubscriptions, EventBus, DueWork, TellClaimant, ExpireClaims),
];

/** Influencers whom we have twice. */
const duplicates = [
  provideAs(Duplicates, SqlDuplicates, Database),
  provideAs(InfluencerMerges, SqlInfluencerMerges, Database, Outbox),
  provide(MergeInfluencers, InfluencerRepository, DeletedProfiles, InfluencerMerges, ListPlaces, Transaction, Clock),
  provide(SettleDuplicates, Duplicates, Clock),
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
    ClaimsController,
    StaffClaimsController,
    SafetyFlagsController,
    InfluencerReviewsController,
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
    provideAs(ImportedInfluencers, TypeOrmImportedInfluencers, Database, Outbox),
    provideAs(ProfileQueries, TypeOrmProfileQueries, Database),
    provideAs(InfluencerDirectory, SqlInfluencerDirectory, Database),
    provideAs(StaffBrands, TypeOrmStaffBrands, Database),
    provideAs(StaffInfluencers, TypeOrmStaffInfluencers, Database),
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
    provide(OwnCompany, BrandRepository, PortfolioFiles, Transaction, Clock),
    provide(AddVenue, VenueRepository, Clock),
    provide(ChangeVenue, VenueRepository, Clock),
    provide(RemoveVenue, VenueRepository, Clock),
    provide(JoinInfluencer, InfluencerRepository, InfluencerProfileRepository, ClaimRepository, Transaction, Clock),
    provide(GetInfluencerProfile, InfluencerProfileRepository),
    provide(
      ChangeInfluencerProfile,
      GetInfluencerProfile,
      InfluencerProfileRepository,
      PortfolioFiles,
      Transaction,
      Clock,
    ),
    ...claims,
    ...duplicates,
    ...reviewProviders,
    provide(ReserveHandle, InfluencerRepository, Clock),
    provide(AddInfluencer, InfluencerRepository, Clock),
    provide(UpsertInfluencers, ImportedInfluencers, Clock),
    provide(ProfilesPersonalData, PersonalDataRegister, Database),
    provide(ProfilesApi, ProfileQueries, VenueRepository),
  ],
  exports: [
    InfluencerDirectory,
    ProfileCards,
    ProfilesApi,
    CreateBrand,
    MarkSubscribed,
    UpdateBrand,
    JoinInfluencer,
    ReserveHandle,
    RequestClaim,
    AddInfluencer,
    UpsertInfluencers,
  ],
})
export class ProfilesModule {}
