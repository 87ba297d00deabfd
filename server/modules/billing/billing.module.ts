import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { Subscriptions } from '../profiles/index.js';
import { WebhooksController } from './adapters/http/webhooks.controller.js';
import { BillingSubscriptions } from './adapters/modules/billing-subscriptions.js';
import { TypeOrmProviderEventRepository } from './adapters/persistence/typeorm-provider-event.repository.js';
import { TypeOrmSubscriptionRepository } from './adapters/persistence/typeorm-subscription.repository.js';
import { StripePaymentGateway } from './adapters/stripe/stripe-payment-gateway.js';
import { BillingApi } from './billing.api.js';
import { PaymentGateway } from './ports/payment-gateway.js';
import { ProviderEventRepository } from './ports/provider-event.repository.js';
import { SubscriptionRepository } from './ports/subscription.repository.js';
import { ReceiveProviderEvent } from './use-cases/receive-provider-event.js';
import { StartSubscription } from './use-cases/start-subscription.js';

/** Global, because profiles, which stand below, hear from here who pays. */
@Global()
@Module({
  controllers: [WebhooksController],
  providers: [
    provideAs(SubscriptionRepository, TypeOrmSubscriptionRepository, Database, Outbox),
    provideAs(ProviderEventRepository, TypeOrmProviderEventRepository, Database),
    { provide: PaymentGateway, useFactory: (config: Config) => new StripePaymentGateway(config), inject: [Config] },
    provideAs(Subscriptions, BillingSubscriptions, SubscriptionRepository),
    provide(StartSubscription, SubscriptionRepository, Clock),
    provide(ReceiveProviderEvent, PaymentGateway, ProviderEventRepository, Clock),
    provide(BillingApi, SubscriptionRepository),
  ],
  exports: [BillingApi, PaymentGateway, StartSubscription, Subscriptions],
})
export class BillingModule {}
