import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { IdentityApi } from '../identity/index.js';
import { WebhookSubscriptions } from './adapters/events/webhook-subscriptions.js';
import { StaffWebhooksController } from './adapters/http/staff-webhooks.controller.js';
import { WebhookDeliveriesController, WebhookEndpointsController } from './adapters/http/webhooks.controller.js';
import { JobDeliveryOrders } from './adapters/jobs/job-delivery-orders.js';
import { LetterWebhookMails, PartnersLetterSamples } from './adapters/mail/letter-webhook-mails.js';
import { SealedWebhookSecrets } from './adapters/outside/sealed-webhook-secrets.js';
import { UndiciWebhookSender } from './adapters/outside/undici-webhook-sender.js';
import { PartnersPersonalData } from './adapters/persistence/partners-personal-data.js';
import { SqlDeliveries } from './adapters/persistence/sql-deliveries.js';
import { SqlEndpointRepository } from './adapters/persistence/sql-endpoint.repository.js';
import {
  WebhookMails,
  WebhookSecrets,
  WebhookSender,
  Deliveries,
  DeliveryOrders,
  EndpointRepository,
  WebhookPolicy,
} from './ports/webhooks.js';
import { DeliverWebhook, PlanDeliveries, OrderDueDeliveries } from './use-cases/deliver-webhook.js';
import { DeliveryService, EndpointService } from './use-cases/own-webhooks-service.js';
import { SendAgain } from './use-cases/send-again.js';
import { StaffWebhookService } from './use-cases/staff-webhooks-service.js';

/** Webhooks for other people's programs. It subscribes to every module, and no module depends on it. */
@Module({
  controllers: [WebhookEndpointsController, WebhookDeliveriesController, StaffWebhooksController],
  providers: [
    {
      provide: WebhookPolicy,
      useFactory: ({ webhookAddresses }: Config): WebhookPolicy => ({ httpsOnly: webhookAddresses === 'public' }),
      inject: [Config],
    },
    {
      provide: WebhookSender,
      useFactory: ({ webhookAddresses }: Config) => new UndiciWebhookSender(webhookAddresses === 'public'),
      inject: [Config],
    },
    provideAs(EndpointRepository, SqlEndpointRepository, Database, Outbox),
    provideAs(Deliveries, SqlDeliveries, Database),
    provideAs(WebhookSecrets, SealedWebhookSecrets, Config),
    provideAs(DeliveryOrders, JobDeliveryOrders, Jobs),
    provideAs(WebhookMails, LetterWebhookMails, Mailer, IdentityApi, Config),
    provide(PartnersLetterSamples, LetterCatalogue, Config),
    provide(EndpointService, EndpointRepository, WebhookSecrets, WebhookPolicy, WebhookSender, Transaction, Clock),
    provide(SendAgain, EndpointRepository, Deliveries, DeliveryOrders, Transaction, Clock),
    provide(DeliveryService, EndpointService, Deliveries, DeliveryOrders, SendAgain, Transaction, Clock),
    provide(StaffWebhookService, EndpointRepository, SendAgain, Transaction, Clock),
    provide(PlanDeliveries, EndpointRepository, Deliveries, DeliveryOrders, Transaction, Clock),
    provide(
      DeliverWebhook,
      ...([EndpointRepository, Deliveries, WebhookSender, WebhookSecrets, WebhookMails, Transaction, Clock] as const),
    ),
    provide(OrderDueDeliveries, Deliveries, DeliveryOrders, Transaction, Clock),
    provide(
      WebhookSubscriptions,
      ...([EventBus, Jobs, DueWork, PlanDeliveries, DeliverWebhook, OrderDueDeliveries, Deliveries] as const),
    ),
    provide(PartnersPersonalData, PersonalDataRegister, Database),
  ],
})
export class PartnersModule {}
