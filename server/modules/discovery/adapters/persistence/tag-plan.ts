import { countCommon } from './tag-bits.js';
import type { TagFilter } from './tag-rows.js';
import { peopleOf, type TagSample } from './tag-sample.js';

/** The measured cost of reading one person from a tag's index, relative to fetching a person. */
const entryCost = 1 / 160;

/**
 * Which of several required lists to look up in the index. It reads everyone in each list, so a list that nearly
 * everyone matches costs more than fetching the few extra people. The rarest is always looked up.
 */
export function worthAsking(shares: readonly number[], people: number): { asked: boolean[]; cost: number } {
  const asked = shares.map(() => false);
  let left = people;
  let cost = 0;
  for (const place of shares.map((_, index) => index).toSorted((a, b) => shares[a]! - shares[b]!)) {
    const share = shares[place]!;
    const reading = people * share * entryCost;
    if (left < people && left * (1 - share) <= reading) break;
    asked[place] = true;
    left *= share;
    cost += reading;
  }
  return { asked, cost: cost + left };
}

/** Statistics from the sample, used for planning. */
export class Outlook {
  readonly people: number;

  constructor(private readonly sample: TagSample) {
    this.people = peopleOf(sample);
  }

  /** The share of people with any of these tags, from 0 to 1. */
  shareOf(tags: readonly number[]): number {
    const set = this.sample.bits.any(tags);
    return countCommon(set, set) / Math.max(1, this.sample.size);
  }

  /** How many of the sample match the whole filter, which accounts for correlations. */
  meeting(filter: TagFilter): number {
    const met = this.sample.bits.meeting(filter, this.sample.among);
    return countCommon(met, met) / Math.max(1, this.sample.size);
  }

  worthAsking(lists: readonly (readonly number[])[]) {
    return worthAsking(
      lists.map((tags) => this.shareOf(tags)),
      this.people,
    );
  }
}

/** Decides which lists are looked up in the tag index. */
export type Asking = Pick<Outlook, 'worthAsking'>;

/** Scanning in sort order needs none. */
export const askingNothing: Asking = {
  worthAsking: (lists) => ({ asked: lists.map(() => false), cost: 0 }),
};
