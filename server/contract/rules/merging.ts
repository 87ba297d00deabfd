/** Why a profile can't be merged into another: something that references it would then belong to someone else. */
export const hindrances = ['claimed', 'claim-open', 'has-collabs', 'has-merged'] as const;
export type Hindrance = (typeof hindrances)[number];

/** Obstacles that can't be removed. */
const lasting: readonly (Hindrance | null)[] = ['claimed', 'has-collabs'] satisfies Hindrance[];

/** Neither of the two profiles can ever be merged into the other. `null` without an obstacle. */
export const neitherCanGo = (one: Hindrance | null, other: Hindrance | null): boolean =>
  lasting.includes(one) && lasting.includes(other);
