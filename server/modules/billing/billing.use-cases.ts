import { Config } from '../../config.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { provide } from '../../shared/provide.js';
import { BillingMails, BrandContacts } from './ports/neighbours.js';
import {
  BillingDetailsRepository,
  BillingOrders,
  Customers,
  DisputeRepository,
  ProviderCalls,
  ProviderEventRepository,
  RefundRepository,
  UnfinishedWork,
  VatRegister,
} from './ports/provider.js';
import { CheckoutPages, OpenPortal } from './use-cases/checkout-pages.js';
import { CheckoutRepository, SubscriptionRepository } from './ports/subscriptions.js';
import { CreditRepository, EntitlementRepository } from './ports/entitlements.js';
import { PaymentGateway } from './ports/payment-gateway.js';
import { ApplyDueEvents, ApplyProviderEvent, ReceiveProviderEvent } from './use-cases/provider-events.js';
import { AskRefund, NoteDispute, PayBack, SettleRefund } from './use-cases/refunds.js';
import { ChargeExtra, InvoiceLeftovers } from './use-cases/extras.js';
import { ClaimCredit, GiveBackCredit, QuoteCredit } from './use-cases/credits.js';
import { CloseCollabCheckout, PayForCollab } from './use-cases/collab-checkout.js';
import { EnsureCustomer, FollowAccount, GetPortalLink, ListInvoices } from './use-cases/customer.js';
import { FollowBillingDetails } from './use-cases/follow-billing-details.js';
import { GetBillingOverview } from './use-cases/get-billing-overview.js';
import { InitCheckout, OpenCheckout } from './use-cases/open-checkout.js';
import { OverrideFeature } from './use-cases/override-feature.js';
import { PreviewPlans } from './use-cases/preview-plans.js';
import { Reconcile, SyncCatalogue } from './use-cases/reconcile.js';
import {
  RemindOfPayments,
  PlanEndService,
  WarnOfEndingCards,
  WarnOfLapsingCredits,
} from './use-cases/payment-mails.js';
import { SettleCheckout } from './use-cases/settle-checkout.js';
import { StartSubscription, WantPlan } from './use-cases/start-subscription.js';
import { SyncSubscription } from './use-cases/sync-subscription.js';

const [credits, subscriptions] = [CreditRepository, SubscriptionRepository] as const;

/** Settings from the environment. */
const configured = [
  {
    provide: SyncCatalogue,
    useFactory: (gateway: PaymentGateway, calls: ProviderCalls, { publicUrl }: Config, clock: Clock) =>
      new SyncCatalogue(gateway, calls, publicUrl, clock),
    inject: [PaymentGateway, ProviderCalls, Config, Clock],
  },
  {
    provide: CheckoutPages,
    useFactory: (
      customers: EnsureCustomer,
      calls: ProviderCalls,
      gateway: PaymentGateway,
      { publicUrl }: Config,
      clock: Clock,
    ) => new CheckoutPages(customers, calls, gateway, publicUrl, clock),
    inject: [EnsureCustomer, ProviderCalls, PaymentGateway, Config, Clock],
  },
  {
    provide: GetPortalLink,
    useFactory: (customers: Customers, contacts: BrandContacts, { billingLoginUrl }: Config) =>
      new GetPortalLink(customers, contacts, billingLoginUrl),
    inject: [Customers, BrandContacts, Config],
  },
];

/** One provider an intention. */
export const billingUseCases = [
  ...configured,
  provide(StartSubscription, subscriptions, Clock),
  provide(WantPlan, subscriptions, Transaction, Clock),
  provide(QuoteCredit, credits, subscriptions, Clock),
  provide(ClaimCredit, credits, subscriptions, BillingOrders, Transaction, Clock),
  provide(GiveBackCredit, credits, CheckoutRepository, RefundRepository, BillingOrders, Transaction, Clock),
  provide(GetBillingOverview, subscriptions, EntitlementRepository, QuoteCredit, Clock),
  provide(PreviewPlans, Customers, BillingDetailsRepository, subscriptions, PaymentGateway),
  provide(OpenPortal, subscriptions, CheckoutPages),
  provide(ListInvoices, Customers, PaymentGateway),
  provide(OverrideFeature, EntitlementRepository, BrandContacts, Clock),

  provide(EnsureCustomer, Customers, BrandContacts, ProviderCalls, PaymentGateway, Clock),
  provide(OpenCheckout, CheckoutRepository, CheckoutPages, SettleCheckout, Clock),
  provide(InitCheckout, subscriptions, OpenCheckout, CheckoutPages),
  provide(PayForCollab, credits, OpenCheckout),
  provide(CloseCollabCheckout, CheckoutRepository, CheckoutPages, SettleCheckout),
  provide(ChargeExtra, credits, subscriptions, EnsureCustomer, ProviderCalls, PaymentGateway, BillingOrders, Clock),
  provide(FollowAccount, Customers, BrandContacts, PaymentGateway),
  provide(InvoiceLeftovers, Customers, subscriptions, ProviderCalls, PaymentGateway, Clock),
  provide(
    AskRefund,
    ...([RefundRepository, CheckoutRepository, credits, Customers, PaymentGateway] as const),
    ...([BillingOrders, Transaction, Clock] as const),
  ),
  provide(PayBack, RefundRepository, ProviderCalls, PaymentGateway, SettleRefund, Clock),

  provide(ReceiveProviderEvent, PaymentGateway, ProviderEventRepository, BillingOrders, Transaction, Clock),
  provide(
    ApplyProviderEvent,
    ProviderEventRepository,
    SyncSubscription,
    SettleCheckout,
    SettleRefund,
    NoteDispute,
    FollowBillingDetails,
    Clock,
  ),
  provide(ApplyDueEvents, ProviderEventRepository, ApplyProviderEvent),
  provide(FollowBillingDetails, Customers, BillingDetailsRepository, PaymentGateway, VatRegister, Clock),
  provide(SyncSubscription, Customers, subscriptions, credits, PaymentGateway, BillingOrders, Transaction, Clock),
  provide(SettleCheckout, CheckoutRepository, credits, PaymentGateway, SyncSubscription, Transaction, Clock),
  provide(SettleRefund, RefundRepository, credits, PaymentGateway, Transaction, Clock),
  provide(NoteDispute, DisputeRepository, Customers, PaymentGateway, Transaction, Clock),
  provide(RemindOfPayments, subscriptions, BrandContacts, BillingMails, Transaction, Clock),
  provide(WarnOfEndingCards, subscriptions, BrandContacts, BillingMails, Transaction, Clock),
  provide(WarnOfLapsingCredits, credits, BrandContacts, BillingMails, Transaction, Clock),
  provide(PlanEndService, BrandContacts, credits, BillingMails),
  provide(
    Reconcile,
    ...([Customers, CheckoutRepository, UnfinishedWork, BillingOrders] as const),
    ...([SyncSubscription, SettleCheckout, ApplyDueEvents, FollowBillingDetails] as const),
  ),
];
