export { forSpreadsheets } from './for-spreadsheets.js';
export { type OpenTable, openTable } from './open-table.js';
export { TableFault } from './table-fault.js';
export { uploadedTable } from './uploaded-table.js';
