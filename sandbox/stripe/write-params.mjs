/**
 * Generates JSON Schema for the parameters accepted by the card provider's pinned SDK, from its own type declarations:
 * node sandbox/stripe/write-params.mjs [file]. The stand-in rejects anything else, as the original does.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const target = 'sandbox/stripe/params.json';

/** Each operation of the stand-in, and the SDK's name for its parameters. */
const operations = {
  'GET /v1/balance': 'BalanceRetrieveParams',
  'GET /v1/account': 'AccountRetrieveCurrentParams',
  'POST /v1/products': 'ProductCreateParams',
  'GET /v1/products': 'ProductListParams',
  'GET /v1/products/{id}': 'ProductRetrieveParams',
  'POST /v1/products/{id}': 'ProductUpdateParams',
  'POST /v1/prices': 'PriceCreateParams',
  'GET /v1/prices': 'PriceListParams',
  'GET /v1/prices/{id}': 'PriceRetrieveParams',
  'POST /v1/prices/{id}': 'PriceUpdateParams',
  'POST /v1/customers': 'CustomerCreateParams',
  'GET /v1/customers': 'CustomerListParams',
  'GET /v1/customers/{id}': 'CustomerRetrieveParams',
  'POST /v1/customers/{id}': 'CustomerUpdateParams',
  'DELETE /v1/customers/{id}': 'CustomerDeleteParams',
  'GET /v1/customers/{id}/payment_methods': 'CustomerListPaymentMethodsParams',
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'GET /v1/checkout/sessions': 'Checkout.SessionListParams',
  'GET /v1/checkout/sessions/{id}': 'Checkout.SessionRetrieveParams',
  'POST /v1/checkout/sessions/{id}': 'Checkout.SessionUpdateParams',
  'POST /v1/checkout/sessions/{id}/expire': 'Checkout.SessionExpireParams',
  'GET /v1/checkout/sessions/{id}/line_items': 'Checkout.SessionListLineItemsParams',
  'POST /v1/subscriptions': 'SubscriptionCreateParams',
  'GET /v1/subscriptions': 'SubscriptionListParams',
  'GET /v1/subscriptions/{id}': 'SubscriptionRetrieveParams',
  'POST /v1/subscriptions/{id}': 'SubscriptionUpdateParams',
  'DELETE /v1/subscriptions/{id}': 'SubscriptionCancelParams',
  'POST /v1/subscription_schedules': 'SubscriptionScheduleCreateParams',
  'GET /v1/subscription_schedules': 'SubscriptionScheduleListParams',
  'GET /v1/subscription_schedules/{id}': 'SubscriptionScheduleRetrieveParams',
  'POST /v1/subscription_schedules/{id}': 'SubscriptionScheduleUpdateParams',
  'POST /v1/subscription_schedules/{id}/release': 'SubscriptionScheduleReleaseParams',
  'POST /v1/subscription_schedules/{id}/cancel': 'SubscriptionScheduleCancelParams',
  'POST /v1/invoices': 'InvoiceCreateParams',
  'GET /v1/invoices': 'InvoiceListParams',
  'POST /v1/invoices/create_preview': 'InvoiceCreatePreviewParams',
  'GET /v1/invoices/{id}': 'InvoiceRetrieveParams',
  'POST /v1/invoices/{id}': 'InvoiceUpdateParams',
  'GET /v1/invoices/{id}/lines': 'InvoiceListLineItemsParams',
  'POST /v1/invoices/{id}/finalize': 'InvoiceFinalizeInvoiceParams',
  'POST /v1/invoices/{id}/pay': 'InvoicePayParams',
  'POST /v1/invoices/{id}/void': 'InvoiceVoidInvoiceParams',
  'POST /v1/invoices/{id}/mark_uncollectible': 'InvoiceMarkUncollectibleParams',
  'GET /v1/invoice_payments': 'InvoicePaymentListParams',
  'POST /v1/invoiceitems': 'InvoiceItemCreateParams',
  'GET /v1/invoiceitems': 'InvoiceItemListParams',
  'GET /v1/invoiceitems/{id}': 'InvoiceItemRetrieveParams',
  'POST /v1/invoiceitems/{id}': 'InvoiceItemUpdateParams',
  'DELETE /v1/invoiceitems/{id}': 'InvoiceItemDeleteParams',
  'GET /v1/payment_intents': 'PaymentIntentListParams',
  'GET /v1/payment_intents/{id}': 'PaymentIntentRetrieveParams',
  'GET /v1/charges': 'ChargeListParams',
  'GET /v1/charges/{id}': 'ChargeRetrieveParams',
  'POST /v1/payment_methods': 'PaymentMethodCreateParams',
  'GET /v1/payment_methods': 'PaymentMethodListParams',
  'GET /v1/payment_methods/{id}': 'PaymentMethodRetrieveParams',
  'POST /v1/payment_methods/{id}': 'PaymentMethodUpdateParams',
  'POST /v1/payment_methods/{id}/attach': 'PaymentMethodAttachParams',
  'POST /v1/payment_methods/{id}/detach': 'PaymentMethodDetachParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'GET /v1/refunds': 'RefundListParams',
  'GET /v1/refunds/{id}': 'RefundRetrieveParams',
  'POST /v1/refunds/{id}': 'RefundUpdateParams',
  'GET /v1/disputes': 'DisputeListParams',
  'GET /v1/disputes/{id}': 'DisputeRetrieveParams',
  'POST /v1/disputes/{id}': 'DisputeUpdateParams',
  'POST /v1/disputes/{id}/close': 'DisputeCloseParams',
  'POST /v1/billing_portal/sessions': 'BillingPortal.SessionCreateParams',
  'POST /v1/billing_portal/configurations': 'BillingPortal.ConfigurationCreateParams',
  'GET /v1/billing_portal/configurations': 'BillingPortal.ConfigurationListParams',
  'GET /v1/billing_portal/configurations/{id}': 'BillingPortal.ConfigurationRetrieveParams',
  'POST /v1/billing_portal/configurations/{id}': 'BillingPortal.ConfigurationUpdateParams',
  'GET /v1/events': 'EventListParams',
  'GET /v1/events/{id}': 'EventRetrieveParams',
  'POST /v1/webhook_endpoints': 'WebhookEndpointCreateParams',
  'GET /v1/webhook_endpoints': 'WebhookEndpointListParams',
  'GET /v1/webhook_endpoints/{id}': 'WebhookEndpointRetrieveParams',
  'POST /v1/webhook_endpoints/{id}': 'WebhookEndpointUpdateParams',
  'DELETE /v1/webhook_endpoints/{id}': 'WebhookEndpointDeleteParams',
};

