export { AuditKey } from './audit-key.js';
export { type AuditFacts, auditHash, AuditTrail, canonicalJson, payloadHash, type StoredAuditRow } from './audit.js';
export { EventBus, type Subscriber } from './event-bus.js';
export { forgetDelivered, forgetParked, Outbox } from './outbox.js';
export { Relay } from './relay.js';
