export { servicesOf } from './services.js';
export { type Call, type HearsCalls, watchCalls } from './watch-calls.js';
