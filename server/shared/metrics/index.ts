export { MetricsServer } from './metrics-server.js';
export { type WorkThatWaits, workThatWaits } from './work-that-waits.js';
