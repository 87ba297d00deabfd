/** How every CSV file of ours is written: marked as UTF-8, and with no cell that a spreadsheet would run as a formula. */
export const forSpreadsheets = { bom: true, escape_formulas: true } as const;
