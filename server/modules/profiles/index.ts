export { ProfilesModule } from './profiles.module.js';
export { ProfilesApi } from './profiles.api.js';
export { Subscriptions } from './ports/subscriptions.js';
export { PortfolioFiles, type PortfolioFile } from './ports/portfolio-files.js';
export type { BrandCard, InfluencerCard } from './ports/profile.queries.js';
export { CreateBrand } from './use-cases/create-brand.js';
export { MarkSubscribed } from './use-cases/mark-subscribed.js';
export { UpdateBrand } from './use-cases/update-brand.js';
export { JoinInfluencer } from './use-cases/join-influencer.js';
export { RequestClaim } from './use-cases/request-claim.js';
export { ReserveHandle } from './use-cases/reserve-handle.js';
export { AddInfluencer } from './use-cases/add-influencer.js';
export {
  ImportInfluencers,
  type ImportOrder,
  type ImportResult,
  type ImportScheme,
} from './use-cases/import-influencers.js';
export { importFields, type ImportField } from './domain/import/mapping.js';
export { type ImportReport, skipReasons, type SkipReason } from './domain/import/report.js';
