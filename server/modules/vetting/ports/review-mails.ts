/** What the people of an influencer are written about a review. */
export abstract class ReviewMails {
  /** To everybody who acts for them; to nobody where nobody does. */
  abstract tellSentBack(influencerId: string, handle: string, reason: string): Promise<void>;
}
