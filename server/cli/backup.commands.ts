import path from 'node:path';
import { stat } from 'node:fs/promises';
import { Command, CommandRunner } from 'nest-commander';
import { Config, directUrlOf } from '../config.js';
import { BackupFault } from '../db/backup/backup-index.js';
import { loadBackup } from '../db/backup/load-backup.js';
import { writeBackup } from '../db/backup/write-backup.js';
import { Database } from '../shared/db/index.js';
import { surroundingsFor } from './surroundings.js';

/** The folder of uploaded files; null if they are in a bucket. */
const uploadsOf = ({ s3, dataDir }: Config): string | null => (s3 ? null : path.join(dataDir, 'uploads'));

/** `backup [file]`: everything the product stores, as one ZIP, without downtime. */
@Command({
  name: 'backup',
  arguments: '[file]',
  description: 'Writes the database and the uploaded files to one ZIP file.',
})
export class BackupCommand extends CommandRunner {
  constructor(
    private readonly config: Config,
    private readonly db: Database,
  ) {
    super();
  }

  /** @throws BackupFault */
  async run([given]: string[]): Promise<void> {
    const file = path.resolve(given ?? `tastemaker-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.zip`);
    const uploads = uploadsOf(this.config);
    const { tables, files, madeAt } = await writeBackup({ databaseUrl: directUrlOf(this.config), uploads, file });
    await this.note(madeAt, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${file} holds ${rows} rows of ${tables.length} tables, and ${files ?? 'no'} uploaded files.`);
    if (files === null) console.log('Uploaded files lie in the bucket: keep versions there, or a copy of it.');
    console.log(
      'It holds personal data and sealed secrets. Keep it as safe as the database, and apart from AUDIT_SIGNING_KEY.',
    );
  }

  /** For operators: shows whether backups are still being made. */
  private async note(madeAt: string, file: string): Promise<void> {
    const { size } = await stat(file);
    await this.db.affected('insert into backups (made_at, bytes) values ($1, $2)', [madeAt, size]);
  }
}

/** `restore file`: restores a backup into an empty database. */
@Command({
  name: 'restore',
  arguments: '<file>',
  description: 'Restores a backup into an empty database and runs the migrations.',
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
        `${rows} rows are back, as they were on ${madeAt}. Everyone stays signed in if SESSION_SECRET is the same.`,
      );
      console.log('Repeat what was erased since, with npm run cli -- erase, and run npm run cli -- billing:reconcile.');
    } finally {
      await stop();
    }
  }
}
