export { ImportsModule } from './imports.module.js';
export { importFields } from './domain/mapping.js';
export { type ImportReport, skipReasons, type SkipReason } from './domain/report.js';
export { ImportInfluencers } from './use-cases/import-influencers.js';
export type { ImportResult } from './use-cases/import-table.js';
export { type ImportOrder, type ImportScheme, noticesOf } from './use-cases/understand-influencers.js';
