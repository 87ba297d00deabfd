/** What was decided here and has not been answered by the card provider. */
export abstract class UnfinishedWork {
  /** Collabs whose extra is spent and stands on no invoice yet. */
  abstract unchargedExtras(): Promise<string[]>;

  /** Refunds that were asked for and have not been made. */
  abstract unpaidRefunds(): Promise<string[]>;
}
