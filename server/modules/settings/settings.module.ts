import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { provideAs } from '../../shared/provide.js';
import { AdminSettingsController } from './adapters/http/admin-settings.controller.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { SqlSettingsRepository } from './adapters/persistence/sql-settings.repository.js';
import { SettingsRepository } from './ports/settings.repository.js';
import { type GivenSettings, SettingsInForce } from './use-cases/settings-in-force.js';

const givenBy = ({ support, supportPhone, links }: Config): GivenSettings => ({
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

/** Where people reach us and what we link to: from the environment, unless staff have set it. */
@Module({
  controllers: [SettingsController, AdminSettingsController],
  providers: [
    provideAs(SettingsRepository, SqlSettingsRepository, Database, Outbox),
    {
      provide: SettingsInForce,
      useFactory: (repository: SettingsRepository, config: Config, clock: Clock) =>
        new SettingsInForce(repository, givenBy(config), clock),
      inject: [SettingsRepository, Config, Clock],
    },
  ],
})
export class SettingsModule {}
