import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import { Config } from '../config.js';
import { modules } from '../modules/index.js';
import { AdminCreateCommand } from './admin-create.command.js';
import { BackupCommand } from './backup.command.js';
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
import { RestoreCommand } from './restore.command.js';
import { UsageRecountCommand } from './usage-recount.command.js';
import { UserLinkCommand } from './user-link.command.js';
import { RecordsRebuildCommand } from './records-rebuild.command.js';

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
        BackupCommand,
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
        UsageRecountCommand,
        UserLinkCommand,
        RecordsRebuildCommand,
      ],
    };
  }
}

/** What must work where the product cannot start: the doctor, and what fills an empty database. */
@Module({})
export class BareModule {
  static with(config: Config): DynamicModule {
    return {
      module: BareModule,
      providers: [{ provide: Config, useValue: config }, DoctorCommand, RestoreCommand],
    };
  }
}
