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
import { AdminSettingsController, SettingsController } from './adapters/http/settings.controller.js';
import { FollowLists } from './adapters/live/follow-lists.js';
import { SettingsSupportAddress } from './adapters/mail/settings-support-address.js';
import { listsChanged, SqlListAdditionRepository } from './adapters/persistence/sql-list-addition.repository.js';
import { SqlSettingsRepository } from './adapters/persistence/sql-settings.repository.js';
import { ListAdditionRepository, SettingsRepository } from './ports/repositories.js';
import { ListAdditionService } from './use-cases/list-addition-service.js';
import { type GivenSettings, SettingService } from './use-cases/setting-service.js';

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

/** Contact details and links: from the environment, unless staff have set them. And staff's additions to lists. */
@Global()
@Module({
  controllers: [SettingsController, AdminSettingsController, AdminListsController],
  providers: [
    provideAs(ListAdditionRepository, SqlListAdditionRepository, Database, Outbox),
    provide(ListAdditionService, ListAdditionRepository, Clock),
    {
      provide: FollowLists,
      useFactory: (lists: ListAdditionService, listener: NotifyListener, log: Logger) =>
        new FollowLists(lists, listener, listsChanged, log),
      inject: [ListAdditionService, NotifyListener, Logger],
    },
    provide(SettingsSubscriptions, EventBus, LiveHub),
    provideAs(SettingsRepository, SqlSettingsRepository, Database, Outbox),
    {
      provide: SettingService,
      useFactory: (repository: SettingsRepository, config: Config, clock: Clock) =>
        new SettingService(repository, givenBy(config), clock),
      inject: [SettingsRepository, Config, Clock],
    },
    provideAs(SupportAddress, SettingsSupportAddress, SettingService, Config),
  ],
  exports: [SupportAddress],
})
export class SettingsModule {}
