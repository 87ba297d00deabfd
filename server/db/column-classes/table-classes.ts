/**
 * The class of every column of every table, so that no personal data is stored without saying who exports and erases
 * it. One test compares this file with the database; another makes every holder export and erase what is personal.
 *
 * - `personal` is about a person, or was entered by them: it is in their export, and is erased with them.
 * - `sensitive` is personal and needs more care: special categories, or data that could be misused immediately.
 * - `ours` is the product's own record: ids, states, amounts, staff decisions. It identifies nobody without the
 *   personal columns.
 * - `technical` keeps the system running: versions, hashes, counters, times of attempts.
 *
 * Columns are separated by spaces.
 */
export type TableClasses = Readonly<{
  /** The module (`audit` for the log) that exports and erases the personal columns; required if there are any. */
  holder?: string;
  personal?: string;
  sensitive?: string;
  ours?: string;
  technical?: string;
}>;
