export type { CreditEvent } from './domain/credit-moves.js';
export type { EntitlementEvent } from './domain/entitlement.js';
export type { SubscriptionEvent } from './domain/subscription.js';
