export { BillingApi } from './billing.api.js';
export { BillingModule } from './billing.module.js';
export { PaymentGateway } from './ports/payment-gateway.js';
export { StartSubscription } from './use-cases/start-subscription.js';
