import type { Desk } from './desk.js';
import * as account from './resources/catalogue.js';
import * as catalogue from './resources/catalogue.js';
import * as checkout from './resources/checkout-making.js';
import * as customers from './resources/customers.js';
import * as events from './resources/events.js';
import * as invoiceItems from './resources/invoice-items.js';
import * as invoices from './resources/invoices.js';
import * as money from './resources/money.js';
import * as methods from './resources/payment-methods.js';
import * as portal from './resources/portal.js';
import { preview } from './resources/preview.js';
import * as schedules from './resources/schedules.js';
import * as subscriptions from './resources/subscriptions.js';

/** An operation's implementation: its parameters have been parsed by the schema, `id` is the one in the path. */
type Handler = (desk: Desk, params: never, id: string) => Promise<object>;

/** Every operation of the stand-in. `sandbox/stripe/write-params.mjs` has the same list, and a test compares them. */
export const routes: Readonly<Record<string, Handler>> = {
  'GET /v1/balance': account.balance,
  'GET /v1/account': account.account,
  'POST /v1/products': catalogue.createProduct,
  'GET /v1/products': catalogue.listProducts,
  'GET /v1/products/{id}': catalogue.retrieveProduct,
  'POST /v1/products/{id}': catalogue.updateProduct,
  'POST /v1/prices': catalogue.createPrice,
  'GET /v1/prices': catalogue.listPrices,
  'GET /v1/prices/{id}': catalogue.retrievePrice,
  'POST /v1/prices/{id}': catalogue.updatePrice,
  'POST /v1/customers': customers.createCustomer,
  'GET /v1/customers': customers.listCustomers,
  'GET /v1/customers/{id}': customers.retrieveCustomer,
  'POST /v1/customers/{id}': customers.updateCustomer,
  'DELETE /v1/customers/{id}': customers.deleteCustomer,
  'GET /v1/customers/{id}/payment_methods': methods.listMethodsOfCustomer,
  'POST /v1/checkout/sessions': checkout.createSession,
  'GET /v1/checkout/sessions': checkout.listSessions,
  'GET /v1/checkout/sessions/{id}': checkout.retrieveSession,
  'POST /v1/checkout/sessions/{id}': checkout.updateSession,
  'POST /v1/checkout/sessions/{id}/expire': checkout.expireSession,
  'GET /v1/checkout/sessions/{id}/line_items': checkout.listSessionLines,
  'POST /v1/subscriptions': subscriptions.createSubscription,
  'GET /v1/subscriptions': subscriptions.listSubscriptions,
  'GET /v1/subscriptions/{id}': subscriptions.retrieveSubscription,
  'POST /v1/subscriptions/{id}': subscriptions.updateSubscription,
  'DELETE /v1/subscriptions/{id}': subscriptions.cancelSubscription,
  'POST /v1/subscription_schedules': schedules.createSchedule,
  'GET /v1/subscription_schedules': schedules.listSchedules,
  'GET /v1/subscription_schedules/{id}': schedules.retrieveSchedule,
  'POST /v1/subscription_schedules/{id}': schedules.updateSchedule,
  'POST /v1/subscription_schedules/{id}/release': schedules.releaseSchedule,
  'POST /v1/subscription_schedules/{id}/cancel': schedules.cancelSchedule,
  'POST /v1/invoices': invoices.createInvoice,
  'GET /v1/invoices': invoices.listInvoices,
  'POST /v1/invoices/create_preview': preview,
  'GET /v1/invoices/{id}': invoices.retrieveInvoice,
  'POST /v1/invoices/{id}': invoices.updateInvoice,
  'GET /v1/invoices/{id}/lines': invoices.listLines,
  'POST /v1/invoices/{id}/finalize': invoices.finalizeInvoice,
  'POST /v1/invoices/{id}/pay': invoices.payInvoice,
  'POST /v1/invoices/{id}/void': invoices.voidInvoice,
  'POST /v1/invoices/{id}/mark_uncollectible': invoices.markUncollectible,
  'GET /v1/invoice_payments': invoices.listPayments,
  'POST /v1/invoiceitems': invoiceItems.createItem,
  'GET /v1/invoiceitems': invoiceItems.listItems,
  'GET /v1/invoiceitems/{id}': invoiceItems.retrieveItem,
  'POST /v1/invoiceitems/{id}': invoiceItems.updateItem,
  'DELETE /v1/invoiceitems/{id}': invoiceItems.deleteItem,
  'GET /v1/payment_intents': money.listIntents,
  'GET /v1/payment_intents/{id}': money.retrieveIntent,
  'GET /v1/charges': money.listCharges,
  'GET /v1/charges/{id}': money.retrieveCharge,
  'POST /v1/payment_methods': methods.createMethod,
  'GET /v1/payment_methods': methods.listMethods,
  'GET /v1/payment_methods/{id}': methods.retrieveMethod,
  'POST /v1/payment_methods/{id}': methods.updateMethod,
  'POST /v1/payment_methods/{id}/attach': methods.attachMethod,
  'POST /v1/payment_methods/{id}/detach': methods.detachMethod,
  'POST /v1/refunds': money.createRefund,
  'GET /v1/refunds': money.listRefunds,
  'GET /v1/refunds/{id}': money.retrieveRefund,
  'POST /v1/refunds/{id}': money.updateRefund,
  'GET /v1/disputes': money.listDisputes,
  'GET /v1/disputes/{id}': money.retrieveDispute,
  'POST /v1/disputes/{id}': money.updateDispute,
  'POST /v1/disputes/{id}/close': money.closeDispute,
  'POST /v1/billing_portal/sessions': portal.createPortalSession,
  'POST /v1/billing_portal/configurations': portal.createConfiguration,
  'GET /v1/billing_portal/configurations': portal.listConfigurations,
  'GET /v1/billing_portal/configurations/{id}': portal.retrieveConfiguration,
  'POST /v1/billing_portal/configurations/{id}': portal.updateConfiguration,
  'GET /v1/events': events.listEvents,
  'GET /v1/events/{id}': events.retrieveEvent,
  'POST /v1/webhook_endpoints': events.createEndpoint,
  'GET /v1/webhook_endpoints': events.listEndpoints,
  'GET /v1/webhook_endpoints/{id}': events.retrieveEndpoint,
  'POST /v1/webhook_endpoints/{id}': events.updateEndpoint,
  'DELETE /v1/webhook_endpoints/{id}': events.deleteEndpoint,
};

const patterns = Object.entries(routes).map(([operation, handler]) => {
  const [method = '', template = ''] = operation.split(' ');
  return {
    operation,
    handler,
    method,
    pattern: new RegExp(`^${template.replace('{id}', '([^/]+)')}$`),
    exact: !template.includes('{'),
  };
});

/** The requested operation; undefined if there is none. */
export function routeFor(
  method: string,
  path: string,
): { operation: string; handler: Handler; id: string } | undefined {
  const fitting = patterns.filter((route) => route.method === method && route.pattern.test(path));
  const [route] = fitting.sort((one, other) => Number(other.exact) - Number(one.exact));
  return route && { ...route, id: decodeURIComponent(route.pattern.exec(path)?.[1] ?? '') };
}
