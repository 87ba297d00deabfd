import { scoreAtMost, type Target, type Way, waysToReach, type Wish } from '../../domain/match.js';
import type { People } from './tag-bits.js';
import { Outlook } from './tag-plan.js';
import type { TagFilter } from './tag-rows.js';
import type { TagSample } from './tag-sample.js';

type ListsOfTags = readonly (readonly number[])[];
/** The best of those whose score is between two. Whoever has such a score meets all lists of one of `ways`. */
type BestOf = Readonly<{ kind: 'best'; least: number; most: number; ways: readonly ListsOfTags[] }>;
/** What is to be read next: everybody with this very score, or the best of some. */
export type MatchStep = Readonly<{ kind: 'level'; score: number }> | BestOf;

/** To weigh whoever comes next in the order of ids costs so much beside fetching those who stand in an index. Measured. */
const passingCost = 0.4;

/** What the sample tells of scores: how many have which, so that a page weighs few more people than it shows. */
export class MatchOutlook {
  private readonly among: People;
  /** How many of the sample have each score. */
  private readonly having: Uint32Array;
  private readonly all: Outlook;

  constructor(
    private readonly sample: TagSample,
    private readonly target: Target,
    private readonly codesOf: (wish: Wish) => readonly number[],
    private readonly filter: TagFilter,
  ) {
    const { bits, among, size } = sample;
    this.all = new Outlook(sample);
    this.among = bits.meeting(filter, among);
    const scores = new Uint16Array(size);
    for (const wish of target.wishes) {
      const met = bits.any(codesOf(wish));
      for (let person = 0; person < size; person++) if (isIn(met, person)) scores[person]! += wish.points;
    }
    this.having = new Uint32Array(scoreAtMost(target) + 1);
    scores.forEach((score, person) => isIn(this.among, person) && this.having[score]!++);
  }

  /** How to find so many more. Some of those who have `most` may have been shown already, where `begun`. */
  next(most: number, begun: boolean, wanted: number): MatchStep {
    if (this.isSoonerPassed(most, wanted)) return { kind: 'level', score: most };
    const least = this.leastFrom(most, begun, wanted);
    // Who is above a score of very many is found first; those of that score are passed then.
    const above = least < most && this.isSoonerPassed(least, wanted);
    return { kind: 'best', least: above ? least + 1 : least, most, ways: this.waysTo(above ? least + 1 : least).ways };
  }

  /** As low as it takes that there should be enough of them, and one of the sample more. */
  private leastFrom(most: number, begun: boolean, wanted: number): number {
    const enough = (wanted / Math.max(1, this.all.people)) * this.sample.size + 1;
    let seen = 0;
    for (let least = most; least > 0; least--) {
      if (!(begun && least === most)) seen += this.having[least] ?? 0;
      if (seen >= enough) return least;
    }
    return 0;
  }

  /** Whether so many with this very score are met in the order of ids before all that can have it are fetched. */
  private isSoonerPassed(score: number, wanted: number): boolean {
    const same = this.having[score] ?? 0;
    return same > 0 && (wanted / same) * this.sample.size * passingCost < this.waysTo(score).cost;
  }

  /** The cheapest way to find everybody who can have such a score: by what they must meet for it, or by the filter alone. */
  private waysTo(least: number): { ways: readonly ListsOfTags[]; cost: number } {
    const { lists } = this.filter;
    const codesOf = (way: Way) => way.map((group) => group.flatMap((wish) => this.codesOf(wish)));
    const narrow = waysToReach(this.target.wishes, least).map((way) => [...lists, ...codesOf(way)]);
    const costOf = (ways: readonly ListsOfTags[]) => ways.reduce((sum, way) => sum + this.all.worthAsking(way).cost, 0);
    const [cost, whole] = [costOf(narrow), costOf([lists])];
    return cost < whole ? { ways: narrow, cost } : { ways: [lists], cost: whole };
  }
}

const isIn = (people: People, person: number): boolean => ((people[person >>> 5]! >>> (person & 31)) & 1) === 1;
