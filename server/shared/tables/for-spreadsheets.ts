import { guarded } from '../../contract/rules/tables/table-cell.js';

/**
 * The format of all our CSV files: with a UTF-8 byte order mark, without cells that a spreadsheet would run as
 * formulas, and with line breaks only inside quotation marks.
 */
export const forSpreadsheets = { bom: true, cast: { string: guarded }, quoted_match: /[\r\n]/ } as const;
