import {
  InMemoryBillingMails,
  InMemoryBillingOrders,
  InMemoryBrandContacts,
  InMemoryVatRegister,
} from '../../server/modules/billing/adapters/in-memory-billing.js';
import {
  InMemoryBillingDetailsRepository,
  InMemoryCheckoutRepository,
  InMemoryCustomers,
  InMemoryDisputeRepository,
  InMemoryProviderCalls,
  InMemoryProviderEventRepository,
  InMemoryRefundRepository,
  InMemoryUnfinishedWork,
} from '../../server/modules/billing/adapters/persistence/in-memory-payments.js';
import {
  InMemoryCreditRepository,
  InMemoryEntitlementRepository,
  InMemorySubscriptionRepository,
} from '../../server/modules/billing/adapters/persistence/in-memory-plans.js';
import { InMemoryPaymentGateway } from '../../server/modules/billing/adapters/stripe/in-memory-payment-gateway.js';
import { CheckoutPages, OpenPortal } from '../../server/modules/billing/use-cases/checkout-pages.js';
import type { SubscriptionReading } from '../../server/modules/billing/domain/subscription-reading.js';
import { Entitlements } from '../../server/modules/billing/billing.api.js';
import {
  ApplyDueEvents,
  ApplyProviderEvent,
  ReceiveProviderEvent,
} from '../../server/modules/billing/use-cases/provider-events.js';
import { AskRefund, NoteDispute, PayBack, SettleRefund } from '../../server/modules/billing/use-cases/refunds.js';
import { ChargeExtra, InvoiceLeftovers } from '../../server/modules/billing/use-cases/extras.js';
import { ClaimCredit, GiveBackCredit, QuoteCredit } from '../../server/modules/billing/use-cases/credits.js';
import { CloseCollabCheckout, PayForCollab } from '../../server/modules/billing/use-cases/collab-checkout.js';
import { EnsureCustomer, FollowAccount } from '../../server/modules/billing/use-cases/customer.js';
import { FollowBillingDetails } from '../../server/modules/billing/use-cases/follow-billing-details.js';
import { GetBillingOverview } from '../../server/modules/billing/use-cases/get-billing-overview.js';
import { InitCheckout, OpenCheckout } from '../../server/modules/billing/use-cases/open-checkout.js';
import { OverrideFeature } from '../../server/modules/billing/use-cases/override-feature.js';
import { PreviewPlans } from '../../server/modules/billing/use-cases/preview-plans.js';
import { Reconcile } from '../../server/modules/billing/use-cases/reconcile.js';
import {
  RemindOfPayments,
  PlanEndService,
  WarnOfEndingCards,
  WarnOfLapsingCredits,
} from '../../server/modules/billing/use-cases/payment-mails.js';
import { SettleCheckout } from '../../server/modules/billing/use-cases/settle-checkout.js';
import { StartSubscription, WantPlan } from '../../server/modules/billing/use-cases/start-subscription.js';
import { SyncSubscription } from '../../server/modules/billing/use-cases/sync-subscription.js';
import type { Actor } from '../../server/shared/kernel/index.js';
import { FixedClock, NoTransaction } from './core.js';

const id = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const brand = (number: number): Actor => ({
  userId: id(number + 100),
  role: 'brand',
  profile: { uid: id(number), type: 'brand' },
  memberRole: 'owner',
});

export const brandActor = brand(1);
export const strangerActor = brand(2);
export const now = new Date('2027-01-15T12:00:00Z');
export const daysLater = (days: number, from = now) => new Date(from.getTime() + days * 86_400_000);

/** A subscription in the provider's format: one month that has just begun, and is paid. */
export const reading = (more: Partial<SubscriptionReading> = {}): SubscriptionReading => ({
  providerId: 'sub_1',
  plan: 'starter',
  status: 'active',
  periodStartsAt: now,
  periodEndsAt: daysLater(31),
  paid: true,
  unpaidSince: null,
  cancelsAt: null,
  nextPlan: null,
  questions: [],
  card: { brand: 'visa', last4: '4242', endsAt: new Date('2030-01-01T00:00:00Z') },
  ...more,
});

