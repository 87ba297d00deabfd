export { AuditTrail, auditHash, payloadHash, type AuditFacts } from './audit.js';
export { EventBus, type Subscriber } from './event-bus.js';
export { Outbox } from './outbox.js';
export { Relay } from './relay.js';
