export { traced, traceFacts, traceparent, untraced } from './spans.js';
export { Tracing } from './tracing.js';
export { type TracingConfig, tracingFrom } from './tracing-config.js';
