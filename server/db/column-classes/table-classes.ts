/**
 * The class of every column of every table, so that nothing about a person is stored without saying who exports and erases it.
 * One test compares this file with the database; another makes every holder export and erase what is personal.
 *
 * - `personal` is about a person, or was said by them: it is in their export, and is erased with them.
 * - `sensitive` is personal and needs more care: special categories, or data that could be misused at once.
 * - `ours` is the product's own record: ids, states, amounts, staff decisions. It names nobody without the personal ones.
 * - `technical` keeps the machine running: versions, hashes, counters, times of attempts.
 *
 * Columns are separated by spaces.
 */
export type TableClasses = Readonly<{
  /** The module (`audit` for the log) that exports and erases the personal columns; needed where there are any. */
  holder?: string;
  personal?: string;
  sensitive?: string;
  ours?: string;
  technical?: string;
}>;
