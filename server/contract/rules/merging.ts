/** Why a profile cannot go into another one: something hangs on it that would be someone else's then. */
export const hindrances = ['claimed', 'claim-open', 'has-collabs', 'has-merged'] as const;
export type Hindrance = (typeof hindrances)[number];

/** What nobody can settle. */
const lasting: readonly (Hindrance | null)[] = ['claimed', 'has-collabs'] satisfies Hindrance[];

/** Of two profiles neither can ever go into the other. `null` where nothing hinders. */
export const neitherCanGo = (one: Hindrance | null, other: Hindrance | null): boolean =>
  lasting.includes(one) && lasting.includes(other);
