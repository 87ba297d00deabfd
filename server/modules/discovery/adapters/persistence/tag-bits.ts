import type { TagFilter, TagRows, Tally } from './tag-rows.js';

/** A set of people of the sample: one bit each. */
export type People = Uint32Array;

/** Who has which tag, as a set of people a tag: a filter is answered by a few hundred steps instead of a look at every tag of everybody. */
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

  /** Everybody with any of the tags. */
  any(tags: readonly number[]): People {
    const set = new Uint32Array(this.words);
    for (const code of tags) this.sets.get(code)?.forEach((bits, at) => (set[at]! |= bits));
    return set;
  }

  /** Of these people, those who meet the filter; `without[i]` are those who meet it but for list i perhaps. */
  meeting({ lists, unwanted }: TagFilter, among: People): { all: People; without: readonly People[] } {
    const free = bothOf(among, this.any(unwanted), (one, other) => one & ~other);
    const met = lists.map((list) => this.any(list));
    const but = (place: number) => met.reduce((set, next, at) => (at === place ? set : common(set, next)), free);
    return { all: but(-1), without: met.map((_, place) => but(place)) };
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

const bothOf = (one: People, other: People, join: (one: number, other: number) => number): People =>
  one.map((bits, at) => join(bits, other[at]!));

const common = (one: People, other: People): People => bothOf(one, other, (a, b) => a & b);

/** How many are in both. */
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
