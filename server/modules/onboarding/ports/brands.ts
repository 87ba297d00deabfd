/** What onboarding needs of profiles: which brand staff book a call with. */
export abstract class Brands {
  /** What it is called. @throws profiles/brand-not-found, for a deleted one too */
  abstract nameOf(brandId: string): Promise<string>;
}
