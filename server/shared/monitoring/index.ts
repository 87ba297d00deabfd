export { ErrorService, NoErrorService } from './error-service.js';
export { MonitoringController } from './monitoring.controller.js';
export { SentryErrorService } from './sentry-error-service.js';
