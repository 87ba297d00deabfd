export { forgetGivenUp, Jobs } from './jobs.js';
