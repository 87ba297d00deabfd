export { DaySheetsModule } from './day-sheets.module.js';
export { SheetMailService } from './use-cases/day-sheets.js';
