export { MetricsServer } from './metrics-server.js';
export { type WorkThatWaits, workThatWaits } from './metrics.js';
