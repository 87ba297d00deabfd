export { DueWork, type Sweep } from './due-work.js';
export { SystemClock, TestClock } from './clocks.js';
