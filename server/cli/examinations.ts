import { access, mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import pg from 'pg';
import type { Config } from '../config.js';
import { migrations } from '../db/migrations/index.js';
import { sharedSmtpUrl, surroundingsFor } from './surroundings.js';

/** What was looked at and what was seen; with `mend` something is wrong, and this is what to do. */
export type Examination = Readonly<{ what: string; finding: string; mend?: string }>;

const patienceMs = 3_000;
const oldestNode = [20, 19] as const;
const oldestPostgres = 15;
const document = path.resolve('docs/openapi.json');

/** Looks at everything that the product needs, one thing after the other. */
export async function examine(config: Config): Promise<Examination[]> {
  return [
    examineNode(process.versions.node),
    ...(await examineDatabase(config)),
    await examineMail(config),
    await examineFolder(config.dataDir),
    await examineDocument(),
  ];
}

/** @param version such as `20.19.0` */
export function examineNode(version: string): Examination {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  const what = 'Node.js';
  return isNewEnough
    ? { what, finding: version }
    : { what, finding: version, mend: `Install Node.js ${oldestNode.join('.')} or later.` };
}

async function examineDatabase(config: Config): Promise<Examination[]> {
  const what = 'Database';
  try {
    const { config: complete, stop } = await surroundingsFor(config);
    try {
      return await askDatabase(complete.databaseUrl!);
    } finally {
      await stop();
    }
  } catch (error) {
    const mend = config.databaseUrl
      ? 'Check DATABASE_URL, and that PostgreSQL runs there.'
      : 'Mend what the sentence says, or set DATABASE_URL to a PostgreSQL of your own.';
    return [{ what, finding: `cannot be used: ${wordsOf(error)}`, mend }];
  }
}

async function askDatabase(connectionString: string): Promise<Examination[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; migrated: boolean }>(
      `select current_setting('server_version') as version, to_regclass('migrations') is not null as migrated`,
    );
    const { version, migrated } = rows[0]!;
    const done = migrated ? (await client.query('select from migrations')).rows.length : 0;
    const isOld = Number.parseInt(version, 10) < oldestPostgres;
    const update = `Update PostgreSQL to ${oldestPostgres} or later.`;
    return [
      { what: 'Database', finding: `PostgreSQL ${version}`, ...(isOld && { mend: update }) },
      migrationsOf(done, migrations.length),
    ];
  } finally {
    await client.end();
  }
}

/** @param done how many the database has had, @param known how many this release has */
export function migrationsOf(done: number, known: number): Examination {
  const what = 'Migrations';
  const finding = `${done} of ${known}`;
  if (done === known) return { what, finding };
  const mend =
    done < known ? 'Run: npm run cli -- db:migrate' : 'The database belongs to a newer release. Update this one.';
  return { what, finding, mend };
}

async function examineMail(config: Config): Promise<Examination> {
  const what = 'Mail';
  const url = config.smtpUrl ?? (await sharedSmtpUrl(config));
  if (!url) return { what, finding: 'caught by the sandbox, once npm start runs' };
  const server = new URL(url).host; // the address itself may hold a password
  const transport = nodemailer.createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs });
  try {
    await transport.verify();
    return { what, finding: `${server} answers` };
  } catch (error) {
    const finding = `${server} cannot be used: ${wordsOf(error)}`;
    if (!config.smtpUrl) return { what, finding: 'caught by the sandbox, once npm start runs again' };
    return { what, finding, mend: 'Check SMTP_URL. Until then mails wait in the queue.' };
  } finally {
    transport.close();
  }
}

async function examineFolder(dataDir: string): Promise<Examination> {
  const what = 'Data folder';
  try {
    await mkdir(dataDir, { recursive: true });
    await rmdir(await mkdtemp(path.join(dataDir, 'doctor-')));
    return { what, finding: `${dataDir} can be written` };
  } catch (error) {
    const mend = 'Change its permissions, or set DATA_DIR to another folder.';
    return { what, finding: `${dataDir} cannot be written: ${wordsOf(error)}`, mend };
  }
}

async function examineDocument(): Promise<Examination> {
  const what = 'API document';
  try {
    await access(document);
    return { what, finding: 'docs/openapi.json is there' };
  } catch {
    return { what, finding: 'docs/openapi.json is missing', mend: 'Run: npm run openapi' };
  }
}

/** Some faults of connections have a code and no words. */
const wordsOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};
