export { BillingApi } from './billing.api.js';
export { BillingModule } from './billing.module.js';
export { type CreditAnswer, type CreditQuote, Credits, type CreditSource } from './credits.api.js';
export { Entitlements } from './entitlements.api.js';
export type { Entitlement, EntitlementSet } from './domain/entitlement.js';
export { PaymentGateway } from './ports/payment-gateway.js';
export { Reconcile, type ReconcileReport } from './use-cases/reconcile.js';
export { StartSubscription } from './use-cases/start-subscription.js';
export { SyncCatalogue } from './use-cases/sync-catalogue.js';
