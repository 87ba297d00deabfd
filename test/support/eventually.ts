import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a busy machine, and shorter than a test's timeout, so that the reason is shown. */
const usualPatienceMs = 45_000;
/** With back-off: on a busy machine, polling slows others down. */
const [lookAfterMs, lookAtLeastEveryMs] = [10, 200];

/** Polls until there is a result, for effects of other processes or jobs. */
export async function eventually<T>(
  look: () => Promise<T | undefined | false | null>,
  patienceMs = usualPatienceMs,
): Promise<T> {
  const until = Date.now() + patienceMs;
  for (let waitMs = lookAfterMs; ; waitMs = Math.min(waitMs * 1.5, lookAtLeastEveryMs)) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Nothing came within ${patienceMs / 1_000} seconds`);
    await pause(waitMs);
  }
}
