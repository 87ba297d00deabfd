/** What media know of the pictures that prove numbers. */
export abstract class Screenshots {
  /** Whether it is a picture that this influencer has uploaded. Asked in a transaction, it stays until that ends. */
  abstract ownedBy(influencerId: string, mediaId: string): Promise<boolean>;
}
