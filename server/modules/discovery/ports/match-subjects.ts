import type { Subject } from '../domain/match.js';

/** What others publish of brands and offers: what they are and where. */
export abstract class MatchSubjects {
  /** A brand that is gone is nowhere and about nothing. */
  abstract ofBrand(brandId: string): Promise<Subject>;

  /** An offer with the brand that makes it. @throws discoveryErrors.offerNotFound */
  abstract ofOffer(offerId: string): Promise<Subject & Readonly<{ brandId: string; live: boolean }>>;
}
