export { Database } from './database.js';
export { isConflict, orConflict } from './postgres-errors.js';
