export { AnalyticsApi, type PastUsage } from './analytics.api.js';
export { FetchReadings } from './use-cases/fetch-readings.js';
export { AnalyticsModule } from './analytics.module.js';
export { UsageCounting } from './adapters/persistence/usage-counting.js';
export { UsageMonths } from './adapters/persistence/usage-months.js';
