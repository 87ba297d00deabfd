import { countCommon } from './tag-bits.js';
import type { TagFilter } from './tag-rows.js';
import { peopleOf, type TagSample } from './tag-sample.js';

/** What it costs to read one person in the index of a tag, beside what it costs to fetch a person. Measured. */
const entryCost = 1 / 160;

/**
 * For lists that all must be met: which the index should be asked for. It reads everyone of each, so that a list which nearly
 * everyone meets costs more to ask for than the few cost who are fetched in vain. The rarest is always asked for.
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

/** What the sample tells before anything is asked for. */
export class Outlook {
  readonly people: number;

  constructor(private readonly sample: TagSample) {
    this.people = peopleOf(sample);
  }

  /** How many of all have any of these tags, from 0 to 1. */
  shareOf(tags: readonly number[]): number {
    const set = this.sample.bits.any(tags);
    return countCommon(set, set) / Math.max(1, this.sample.size);
  }

  /** How many of the sample meet the filter: all of it, so that what goes together is known to. */
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

/** What says which lists the index over the tags is asked for. */
export type Asking = Pick<Outlook, 'worthAsking'>;

/** Walking along an order needs none. */
export const askingNothing: Asking = {
  worthAsking: (lists) => ({ asked: lists.map(() => false), cost: 0 }),
};
