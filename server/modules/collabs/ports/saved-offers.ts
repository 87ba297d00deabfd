/** Which offers an influencer has marked to come back to. The promises below are executable: see saved-offers.contract.ts. */
export abstract class SavedOffers {
  /** Marks an offer; one that is marked stays so. The offer must exist. */
  abstract add(influencerId: string, offerId: string, now: Date): Promise<void>;

  /** Takes the mark away, if there is one. */
  abstract remove(influencerId: string, offerId: string): Promise<void>;

  /** The ids of the marked ones, the latest first. */
  abstract of(influencerId: string): Promise<readonly string[]>;
}
