import type { Fact } from './fact.js';
import type { GiftLine } from './gift.js';
import type { Mark } from './marks.js';

/** All records of one Collab. */
export type Recorded = Readonly<{ facts: readonly Fact[]; marks: readonly Mark[]; gifts: readonly GiftLine[] }>;

/** A discrepancy: something only in the log, only in the records, or different in both. */
export type Difference = Readonly<{
  collabId: string;
  of: keyof Recorded;
  /** The event that it is about. */
  eventId: string;
  how: 'missing' | 'unfounded' | 'changed';
}>;

type Part = Readonly<Record<string, unknown>>;
type Kind = Readonly<{ of: keyof Recorded; keyOf: (part: Part) => string; eventOf: (part: Part) => string }>;

const kinds: readonly Kind[] = [
  { of: 'facts', keyOf: ({ eventId }) => String(eventId), eventOf: ({ eventId }) => String(eventId) },
  {
    of: 'marks',
    keyOf: ({ eventId, side, kind }) => `${String(eventId)} ${String(side)} ${String(kind)}`,
    eventOf: ({ eventId }) => String(eventId),
  },
  { of: 'gifts', keyOf: ({ id }) => String(id), eventOf: ({ id }) => String(id) },
];

const same = (one: Part, other: Part): boolean =>
  Object.keys(one).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

/** The result of comparing a replay with what is stored. */
export function differencesOf(collabId: string, replayed: Recorded, stored: Recorded): Difference[] {
  return kinds.flatMap(({ of, keyOf, eventOf }) => {
    const wanted = new Map(replayed[of].map((part) => [keyOf(part), part as Part]));
    const found = new Map(stored[of].map((part) => [keyOf(part), part as Part]));
    const says = (part: Part, how: Difference['how']): Difference => ({ collabId, of, eventId: eventOf(part), how });
    const lacking = [...wanted].flatMap(([key, part]) => {
      const other = found.get(key);
      if (!other) return says(part, 'missing');
      return same(part, other) ? [] : says(part, 'changed');
    });
    const unfounded = [...found].filter(([key]) => !wanted.has(key)).map(([, part]) => says(part, 'unfounded'));
    return [...lacking, ...unfounded];
  });
}
