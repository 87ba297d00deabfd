export { RecordsModule } from './records.module.js';
export type { Difference } from './domain/difference.js';
export { CheckRecords } from './use-cases/check-records.js';
export { RebuildRecords } from './use-cases/rebuild-records.js';
