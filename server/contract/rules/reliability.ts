/** A request answered within this many hours is a promise kept. */
export const promptAnswerHours = 48;

/** With fewer promises than this there is no score: they are new. */
export const fewestPromises = 3;

/**
 * A lower bound for someone's reliability, in whole per cent: the lower end of Wilson's score interval at 95% one-sided
 * confidence (1.643² = 2.7). Uses integers only, so that everyone who recomputes it gets the same: the largest m below
 * 100 for which (100·kept − n·m)² ≥ 2.7·n·m·(100 − m), where n is kept plus missed.
 */
export function surelyKept(kept: number, missed: number): number {
  const all = kept + missed;
  for (let percent = all === 0 ? 0 : Math.min(99, Math.floor((100 * kept) / all)); percent > 0; percent--)
    if (10 * (100 * kept - all * percent) ** 2 >= 27 * all * percent * (100 - percent)) return percent;
  return 0;
}
