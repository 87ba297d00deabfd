export * from './actor.js';
export * from './clock.js';
export * from './domain-error.js';
export * from './domain-event.js';
export * from './id.js';
export * from './member-rights.js';
export * from './staff.js';
export * from './transaction.js';
