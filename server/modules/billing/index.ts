export {
  BillingApi,
  type CreditAnswer,
  type CreditQuote,
  Credits,
  type CreditSource,
  Entitlements,
} from './billing.api.js';
export { BillingModule } from './billing.module.js';
export { includedAt } from './domain/credit.js';
export type { Entitlement, EntitlementSet } from './domain/entitlement.js';
export { PaymentGateway } from './ports/payment-gateway.js';
export { Reconcile, type ReconcileReport } from './use-cases/reconcile.js';
export { StartSubscription } from './use-cases/start-subscription.js';
export { SyncCatalogue } from './use-cases/reconcile.js';
