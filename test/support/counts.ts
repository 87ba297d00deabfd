/** The part was named on its own: full counts, and no other test on the machine. */
export const alone = Boolean(process.env.FULL_COUNTS);

/** The full count, used when the part is run on its own; within `npm test`, a hundredth of it, at least `least`. */
export const counted = (full: number, least = 1): number => (alone ? full : Math.max(least, Math.ceil(full / 100)));

/** How long a suite may take that runs the product's own processes; it ends what hangs, and waits where others take the machine. */
export const longTimeoutMs = alone ? 1_800_000 : 600_000;
