import { guarded } from '../../contract/rules/tables/table-cell.js';

/**
 * How every CSV file of ours is written: marked as UTF-8, with no cell that a spreadsheet would run as a formula, and with any break
 * of a line inside quotation marks.
 */
export const forSpreadsheets = { bom: true, cast: { string: guarded }, quoted_match: /[\r\n]/ } as const;
