import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a machine on which much else runs, and shorter than a test may take: the reason is seen. */
const usualPatienceMs = 45_000;
/** Soon at first, then less and less often: on a busy machine, polling keeps others from their work. */
const [lookAfterMs, lookAtLeastEveryMs] = [10, 200];

/** Looks again until there is an answer; for what another process or a job brings about. */
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
