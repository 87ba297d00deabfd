/** A request that is answered within so many hours is a promise kept. */
export const promptAnswerHours = 48;

/** With fewer promises than this nobody is judged: they are new. */
export const fewestPromises = 3;

/**
 * How reliable someone surely is, in whole percents: the largest share that their promises do not speak against, being wrong in
 * one of twenty cases (the lower bound of Wilson's interval, with 1.643² = 2.7). Whole numbers only, so that everyone who counts
 * again comes to the same: the largest m below 100 for which (100·kept − n·m)² ≥ 2.7·n·m·(100 − m), where n is kept and missed together.
 */
export function surelyKept(kept: number, missed: number): number {
  const all = kept + missed;
  for (let percent = all === 0 ? 0 : Math.min(99, Math.floor((100 * kept) / all)); percent > 0; percent--)
    if (10 * (100 * kept - all * percent) ** 2 >= 27 * all * percent * (100 - percent)) return percent;
  return 0;
}
