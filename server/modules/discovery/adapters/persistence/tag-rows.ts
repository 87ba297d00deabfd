/** The tags of many people beside each other, as numbers, for counting. */
export type TagRows = Readonly<{
  codes: Int32Array;
  /** Where the tags of each person end in `codes`. */
  ends: Int32Array;
}>;

/** How many people meet a filter, and how many of them have each tag. */
export type Tally = Readonly<{ total: number; counts: ReadonlyMap<number, number> }>;

const zero = 48;
const nine = 57;
const closing = 125;

/**
 * Reads PostgreSQL's own writing of integer arrays, one after the other without anything between: `{1,2}{3}`. To send them so and
 * count here takes half of what counting there takes.
 */
export function tagRowsFrom(text: string, people: number): TagRows {
  const codes: number[] = [];
  const ends = new Int32Array(people);
  let row = 0;
  let code = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign >= zero && sign <= nine) code = (code < 0 ? 0 : code * 10) + sign - zero;
    else {
      if (code >= 0) codes.push(code);
      code = -1;
      if (sign === closing) ends[row++] = codes.length;
    }
  }
  return { codes: Int32Array.from(codes), ends };
}

/** What a filter asks of the tags: any of each list, and none of the unwanted ones. */
export type TagFilter = Readonly<{ lists: readonly (readonly number[])[]; unwanted: readonly number[] }>;

const never = 1 << 30;

/** Everybody of `rows` who meets the filter; `without[i]` are those who meet it but for list i perhaps. */
export function countTags(
  { codes, ends }: TagRows,
  filter: TagFilter,
): Tally & Readonly<{ without: readonly Tally[] }> {
  const { lists, unwanted } = filter;
  const meaning = new Map<number, number>();
  lists.forEach((list, place) => list.forEach((code) => meaning.set(code, (meaning.get(code) ?? 0) | (1 << place))));
  unwanted.forEach((code) => meaning.set(code, (meaning.get(code) ?? 0) | never));
  const everything = (1 << lists.length) - 1;
  const tallies = Array.from({ length: lists.length + 1 }, () => ({ total: 0, counts: new Map<number, number>() }));
  const all = tallies[lists.length]!;
  let begin = 0;
  for (const end of ends) {
    let met = 0;
    if (meaning.size > 0) for (let at = begin; at < end; at++) met |= meaning.get(codes[at]!) ?? 0;
    const lacks = everything & ~met;
    // One list at most may be missed: 2^n has no bit in common with 2^n - 1.
    if ((met & never) === 0 && (lacks & (lacks - 1)) === 0) {
      if (lacks === 0) for (const tally of tallies) add(tally, codes, begin, end);
      else add(tallies[31 - Math.clz32(lacks)]!, codes, begin, end);
    }
    begin = end;
  }
  return { ...all, without: tallies.slice(0, lists.length) };
}

function add(tally: { total: number; counts: Map<number, number> }, codes: Int32Array, begin: number, end: number) {
  tally.total++;
  for (let at = begin; at < end; at++) {
    const code = codes[at]!;
    tally.counts.set(code, (tally.counts.get(code) ?? 0) + 1);
  }
}
