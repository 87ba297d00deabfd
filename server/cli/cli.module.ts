import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import { Config } from '../config.js';
import { modules } from '../modules/index.js';
import { AdminCreateCommand, AdminResetCommand } from './admin.commands.js';
import { BackupCommand, RestoreCommand } from './backup.commands.js';
import { BillingReconcileCommand, BillingSyncCommand } from './billing.commands.js';
import { DbMigrateCommand, DbSeedCommand } from './db.commands.js';
import { DoctorCommand } from './doctor.command.js';
import { EraseCommand, UserLinkCommand } from './people.commands.js';
import { ImportCommand } from './import.command.js';
import { JobsCommand } from './jobs.command.js';
import { KeysCreateCommand, PushKeysCommand, SecretsResealCommand } from './keys.commands.js';
import { MailTestCommand } from './mail-test.command.js';
import { DiscoveryRebuildCommand, RecordsRebuildCommand, UsageRecountCommand } from './rebuild.commands.js';

/** The whole product, with commands instead of pages. */
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
        PushKeysCommand,
        UsageRecountCommand,
        UserLinkCommand,
        RecordsRebuildCommand,
        SecretsResealCommand,
      ],
    };
  }
}

/**
 * Commands that must work when the product can't start: the doctor, generating keys, and whatever fills an empty
 * database.
 */
@Module({})
export class BareModule {
  static with(config: Config): DynamicModule {
    return {
      module: BareModule,
      providers: [{ provide: Config, useValue: config }, DoctorCommand, PushKeysCommand, RestoreCommand],
    };
  }
}
