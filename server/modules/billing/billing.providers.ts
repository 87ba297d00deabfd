import { Logger } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { NotifyListener } from '../../shared/realtime/index.js';
import { SeatLimits } from '../identity/index.js';
import { ProfilesApi, Subscriptions } from '../profiles/index.js';
import { HmrcVatRegister } from './adapters/vat-registers/hmrc-vat-register.js';
import { NationalVatRegister, ViesVatRegister } from './adapters/vat-registers/vies-vat-register.js';
import { JobBillingOrders } from './adapters/jobs/billing-jobs.js';
import { BillingLetterSamples, LetterBillingMails } from './adapters/mail/letter-billing-mails.js';
import { BillingSeatLimits, PayingSubscriptions, ProfileBrandContacts } from './adapters/modules/neighbours.js';
import {
  SqlBillingDetailsRepository,
  SqlCustomers,
  SqlProviderCalls,
  SqlUnfinishedWork,
  SqlProviderEventRepository,
} from './adapters/persistence/sql-provider.js';
import { OverrideQueries } from './adapters/queries/override-queries.js';
import { TypeOrmCheckoutRepository } from './adapters/persistence/typeorm-checkout.repository.js';
import { TypeOrmCreditRepository } from './adapters/persistence/typeorm-credit.repository.js';
import { TypeOrmDisputeRepository, TypeOrmRefundRepository } from './adapters/persistence/typeorm-refund.repository.js';
import { TypeOrmEntitlementRepository } from './adapters/persistence/typeorm-entitlement.repository.js';
import { TypeOrmSubscriptionRepository } from './adapters/persistence/typeorm-subscription.repository.js';
import { KeptStandings } from './adapters/security/kept-feature-gate.js';
import { StripePaymentGateway } from './adapters/stripe/stripe-payment-gateway.js';
import { Entitlements } from './billing.api.js';
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
import { BillingMails, BrandContacts } from './ports/neighbours.js';
import { CheckoutRepository, SubscriptionRepository } from './ports/subscriptions.js';
import { CreditRepository, EntitlementRepository } from './ports/entitlements.js';
import { PaymentGateway } from './ports/payment-gateway.js';

/** Which adapter implements which port. */
export const billingAdapters = [
  {
    provide: KeptStandings,
    useFactory: (db: Database, listener: NotifyListener) => new KeptStandings('standings', db, listener),
    inject: [Database, NotifyListener],
  },
  provideAs(SubscriptionRepository, TypeOrmSubscriptionRepository, Database, Outbox, KeptStandings),
  provideAs(ProviderEventRepository, SqlProviderEventRepository, Database),
  provideAs(CreditRepository, TypeOrmCreditRepository, Database, Outbox),
  provideAs(EntitlementRepository, TypeOrmEntitlementRepository, Database, Outbox, KeptStandings),
  provideAs(CheckoutRepository, TypeOrmCheckoutRepository, Database, Outbox),
  provideAs(RefundRepository, TypeOrmRefundRepository, Database, Outbox),
  provideAs(DisputeRepository, TypeOrmDisputeRepository, Database, Outbox),
  provideAs(Customers, SqlCustomers, Database),
  provideAs(BillingDetailsRepository, SqlBillingDetailsRepository, Database),
  {
    provide: VatRegister,
    useFactory: ({ hmrc, vies, vat }: Config, log: Logger) =>
      new NationalVatRegister(new HmrcVatRegister(hmrc, vat.number, log), new ViesVatRegister(vies?.apiUrl, log)),
    inject: [Config, Logger],
  },
  provideAs(ProviderCalls, SqlProviderCalls, Database),
  provideAs(UnfinishedWork, SqlUnfinishedWork, Database),
  provide(OverrideQueries, Database),
  { provide: PaymentGateway, useFactory: (config: Config) => new StripePaymentGateway(config), inject: [Config] },
  provideAs(BillingOrders, JobBillingOrders, Jobs),
  provideAs(BillingMails, LetterBillingMails, Mailer, Config),
  provide(BillingLetterSamples, LetterCatalogue, Config),
  provideAs(BrandContacts, ProfileBrandContacts, ProfilesApi),
  provideAs(Subscriptions, PayingSubscriptions, SubscriptionRepository),
  provideAs(SeatLimits, BillingSeatLimits, Entitlements),
];
