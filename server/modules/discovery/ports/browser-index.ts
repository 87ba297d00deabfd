/** The rows that brands browse, which follow what profiles publish. */
export abstract class BrowserIndex {
  /** Reads these influencers afresh; who is not to be shown goes. Whoever asks twice gets the same. */
  abstract refresh(ids: readonly string[]): Promise<void>;

  /** Reads those afresh that have changed in this span of time. */
  abstract refreshChanged(from: Date, to: Date): Promise<void>;

  /** They are shown no more. Joins the transaction that is open. */
  abstract remove(ids: readonly string[]): Promise<void>;

  /** Goes on filling until everybody is there. Answers how many were read; 0 when all have been. */
  abstract fillSome(): Promise<number>;

  /** The next fill begins with the first influencer again. */
  abstract startOver(): Promise<void>;
}
