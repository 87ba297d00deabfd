/** What Collabs need to know so that offers come in the order in which they suit. */
export abstract class OfferSimilarity {
  /** The live offers whose words come close to an influencer's, by their id, with the points of it; all others have none. */
  abstract of(influencerId: string): Promise<ReadonlyMap<string, number>>;
}
