export { columnsOf, expressionsOf, jsonOf, type Schema, storedColumns } from './columns-of.js';
export { Database } from './database.js';
export { isConflict, isRetryable, orConflict } from './postgres-errors.js';
export { Replica } from './replica.js';
export { answerTo, SharedConnections, stayingInTouch } from './shared-connections.js';
export {
  type Change,
  insertsOf,
  keeping,
  type NewRows,
  newRows,
  replacing,
  selecting,
  type Steps,
} from './stored-rows.js';
