import type { InfluencerList, InfluencerListEvent } from '../domain/influencer-list.js';
import type { CastVote, ListLink, ListLinkEvent } from '../domain/list-link.js';

/** Stores lists of influencers. The promises are executable: see repositories.contract.ts. */
export abstract class InfluencerListRepository {
  /** @throws listErrors.notFound */
  abstract get(id: string): Promise<InfluencerList>;

  /** The same, locked until the open transaction ends. @throws listErrors.notFound */
  abstract lock(id: string): Promise<InfluencerList>;

  /**
   * Stores the list, its members in order, and the events, or nothing. Returns the stored state (next version).
   * @throws listErrors.stale when the stored version is not the one this list was read at
   * @throws listErrors.nameTaken when another list has the name
   * @throws listErrors.tooMany when it is new and its brand already has the maximum, even under concurrency
   */
  abstract save(list: InfluencerList, event: InfluencerListEvent): Promise<InfluencerList>;

  /** This brand's list with this name, ignoring case; null if there is none. */
  abstract idNamed(brandId: string, name: string): Promise<string | null>;

  /** Deletes it with its links and votes, and publishes the event. Idempotent. */
  abstract remove(id: string, event: InfluencerListEvent): Promise<void>;
}

/**
 * Stores links to lists, and the votes made through them. The promises are executable: see repositories.contract.ts.
 */
export abstract class ListLinks {
  /** Null if there is none, or it has been revoked. */
  abstract find(id: string): Promise<ListLink | null>;

  /** All of a list, oldest first: at most 20. */
  abstract ofList(listId: string): Promise<ListLink[]>;

  /** @throws listErrors.tooManyLinks when the list already has the maximum */
  abstract add(link: ListLink, event: ListLinkEvent): Promise<void>;

  /** Revokes it: its URL stops working, and its votes are deleted. */
  abstract remove(id: string, event: ListLinkEvent): Promise<void>;

  /** Replaces this link's vote on this influencer. False, without a change, if they aren't on its list. */
  abstract vote(vote: CastVote): Promise<boolean>;

  /** The votes made through this link. */
  abstract votesOf(linkId: string): Promise<CastVote[]>;
}

/** Influencers who can be added to lists. The directory of profiles already satisfies it. */
export abstract class KnownInfluencers {
  /** Influencers by handle, in lower case: a profile's own handle takes precedence over its accounts'. */
  abstract byHandles(handles: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Those ids that are influencers, in order. */
  abstract existing(ids: readonly string[]): Promise<ReadonlySet<string>>;

  /** Those ids that are influencers with open profiles, in order. */
  abstract open(ids: readonly string[]): Promise<ReadonlySet<string>>;
}
