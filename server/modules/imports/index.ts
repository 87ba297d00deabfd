export { ImportsModule } from './imports.module.js';
export { type BrandField, brandFields, missingOfBrands } from './domain/brand-columns.js';
export { columnSaid, type ImportField, importFields } from './domain/mapping.js';
export { type ImportReport, skipReasons, type SkipReason } from './domain/report.js';
export { type BrandImportScheme, ImportBrands } from './use-cases/import-brands.js';
export { ImportInfluencers } from './use-cases/import-influencers.js';
export type { ImportResult, ImportWatcher } from './use-cases/import-table.js';
export { type ImportOrder, type ImportScheme, noticesOf } from './use-cases/understand-influencers.js';
