export { examine } from './adapters/health/examine.js';
export { type Ask, patienceMs, type Site } from './adapters/health/site.js';
export type { HealthPart } from './domain/health.js';
export { plainError } from './domain/plain-error.js';
export { WorkQueue } from './ports/work-queue.js';
export { UpkeepModule } from './upkeep.module.js';
export { RetryWork } from './use-cases/retry-work.js';
