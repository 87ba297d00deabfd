/** How many rows an answer holds when nobody says, and how many one may ask for; more is refused. Exports have no limit. */
export const queryLimits = { default: 50, max: 100, staffMax: 1_000 } as const;
