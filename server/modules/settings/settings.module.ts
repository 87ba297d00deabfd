import { Global, Logger, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { SupportAddress } from '../../shared/mail/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub, NotifyListener } from '../../shared/realtime/index.js';
import { SettingsSubscriptions } from './adapters/events/settings-subscriptions.js';
import { AdminListsController } from './adapters/http/admin-lists.controller.js';
import { AdminSettingsController } from './adapters/http/admin-settings.controller.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { FollowLists } from './adapters/live/follow-lists.js';
import { listsChanged, SqlListAdditionRepository } from './adapters/persistence/sql-list-addition.repository.js';
import { SettingsSupportAddress } from './adapters/mail/settings-support-address.js';
import { SqlSettingsRepository } from './adapters/persistence/sql-settings.repository.js';
import { ListAdditionRepository } from './ports/list-addition.repository.js';
import { SettingsRepository } from './ports/settings.repository.js';
import { GrownLists } from './use-cases/grown-lists.js';
import { type GivenSettings, SettingsInForce } from './use-cases/settings-in-force.js';

const givenBy = ({ support, supportEmail, supportPhone, links }: Config): GivenSettings => ({
  supportEmail,
  supportWhatsapp: support.whatsapp,
  supportInstagram: support.instagram,
  supportSms: support.sms,
  supportPhone,
  trainingUrl: links.training,
  reportBugUrl: links.reportBug,
  facebookUrl: links.facebook,
  instagramUrl: links.instagram,
  tiktokUrl: links.tiktok,
});

/** Where people reach us and what we link to: from the environment, unless staff have set it. And what they have added to lists. */
@Global()
@Module({
  controllers: [SettingsController, AdminSettingsController, AdminListsController],
  providers: [
    provideAs(ListAdditionRepository, SqlListAdditionRepository, Database, Outbox),
    provide(GrownLists, ListAdditionRepository, Clock),
    {
      provide: FollowLists,
      useFactory: (lists: GrownLists, listener: NotifyListener, log: Logger) =>
        new FollowLists(lists, listener, listsChanged, log),
      inject: [GrownLists, NotifyListener, Logger],
    },
    provide(SettingsSubscriptions, EventBus, LiveHub),
    provideAs(SettingsRepository, SqlSettingsRepository, Database, Outbox),
    {
      provide: SettingsInForce,
      useFactory: (repository: SettingsRepository, config: Config, clock: Clock) =>
        new SettingsInForce(repository, givenBy(config), clock),
      inject: [SettingsRepository, Config, Clock],
    },
    provideAs(SupportAddress, SettingsSupportAddress, SettingsInForce, Config),
  ],
  exports: [SupportAddress],
})
export class SettingsModule {}
