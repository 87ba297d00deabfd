const hour = 3_600_000;
const day = 24 * hour;

/** How old a post is below which its numbers are asked for this often. Older ones do not move any more. */
const rhythm = [
  { below: 2 * day, every: 6 * hour },
  { below: 30 * day, every: day },
  { below: 90 * day, every: 7 * day },
] as const;

/** After it was not found this often in a row nobody asks again: the post is gone, or not for us to see. */
export const mostFailures = 8;

/**
 * When a post's numbers are asked for next; null for never again. Where it was not found an hour passes, then twice as
 * long, and so on, a week at most.
 * @param failures in a row, the last try among them
 */
export function nextFetch(publishedAt: Date, now: Date, failures: number): Date | null {
  if (failures >= mostFailures) return null;
  if (failures > 0) return new Date(now.getTime() + Math.min(hour * 2 ** (failures - 1), 7 * day));
  const age = now.getTime() - publishedAt.getTime();
  const step = rhythm.find(({ below }) => age < below);
  return step ? new Date(now.getTime() + step.every) : null;
}

/** A platform that cannot be reached, or refuses us, says nothing about the post: it is asked again in an hour, and nothing is counted. */
export const afterTrouble = (now: Date): Date => new Date(now.getTime() + hour);
