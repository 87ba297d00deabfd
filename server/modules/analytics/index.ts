export { AnalyticsApi, type PastUsage } from './analytics.api.js';
export { AnalyticsModule } from './analytics.module.js';
