import type { TagFilter, TagRows, Tally } from './tag-rows.js';

/** A set of people in the sample, as a bitmap. */
export type People = Uint32Array;

/** A bitmap of people per tag: a filter takes a few hundred operations instead of checking every tag of everyone. */
export class TagBits {
  private readonly sets = new Map<number, People>();
  private readonly words: number;

  constructor(
    { codes, ends }: TagRows,
    readonly size = ends.length,
  ) {
    this.words = (size + 31) >>> 5;
    let begin = 0;
    ends.forEach((end, person) => {
      for (let at = begin; at < end; at++) this.setOf(codes[at]!)[person >>> 5]! |= 1 << (person & 31);
      begin = end;
    });
  }

  all(): People {
    return this.who(() => true);
  }

  who(wanted: (person: number) => boolean): People {
    const set = new Uint32Array(this.words);
    for (let person = 0; person < this.size; person++) if (wanted(person)) set[person >>> 5]! |= 1 << (person & 31);
    return set;
  }

  /** Everyone with any of the tags. */
  any(tags: readonly number[]): People {
    const set = new Uint32Array(this.words);
    for (const code of tags) {
      const some = this.sets.get(code);
      if (some) for (let at = 0; at < set.length; at++) set[at]! |= some[at]!;
    }
    return set;
  }

  /** Those of the given people who match the filter. */
  meeting({ lists, unwanted }: TagFilter, among: People): People {
    return lists.reduce((set, list) => common(set, this.any(list)), this.spared(unwanted, among));
  }

  /** For each list of the filter, those who match when it is ignored. */
  meetingButOne({ lists, unwanted }: TagFilter, among: People): People[] {
    const spared = this.spared(unwanted, among);
    const met = lists.map((list) => this.any(list));
    return met.map((_, place) => met.reduce((set, next, at) => (at === place ? set : common(set, next)), spared));
  }

  private spared(unwanted: readonly number[], among: People): People {
    return unwanted.length > 0 ? butNot(among, this.any(unwanted)) : among;
  }

  tallyOf(people: People): Tally {
    const counts = new Map<number, number>();
    for (const [code, set] of this.sets) {
      const count = countCommon(set, people);
      if (count > 0) counts.set(code, count);
    }
    return { total: countCommon(people, people), counts };
  }

  private setOf(code: number): People {
    const known = this.sets.get(code);
    if (known) return known;
    const set = new Uint32Array(this.words);
    this.sets.set(code, set);
    return set;
  }
}

// Loops instead of `map`: every page of the influencer browser runs this.
function common(one: People, other: People): People {
  const both = new Uint32Array(one.length);
  for (let at = 0; at < both.length; at++) both[at] = one[at]! & other[at]!;
  return both;
}

function butNot(one: People, other: People): People {
  const left = new Uint32Array(one.length);
  for (let at = 0; at < left.length; at++) left[at] = one[at]! & ~other[at]!;
  return left;
}

/** The size of the intersection. */
export function countCommon(one: People, other: People): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) {
    let bits = one[at]! & other[at]!;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}
