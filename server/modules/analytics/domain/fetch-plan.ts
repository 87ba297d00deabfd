const hour = 3_600_000;
const day = 24 * hour;

/** Below this age, a post's numbers are fetched this often. Older ones no longer change. */
const rhythm = [
  { below: 2 * day, every: 6 * hour },
  { below: 30 * day, every: day },
  { below: 90 * day, every: 7 * day },
] as const;

/** After this many not-found responses in a row we stop: the post is deleted or private. */
export const mostFailures = 8;

/**
 * When to fetch a post's numbers next; null for never. After not-found responses it backs off exponentially, from an
 * hour to at most a week.
 * @param failures consecutive ones, including the last
 */
export function nextFetch(publishedAt: Date, now: Date, failures: number): Date | null {
  if (failures >= mostFailures) return null;
  if (failures > 0) return new Date(now.getTime() + Math.min(hour * 2 ** (failures - 1), 7 * day));
  const age = now.getTime() - publishedAt.getTime();
  const step = rhythm.find(({ below }) => age < below);
  return step ? new Date(now.getTime() + step.every) : null;
}

/**
 * An unreachable platform, or one that refuses us, says nothing about the post: retries in an hour, without counting a
 * failure.
 */
export const afterTrouble = (now: Date): Date => new Date(now.getTime() + hour);
