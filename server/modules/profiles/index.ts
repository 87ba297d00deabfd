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
export { StaffInfluencers } from './ports/staff-influencers.js';
export { InfluencerDirectory } from './ports/influencer-directory.js';
export type { BrandCard, InfluencerCard } from './ports/profile.queries.js';
export { ClaimInfluencer } from './use-cases/claim-influencer.js';
export { CreateBrand } from './use-cases/create-brand.js';
export { UpsertInfluencers } from './use-cases/upsert-influencers.js';
export { MarkSubscribed, UpdateBrand } from './use-cases/update-brand.js';
export { JoinInfluencer, ReserveHandle, AddInfluencer } from './use-cases/join-influencer.js';
