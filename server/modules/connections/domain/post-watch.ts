const hour = 3_600_000;
const day = 24 * hour;

/** After publication. Most of what changes, changes soon. */
const looksMs = [hour, day, 7 * day, 30 * day] as const;

/** How long a look is leased, and when it's repeated if the platform didn't respond. */
export const lookLeaseMs = 10 * 60_000;
export const lookAgainMs = hour;

/** The first look after this time; null after the last. */
export function nextLook(publishedAt: Date, now: Date): Date | null {
  const next = looksMs.map((ms) => new Date(publishedAt.getTime() + ms)).find((at) => at > now);
  return next ?? null;
}
