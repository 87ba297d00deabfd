export { Jobs } from './jobs.js';
