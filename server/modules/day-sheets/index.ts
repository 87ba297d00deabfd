export { DaySheetsModule } from './day-sheets.module.js';
export { StopLinks } from './ports/day-sheets.js';
export { SheetMailService } from './use-cases/day-sheets.js';
