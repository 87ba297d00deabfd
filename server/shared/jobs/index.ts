export { forgetGivenUp } from './forget-given-up.js';
export { Jobs } from './jobs.js';
