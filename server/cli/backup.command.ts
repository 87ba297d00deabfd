import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Command, CommandRunner } from 'nest-commander';
import { Config, directUrlOf } from '../config.js';
import { writeBackup } from '../db/backup/write-backup.js';
import { Database } from '../shared/db/index.js';
import { uploadsOf } from './uploads-of.js';

/** `backup [file]`: everything the product keeps, as one ZIP, while it runs. */
@Command({
  name: 'backup',
  arguments: '[file]',
  description: 'Writes the whole database and the uploaded files into one ZIP file.',
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

  /** For whoever looks after it: it is seen when backups are no longer made. */
  private async note(madeAt: string, file: string): Promise<void> {
    const { size } = await stat(file);
    await this.db.affected('insert into backups (made_at, bytes) values ($1, $2)', [madeAt, size]);
  }
}
