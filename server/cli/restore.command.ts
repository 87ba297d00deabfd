import path from 'node:path';
import { Command, CommandRunner } from 'nest-commander';
import { Config, directUrlOf } from '../config.js';
import { BackupFault } from '../db/backup/backup-index.js';
import { loadBackup } from '../db/backup/load-backup.js';
import { surroundingsFor } from './surroundings.js';
import { uploadsOf } from './uploads-of.js';

/** `restore file`: a backup into a database that is still empty. */
@Command({
  name: 'restore',
  arguments: '<file>',
  description: 'Loads a backup into an empty database, and brings it up to date.',
})
export class RestoreCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  /** @throws BackupFault, StartupFault */
  async run([file = '']: string[]): Promise<void> {
    if (!file) throw new BackupFault('Name the file: npm run cli -- restore tastemaker-….zip');
    const { config, stop } = await surroundingsFor(this.config);
    try {
      const uploads = uploadsOf(config);
      const order = { databaseUrl: directUrlOf(config), uploads, file: path.resolve(file) };
      const { madeAt, tables } = await loadBackup(order);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `${rows} rows are back, as they stood on ${madeAt}. Everybody stays signed in if SESSION_SECRET is the same.`,
      );
      console.log('Repeat what was erased since, with npm run cli -- erase, and run npm run cli -- billing:reconcile.');
    } finally {
      await stop();
    }
  }
}
