export { AuditKey } from './audit-key.js';
export { AuditTrail, auditHash, payloadHash, type AuditFacts, type StoredAuditRow } from './audit.js';
export { canonicalJson } from './canonical-json.js';
export { EventBus, type Subscriber } from './event-bus.js';
export { forgetDelivered } from './forget-delivered.js';
export { forgetParked } from './forget-parked.js';
export { Outbox } from './outbox.js';
export { Relay } from './relay.js';
