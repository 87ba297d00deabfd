/** What a payment means for a brand's way with us. */
export abstract class BrandStages {
  /** The brand has paid for a plan: Subscribed in sales and onboarding. May be told twice. */
  abstract markSubscribed(brandId: string): Promise<void>;
}