/** Billing on its twins, with a clock controlled by the test. */
export function billingWorld({ unknown = [] as readonly string[] } = {}) {
  const clock = new FixedClock(now);
  const transaction = new NoTransaction();
  const subscriptions = new InMemorySubscriptionRepository();
  const credits = new InMemoryCreditRepository();
  const overrides = new InMemoryEntitlementRepository();
  const checkouts = new InMemoryCheckoutRepository();
  const customers = new InMemoryCustomers();
  const calls = new InMemoryProviderCalls();
  const events = new InMemoryProviderEventRepository();
  const refunds = new InMemoryRefundRepository();
  const disputes = new InMemoryDisputeRepository();
  const unfinished = new InMemoryUnfinishedWork();
  const details = new InMemoryBillingDetailsRepository();
  const register = new InMemoryVatRegister();
  const gateway = new InMemoryPaymentGateway();
  const orders = new InMemoryBillingOrders();
  const mails = new InMemoryBillingMails();
  const contacts = new InMemoryBrandContacts(unknown);

  const ensureCustomer = new EnsureCustomer(customers, contacts, calls, gateway, clock);
  const sync = new SyncSubscription(customers, subscriptions, credits, gateway, orders, transaction, clock);
  const settle = new SettleCheckout(checkouts, credits, gateway, sync, transaction, clock);
  const settleRefund = new SettleRefund(refunds, credits, gateway, transaction, clock);
  const noteDispute = new NoteDispute(disputes, customers, gateway, transaction, clock);
  const followDetails = new FollowBillingDetails(customers, details, gateway, register, clock);
  const apply = new ApplyProviderEvent(events, sync, settle, settleRefund, noteDispute, followDetails, clock);
  const applyDue = new ApplyDueEvents(events, apply);
  const pages = new CheckoutPages(ensureCustomer, calls, gateway, 'https://t.test', clock);
  const openCheckout = new OpenCheckout(checkouts, pages, settle, clock);
  const quote = new QuoteCredit(credits, subscriptions, clock);
  return {
    ...{ clock, subscriptions, credits, overrides, checkouts, customers, calls, events, refunds, disputes },
    ...{ details, register, followDetails },
    ...{
      unfinished,
      gateway,
      orders,
      mails,
      contacts,
      ensureCustomer,
      sync,
      settle,
      settleRefund,
      apply,
      applyDue,
      quote,
    },
    entitlements: new Entitlements(subscriptions, overrides, clock),
    start: new StartSubscription(subscriptions, clock),
    wantPlan: new WantPlan(subscriptions, transaction, clock),
    overview: new GetBillingOverview(subscriptions, overrides, quote, clock),
    claim: new ClaimCredit(credits, subscriptions, orders, transaction, clock),
    giveBack: new GiveBackCredit(credits, checkouts, refunds, orders, transaction, clock),
    overrideFeature: new OverrideFeature(overrides, contacts, clock),
    initCheckout: new InitCheckout(subscriptions, openCheckout, pages),
    previewPlans: new PreviewPlans(customers, details, subscriptions, gateway),
    openPortal: new OpenPortal(subscriptions, pages),
    payForCollab: new PayForCollab(credits, openCheckout),
    closeCheckout: new CloseCollabCheckout(checkouts, pages, settle),
    chargeExtra: new ChargeExtra(credits, subscriptions, ensureCustomer, calls, gateway, orders, clock),
    followAccount: new FollowAccount(customers, contacts, gateway),
    invoiceLeftovers: new InvoiceLeftovers(customers, subscriptions, calls, gateway, clock),
    askRefund: new AskRefund(refunds, checkouts, credits, customers, gateway, orders, transaction, clock),
    payBack: new PayBack(refunds, calls, gateway, settleRefund, clock),
    receive: new ReceiveProviderEvent(gateway, events, orders, transaction, clock),
    remind: new RemindOfPayments(subscriptions, contacts, mails, transaction, clock),
    warn: new WarnOfEndingCards(subscriptions, contacts, mails, transaction, clock),
    warnOfCredits: new WarnOfLapsingCredits(credits, contacts, mails, transaction, clock),
    tellOfEnd: new PlanEndService(contacts, credits, mails),
    reconcile: new Reconcile(customers, checkouts, unfinished, orders, sync, settle, applyDue, followDetails),
  };
}

export type BillingWorld = ReturnType<typeof billingWorld>;
