import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import { Config } from '../config.js';
import { modules } from '../modules/index.js';
import { AdminCreateCommand } from './admin-create.command.js';
import { BillingReconcileCommand } from './billing-reconcile.command.js';
import { BillingSyncCommand } from './billing-sync.command.js';
import { AdminResetCommand } from './admin-reset.command.js';
import { DbMigrateCommand } from './db-migrate.command.js';
import { DbSeedCommand } from './db-seed.command.js';
import { DiscoveryRebuildCommand } from './discovery-rebuild.command.js';
import { DoctorCommand } from './doctor.command.js';
import { EraseCommand } from './erase.command.js';
import { ImportCommand } from './import.command.js';
import { JobsCommand } from './jobs.command.js';
import { KeysCreateCommand } from './keys-create.command.js';
import { MailTestCommand } from './mail-test.command.js';

/** The whole product, with commands in place of pages. */
@Module({})
export class CliModule {
  static with(config: Config): DynamicModule {
    return {
      module: CliModule,
      imports: [AppModule.with(config), ...modules],
      providers: [
        AdminCreateCommand,
        AdminResetCommand,
        BillingReconcileCommand,
        BillingSyncCommand,
        DbMigrateCommand,
        DbSeedCommand,
        DiscoveryRebuildCommand,
        DoctorCommand,
        EraseCommand,
        ImportCommand,
        JobsCommand,
        KeysCreateCommand,
        MailTestCommand,
      ],
    };
  }
}

/** The doctor alone: it must work where the product cannot start. */
@Module({})
export class DoctorModule {
  static with(config: Config): DynamicModule {
    return { module: DoctorModule, providers: [{ provide: Config, useValue: config }, DoctorCommand] };
  }
}
