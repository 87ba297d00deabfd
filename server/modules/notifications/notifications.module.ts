import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { IdentityApi } from '../identity/index.js';
import { NotificationSubscriptions } from './adapters/events/notification-subscriptions.js';
import { MailTemplatesController } from './adapters/http/mail-templates.controller.js';
import { NotificationsController } from './adapters/http/notifications.controller.js';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { LiveNotificationSignals } from './adapters/live/live-notification-signals.js';
import { LetterNotificationMails, NotificationLetterSamples } from './adapters/mail/letter-notification-mails.js';
import { UnsubscribeTokens } from './adapters/mail/unsubscribe-tokens.js';
import { MemberRecipients } from './adapters/modules/member-recipients.js';
import { NotificationsPersonalData } from './adapters/persistence/notifications-personal-data.js';
import { SqlNotifications } from './adapters/persistence/sql-notifications.js';
import { SqlStoppedAddresses, SqlWishesRepository } from './adapters/persistence/sql-wishes.repository.js';
import {
  NotificationMails,
  NotificationSignals,
  Recipients,
  Notifications,
  StoppedAddresses,
  WishesRepository,
} from './ports/repositories.js';
import { KeepWishes } from './use-cases/keep-wishes.js';
import { MailNotifications } from './use-cases/mail-notifications.js';
import { TellPeople } from './use-cases/tell-people.js';

@Module({
  controllers: [NotificationsController, UnsubscribeController, MailTemplatesController],
  providers: [
    provideAs(Notifications, SqlNotifications, Database),
    provideAs(WishesRepository, SqlWishesRepository, Database),
    provideAs(StoppedAddresses, SqlStoppedAddresses, Database),
    provideAs(Recipients, MemberRecipients, IdentityApi),
    provideAs(NotificationSignals, LiveNotificationSignals, LiveHub),
    {
      provide: UnsubscribeTokens,
      useFactory: ({ sessionSecret }: Config) => new UnsubscribeTokens(sessionSecret),
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
    provide(TellPeople, Recipients, WishesRepository, Notifications, NotificationSignals, Clock),
    provide(
      MailNotifications,
      ...([Notifications, Recipients, StoppedAddresses, NotificationMails, Transaction, Clock] as const),
    ),
    provide(KeepWishes, WishesRepository),
    provide(
      NotificationSubscriptions,
      ...([EventBus, DueWork, TellPeople, MailNotifications, Notifications, Mailer, StoppedAddresses, Clock] as const),
    ),
    provide(NotificationsPersonalData, PersonalDataRegister, Database),
  ],
})
export class NotificationsModule {}
