export { DueWork, type Sweep } from './due-work.js';
export { SystemClock } from './system-clock.js';
export { TestClock } from './test-clock.js';
