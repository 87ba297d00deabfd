import type { InfluencerList, InfluencerListEvent } from '../domain/influencer-list.js';
import type { CastVote, ListLink, ListLinkEvent } from '../domain/list-link.js';

/** Where lists of influencers live. The promises are executable: see repositories.contract.ts. */
export abstract class InfluencerListRepository {
  /** @throws listErrors.notFound */
  abstract get(id: string): Promise<InfluencerList>;

  /** The same, and anyone else asking this way waits until this transaction has ended. @throws listErrors.notFound */
  abstract lock(id: string): Promise<InfluencerList>;

  /**
   * Stores the list, its members in their order, and what happened, or nothing. Returns the stored state (next version).
   * @throws listErrors.stale when the stored version is not the one this list was read at
   * @throws listErrors.nameTaken when another list is called so
   * @throws listErrors.tooMany when it is new and its brand has as many as it can keep, however many come at once
   */
  abstract save(list: InfluencerList, event: InfluencerListEvent): Promise<InfluencerList>;

  /** The list of this brand that is called so, whatever its case; null when there is none. */
  abstract idNamed(brandId: string, name: string): Promise<string | null>;

  /** Forgets it with its links and votes, and says so. One that is gone already stays gone. */
  abstract remove(id: string, event: InfluencerListEvent): Promise<void>;
}

/** The links to lists, and what is said by them. The promises are executable: see repositories.contract.ts. */
export abstract class ListLinks {
  /** Null when there is none, or it has been taken back. */
  abstract find(id: string): Promise<ListLink | null>;

  /** All of a list, the oldest first: 20 at most. */
  abstract ofList(listId: string): Promise<ListLink[]>;

  /** @throws listErrors.tooManyLinks when the list has as many as it can have */
  abstract add(link: ListLink, event: ListLinkEvent): Promise<void>;

  /** From now on, its address no longer works, and its votes are gone. */
  abstract remove(id: string, event: ListLinkEvent): Promise<void>;

  /** In place of what this link said of this influencer before. False, and nothing kept, when they are not on its list. */
  abstract vote(vote: CastVote): Promise<boolean>;

  /** What was said by this link. */
  abstract votesOf(linkId: string): Promise<CastVote[]>;
}

/** The influencers who can come onto lists. The directory of profiles answers as it is. */
export abstract class KnownInfluencers {
  /** Which influencers these handles are, by the handle in small letters: a profile's own before one of its accounts. */
  abstract byHandles(handles: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Those of the ids that are influencers, in their order. */
  abstract existing(ids: readonly string[]): Promise<ReadonlySet<string>>;

  /** Those of the ids that are influencers whose profiles are open, in their order. */
  abstract open(ids: readonly string[]): Promise<ReadonlySet<string>>;
}
