import { setTimeout as pause } from 'node:timers/promises';

const usualPatienceMs = 10_000;
const lookEveryMs = 20;

/** Looks again until there is an answer; for what another process or a job brings about. */
export async function eventually<T>(
  look: () => Promise<T | undefined | false | null>,
  patienceMs = usualPatienceMs,
): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Nothing came within ${patienceMs / 1_000} seconds`);
    await pause(lookEveryMs);
  }
}
