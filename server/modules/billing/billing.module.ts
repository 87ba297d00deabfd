import { Global, Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus } from '../../shared/events/index.js';
import { FeatureGate } from '../../shared/http/feature.guard.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { StaffLists } from '../../shared/staff-list/index.js';
import { DueWork } from '../../shared/time/index.js';
import { SeatLimits } from '../identity/index.js';
import { MarkSubscribed, Subscriptions } from '../profiles/index.js';
import { BillingMailSubscriptions, BillingSubscriptions } from './adapters/events/billing-subscriptions.js';
import { AdminBillingController } from './adapters/http/admin-billing.controller.js';
import { AdminFeaturesController } from './adapters/http/admin-features.controller.js';
import { BillingController } from './adapters/http/billing.controller.js';
import { CheckoutController, WebhooksController } from './adapters/http/checkout.controller.js';
import { StaffBillingRecord } from './adapters/http/staff-billing-record.js';
import { BillingWork } from './adapters/jobs/billing-jobs.js';
import { BillingPersonalData } from './adapters/persistence/billing-personal-data.js';
import { KeptFeatureGate, KeptStandings } from './adapters/security/kept-feature-gate.js';
import { BillingApi, Credits, Entitlements } from './billing.api.js';
import { billingAdapters } from './billing.providers.js';
import { billingUseCases } from './billing.use-cases.js';
import { OverrideQueries } from './adapters/queries/override-queries.js';
import { BillingDetailsRepository, BillingOrders, DisputeRepository, RefundRepository } from './ports/provider.js';
import { CreditRepository, EntitlementRepository } from './ports/entitlements.js';
import { PaymentGateway } from './ports/payment-gateway.js';
import { SubscriptionRepository } from './ports/subscriptions.js';
import { ApplyDueEvents, ApplyProviderEvent } from './use-cases/provider-events.js';
import { ChargeExtra, InvoiceLeftovers } from './use-cases/extras.js';
import { ClaimCredit, GiveBackCredit, QuoteCredit } from './use-cases/credits.js';
import { CloseCollabCheckout } from './use-cases/collab-checkout.js';
import { FollowAccount } from './use-cases/customer.js';
import { GetBillingOverview } from './use-cases/get-billing-overview.js';
import { PayBack } from './use-cases/refunds.js';
import { Reconcile, SyncCatalogue } from './use-cases/reconcile.js';
import {
  RemindOfPayments,
  PlanEndService,
  WarnOfEndingCards,
  WarnOfLapsingCredits,
} from './use-cases/payment-mails.js';
import { StartSubscription, WantPlan } from './use-cases/start-subscription.js';

const faces = [
  provide(BillingApi, SubscriptionRepository),
  provide(Entitlements, SubscriptionRepository, EntitlementRepository, Clock),
  provideAs(FeatureGate, KeptFeatureGate, Entitlements, KeptStandings),
  provide(Credits, QuoteCredit, ClaimCredit, GiveBackCredit, CreditRepository, Clock),
  provide(
    StaffBillingRecord,
    ...([
      StaffLists,
      OverrideQueries,
      GetBillingOverview,
      CreditRepository,
      RefundRepository,
      DisputeRepository,
      BillingDetailsRepository,
    ] as const),
  ),
];

/** Automatic work. */
const background = [
  provide(BillingPersonalData, PersonalDataRegister, Database),
  provide(
    BillingWork,
    ...([Jobs, ChargeExtra, CloseCollabCheckout, ApplyProviderEvent, PayBack] as const),
    ...([InvoiceLeftovers, FollowAccount, Reconcile] as const),
  ),
  provide(
    BillingSubscriptions,
    ...([EventBus, LiveHub, DueWork, MarkSubscribed, BillingOrders] as const),
    ...([WantPlan, ApplyDueEvents] as const),
  ),
  provide(
    BillingMailSubscriptions,
    ...([EventBus, DueWork, RemindOfPayments, WarnOfEndingCards, WarnOfLapsingCredits, PlanEndService] as const),
  ),
];

/** Global, because identity and profiles, modules below, ask it who pays and how many seats there are. */
@Global()
@Module({
  controllers: [
    WebhooksController,
    CheckoutController,
    BillingController,
    AdminBillingController,
    AdminFeaturesController,
  ],
  providers: [...billingAdapters, ...billingUseCases, ...faces, ...background],
  exports: [
    BillingApi,
    Credits,
    Entitlements,
    FeatureGate,
    PaymentGateway,
    Reconcile,
    SeatLimits,
    StartSubscription,
    Subscriptions,
    SyncCatalogue,
  ],
})
export class BillingModule {}
