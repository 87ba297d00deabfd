export type { SubscriptionEvent } from './domain/subscription.js';
