/** Names one showing of one ad to one reader, so that nobody counts what was not shown to them. */
export abstract class ViewTokens {
  abstract tokenOf(viewId: string, adId: string, userId: string): string;

  /** The showing; null for what was not shown to this reader. */
  abstract viewIn(token: string, adId: string, userId: string): string | null;
}
