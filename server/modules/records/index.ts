export { RecordsModule } from './records.module.js';
export type { Difference } from './domain/difference.js';
export { CheckRecords, RebuildRecords } from './use-cases/replay-log.js';
