import type { CastVote, ListLink, ListLinkEvent } from '../domain/list-link.js';

/** The links to lists, and what is said by them. The promises are executable: see list-links.contract.ts. */
export abstract class ListLinks {
  /** Null when there is none, or it has been taken back. */
  abstract find(id: string): Promise<ListLink | null>;

  /** All of a list, the oldest first: 20 at most. */
  abstract ofList(listId: string): Promise<ListLink[]>;

  /** @throws listErrors.tooManyLinks when the list has as many as it can have */
  abstract add(link: ListLink, event: ListLinkEvent): Promise<void>;

  /** From now on its address leads nowhere, and its votes are gone. */
  abstract remove(id: string, event: ListLinkEvent): Promise<void>;

  /** In place of what this link said of this influencer before. False, and nothing kept, when they are not on its list. */
  abstract vote(vote: CastVote): Promise<boolean>;

  /** What was said by this link. */
  abstract votesOf(linkId: string): Promise<CastVote[]>;
}
