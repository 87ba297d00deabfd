/** Whether a brand may write to influencers. Support hears everybody. */
export abstract class ChatAccess {
  /** Lets pass, or refuses with 403 and the reason. @throws billing/feature-locked */
  abstract require(brandId: string): Promise<void>;
}
