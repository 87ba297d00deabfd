import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import { Config } from '../config.js';
import { AdminCreateCommand } from './admin-create.command.js';
import { DbMigrateCommand } from './db-migrate.command.js';
import { DbSeedCommand } from './db-seed.command.js';
import { DoctorCommand } from './doctor.command.js';
import { ImportCommand } from './import.command.js';

/** The whole product, with commands in place of pages. */
@Module({})
export class CliModule {
  static with(config: Config): DynamicModule {
    return {
      module: CliModule,
      imports: [AppModule.with(config)],
      providers: [AdminCreateCommand, DbMigrateCommand, DbSeedCommand, DoctorCommand, ImportCommand],
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
