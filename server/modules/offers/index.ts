export { OffersModule } from './offers.module.js';
export { BrandSummaryView, OfferView } from './adapters/http/offers.dto.js';
export { toRightsView, toTermsView, UsageRightsDto } from './adapters/http/terms.dto.js';
export { offerErrors } from './domain/offer.errors.js';
export { OfferQueries } from './adapters/queries/offer-queries.js';
export { OfferRepository, SlotRepository } from './ports/repositories.js';
export { MakeOffer } from './use-cases/make-offer.js';
