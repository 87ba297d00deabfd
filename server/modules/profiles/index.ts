export { ProfilesModule } from './profiles.module.js';
export { ProfilesApi } from './profiles.api.js';
export {
  Subscriptions,
  ListPlaces,
  type ListedPlaces,
  PortfolioFiles,
  type PortfolioFile,
} from './ports/neighbours.js';
export { StaffInfluencerView } from './adapters/http/influencer-manager.dto.js';
export { StaffInfluencers } from './adapters/staff-lists/staff-influencers.js';
export { InfluencerDirectory } from './adapters/queries/influencer-directory.js';
export { InfluencerLineView } from './adapters/http/influencer-line.dto.js';
export type { VerifiedAccount } from './domain/influencer-profile.js';
export type { BrandCard, InfluencerCard } from './adapters/queries/profile.queries.js';
export { ClaimInfluencer } from './use-cases/join-influencer.js';
export { CreateBrand } from './use-cases/change-brands.js';
export { UpsertInfluencers } from './use-cases/upsert-influencers.js';
export { MarkSubscribed, UpdateBrand } from './use-cases/change-brands.js';
export { JoinInfluencer, ReserveHandle, AddInfluencer } from './use-cases/join-influencer.js';
export { KeepFoodRisks, VerifiedAccountsService } from './use-cases/change-influencer-profile.js';
