import type { Bonds, InfluencerMerge, MergeEvent } from '../domain/merge.js';

/** Which profile went into which, and what went along. The promises below are executable: see influencer-merges.contract.ts. */
export abstract class InfluencerMerges {
  /** Until the open transaction ends nobody else merges, or undoes a merge of, these two. */
  abstract hold(ids: readonly [string, string]): Promise<void>;

  abstract find(mergedId: string): Promise<InfluencerMerge | null>;

  /** What hangs on a profile beside what it says of itself. */
  abstract bondsOf(influencerId: string): Promise<Bonds>;

  /** Moves accounts from the one that goes to the one that is kept, and remembers it, with the events. */
  abstract add(merge: InfluencerMerge, ...events: MergeEvent[]): Promise<void>;

  /** Moves back what is still there, and forgets it, with the events. */
  abstract remove(merge: InfluencerMerge, ...events: MergeEvent[]): Promise<void>;
}