/** A file that references every type once, so that the compiler resolves them. */
function programOf(names) {
  const file = path.join(root, 'sandbox/stripe/asked-types.ts');
  const text = ["import Stripe from 'stripe';", ...names.map((name, at) => `export type T${at} = Stripe.${name};`)];
  const options = { module: ts.ModuleKind.NodeNext, strict: true, skipLibCheck: true, noEmit: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (path.resolve(name) === file ? text.join('\n') : readFile(name));
  host.fileExists = (name) => path.resolve(name) === file || fileExists(name);
  const getSourceFile = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === file
      ? ts.createSourceFile(name, text.join('\n'), ts.ScriptTarget.ESNext, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], { ...options, target: ts.ScriptTarget.ESNext }, host);
  const faults = program.getSemanticDiagnostics(program.getSourceFile(file));
  if (faults.length > 0)
    throw new Error(faults.map((fault) => ts.flattenDiagnosticMessageText(fault.messageText, ' ')).join('\n'));
  return { program, source: program.getSourceFile(file) };
}

class Reader {
  defs = {};
  names = new Map();
  constructor(checker) {
    this.checker = checker;
  }

  /** A type's JSON Schema; null means an empty form value. */
  schema(type) {
    const all = type.isUnion() ? type.types : [type];
    const nullable = all.some(({ flags }) => flags & ts.TypeFlags.Null);
    const parts = all.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
    const booleans = parts.filter(({ flags }) => flags & ts.TypeFlags.BooleanLike);
    const literals = parts.filter((part) => part.isStringLiteral()).map(({ value }) => value);
    const others = parts.filter(
      (part) => !part.isStringLiteral() && !booleans.includes(part) && !this.isOtherString(part),
    );
    const schemas = others.map((part) => this.plain(part));
    const values = literals.filter((value) => !nullable || value !== '').sort();
    if (booleans.length > 0) schemas.push({ type: 'boolean' });
    if (values.length > 0) schemas.push({ enum: values });
    return { ...(schemas.length === 1 ? schemas[0] : { anyOf: schemas }), ...(nullable ? { nullable } : {}) };
  }

  /** The SDK adds it to enums that may grow; the original accepts no others than those it knows. */
  isOtherString(type) {
    return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
  }

  plain(type) {
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.isNumberLiteral()) return { type: 'number' };
    if (this.checker.isArrayType(type))
      return { type: 'array', items: this.schema(this.checker.getTypeArguments(type)[0]) };
    if ((type.aliasSymbol ?? type.symbol)?.name.startsWith('Decimal')) return { type: 'string', format: 'decimal' };
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) return { type: 'object', additionalProperties: this.schema(index.type) };
    return this.named(type);
  }

  named(type) {
    if (!this.names.has(type)) {
      const full = this.checker.getFullyQualifiedName(type.symbol).replace(/^".*"\./, '');
      const taken = Object.keys(this.defs).filter((name) => name === full || name.startsWith(`${full}~`)).length;
      const name = taken ? `${full}~${taken + 1}` : full;
      this.names.set(type, name);
      this.defs[name] = null; // reserves the name while nested types are read
      this.defs[name] = this.object(type);
    }
    return { $ref: `#/$defs/${this.names.get(type)}` };
  }

  object(type) {
    const properties = {};
    const required = [];
    for (const property of this.checker.getPropertiesOfType(type)) {
      properties[property.name] = this.schema(this.checker.getTypeOfSymbol(property));
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  }
}

/** The whole schema, as the file's text. */
export async function stripeSchema() {
  const { program, source } = programOf(Object.values(operations));
  const checker = program.getTypeChecker();
  const reader = new Reader(checker);
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  const entries = Object.keys(operations).map((operation, at) => [
    operation,
    reader.schema(checker.getTypeAtLocation(aliases[at].name)),
  ]);
  const sdk = JSON.parse(readFileSync(path.join(root, 'node_modules/stripe/package.json'), 'utf8')).version;
  const whole = { sdk, operations: Object.fromEntries(entries), $defs: reader.defs };
  return (await format(target, JSON.stringify(whole), { printWidth: 120 })).code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = path.resolve(process.argv[2] ?? path.join(root, target));
  writeFileSync(file, await stripeSchema());
}
