export { Database } from './database.js';
export { insertsOf, type NewRows, newRows } from './new-rows.js';
export { isConflict, orConflict } from './postgres-errors.js';
export { Replica } from './replica.js';
export { SharedConnections } from './shared-connections.js';
export { stayingInTouch } from './staying-in-touch.js';
