/** The part was named on its own: full counts, and no other test on the machine. */
export const alone = Boolean(process.env.FULL_COUNTS);

/** The full count, used when the part is run on its own; within `npm test`, a hundredth of it, at least `least`. */
export const counted = (full: number, least = 1): number => (alone ? full : Math.max(least, Math.ceil(full / 100)));

/**
 * The timeout of a suite that runs the product's own processes; it kills hanging ones, and allows for a busy machine.
 */
export const longTimeoutMs = alone ? 1_800_000 : 600_000;
