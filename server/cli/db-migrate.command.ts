import { Command, CommandRunner } from 'nest-commander';
import { migrations } from '../db/migrations/index.js';

/** `db:migrate`: every command migrates before it begins, so that this one has nothing left to do but say so. */
@Command({ name: 'db:migrate', description: 'Brings the database up to date.' })
export class DbMigrateCommand extends CommandRunner {
  async run(): Promise<void> {
    console.log(`The database is up to date. Newest migration: ${migrations.at(-1)!.name}`);
  }
}
