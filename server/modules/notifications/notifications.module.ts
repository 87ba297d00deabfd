import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, RealTime, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { IdentityApi, PeopleApi } from '../identity/index.js';
import { NotificationSubscriptions, PushWork } from './adapters/events/notification-subscriptions.js';
import { MailTemplatesController } from './adapters/http/mail-templates.controller.js';
import {
  NotificationsController,
  PushController,
  UnsubscribeController,
} from './adapters/http/notifications.controller.js';
import {
  IdentitySignIns,
  JobPushOrders,
  LiveNotificationSignals,
  MemberRecipients,
} from './adapters/modules/neighbours.js';
import {
  LetterNotificationMails,
  NotificationLetterSamples,
  UnsubscribeTokens,
} from './adapters/mail/letter-notification-mails.js';
import { WebPushSender } from './adapters/outside/web-push-sender.js';
import { NotificationsPersonalData } from './adapters/persistence/notifications-personal-data.js';
import {
  SqlNotifications,
  SqlStoppedAddresses,
  SqlWishesRepository,
} from './adapters/persistence/sql-notifications.js';
import { SqlPushDevices, SqlPushes } from './adapters/persistence/sql-pushes.js';
import {
  NotificationMails,
  NotificationSignals,
  PushDevices,
  Pushes,
  PushOrders,
  PushSender,
  Recipients,
  Notifications,
  SignIns,
  StoppedAddresses,
  WishesRepository,
} from './ports/repositories.js';
import { KeepWishes, PushDeviceService } from './use-cases/keep-settings.js';
import { OrderDuePushes, SendPush } from './use-cases/send-push.js';
import { MailNotifications, TellPeople } from './use-cases/tell-people.js';

@Module({
  controllers: [NotificationsController, UnsubscribeController, PushController, MailTemplatesController],
  providers: [
    provideAs(Notifications, SqlNotifications, Database),
    provideAs(WishesRepository, SqlWishesRepository, Database),
    provideAs(StoppedAddresses, SqlStoppedAddresses, Database),
    provideAs(Recipients, MemberRecipients, IdentityApi),
    provideAs(NotificationSignals, LiveNotificationSignals, LiveHub),
    provideAs(PushDevices, SqlPushDevices, Database),
    provideAs(Pushes, SqlPushes, Database),
    provideAs(PushOrders, JobPushOrders, Jobs),
    provideAs(SignIns, IdentitySignIns, PeopleApi),
    provideAs(PushSender, WebPushSender, Config),
    {
      provide: UnsubscribeTokens,
      useFactory: (config: Config) => new UnsubscribeTokens(config),
      inject: [Config],
    },
    {
      provide: NotificationMails,
      useFactory: (mailer: Mailer, { publicUrl }: Config, tokens: UnsubscribeTokens) =>
        new LetterNotificationMails(mailer, publicUrl, tokens),
      inject: [Mailer, Config, UnsubscribeTokens],
    },
    {
      provide: NotificationLetterSamples,
      useFactory: (catalogue: LetterCatalogue, { publicUrl }: Config, tokens: UnsubscribeTokens) =>
        new NotificationLetterSamples(catalogue, publicUrl, tokens),
      inject: [LetterCatalogue, Config, UnsubscribeTokens],
    },
    provide(
      TellPeople,
      ...([Recipients, WishesRepository, Notifications, Pushes, NotificationSignals, Transaction, Clock] as const),
    ),
    provide(
      MailNotifications,
      ...([Notifications, Recipients, StoppedAddresses, NotificationMails, Transaction, Clock] as const),
    ),
    provide(KeepWishes, WishesRepository),
    provide(PushDeviceService, PushDevices, SignIns, PushSender, Clock, RealTime),
    provide(OrderDuePushes, Pushes, PushOrders, PushSender, Transaction, Clock),
    provide(SendPush, Pushes, PushDevices, SignIns, Recipients, PushSender, Clock),
    provide(PushWork, EventBus, Jobs, DueWork, PushDeviceService, OrderDuePushes, SendPush),
    provide(
      NotificationSubscriptions,
      ...([EventBus, DueWork, TellPeople, MailNotifications, Notifications, Mailer, StoppedAddresses, Clock] as const),
    ),
    provide(NotificationsPersonalData, PersonalDataRegister, Database),
  ],
})
export class NotificationsModule {}
