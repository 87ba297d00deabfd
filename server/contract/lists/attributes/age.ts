/** These describe audiences too, so they start at 12; an influencer's own account needs 18. */
export const ageBrackets = [
  { id: 'gen-z', label: 'Gen Z: 12-27', from: 12 },
  { id: 'millennial', label: 'Millennial: 28-43', from: 28 },
  { id: 'gen-x', label: 'Gen X: 44-59', from: 44 },
  { id: 'boomers', label: 'Boomers: 60-78', from: 60 },
  { id: '80-plus', label: '80+', from: 80 },
] as const;
export type AgeBracket = (typeof ageBrackets)[number]['id'];

/** The bracket of an age in years; 79, which no label names, counts as Boomers. Null below 12. */
export const ageBracketFor = (age: number): AgeBracket | null =>
  ageBrackets.findLast(({ from }) => age >= from)?.id ?? null;
