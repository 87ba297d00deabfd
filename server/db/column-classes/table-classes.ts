/**
 * What every column of every table is, so that nobody stores something about a person without saying who gives it out
 * and who erases it. A test compares this file with the database, and another one has every holder export and erase what is personal.
 *
 * - `personal` tells of a person, or was said by them: it is in their export, and what tells of them goes when they are erased.
 * - `sensitive` is personal and needs more care: special categories, or what could be misused at once.
 * - `ours` is the product's own record: ids, states, amounts, what staff decided. It names nobody without the personal ones.
 * - `technical` keeps the machine running: versions, hashes, counters, times of attempts.
 *
 * Columns stand side by side, with a space between.
 */
export type TableClasses = Readonly<{
  /** The module (`audit` for the log) that exports and erases the personal columns; needed where there are any. */
  holder?: string;
  personal?: string;
  sensitive?: string;
  ours?: string;
  technical?: string;
}>;
