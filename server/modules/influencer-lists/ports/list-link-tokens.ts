/** What stands in the address of a link: nobody can guess one, and nothing has to be kept of it. */
export abstract class ListLinkTokens {
  abstract tokenOf(linkId: string): string;

  /** The link's id; null for what we never gave out. */
  abstract linkIn(token: string): string | null;
}
