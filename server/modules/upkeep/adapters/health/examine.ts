import {
  type HealthPart,
  judgeBackup,
  judgeClock,
  judgeConnections,
  judgeDatabase,
  judgeMigrations,
  judgeNode,
  judgeReplica,
  judgeSpace,
  judgeWork,
  judgeWorkers,
  unwell,
  well,
} from '../../domain/health.js';
import { type Ask, patienceMs, type Site, wordsOf } from './site.js';
import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../../config.js';
import type { S3Config } from '../../../../outside-config.js';
import { transportTo } from '../../../../shared/mail/index.js';
import { type DataFolder, isDiskFull } from '../../../../shared/storage/data-folder.js';
import pg from 'pg';
import { migrations } from '../../../../db/migrations/index.js';

/**
 * Checks everything that the product needs: the single list for staff and the command line. Takes at most a few
 * seconds.
 */
export async function examine(site: Site): Promise<HealthPart[]> {
  const { config, folder } = site;
  const [database, replica, mail, files, cardProvider, document] = await Promise.all([
    databaseParts(site),
    replicaParts(site),
    mailPart(config),
    filesParts(config, folder),
    cardProviderPart(config),
    documentPart(),
  ]);
  const now = new Date();
  const startedAt = new Date(now.getTime() - process.uptime() * 1_000);
  const node = judgeNode(process.versions.node, startedAt, now);
  return [node, ...database, ...replica, mail, ...files, cardProvider, document];
}

const document = path.resolve('docs/openapi.json');
const laterBySandbox = 'stood in for by the sandbox, once npm start runs';

/** Whether the mail server accepts our credentials; nothing is sent. */
export async function mailPart({ smtpUrl }: Config): Promise<HealthPart> {
  if (!smtpUrl) return well('Mail', laterBySandbox);
  const server = new URL(smtpUrl).host; // the URL itself may contain a password
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ ...transportTo(smtpUrl), ...patience });
  try {
    await transport.verify();
    return well('Mail', `${server} answers`);
  } catch (error) {
    const figure = `${server} can’t be used: ${wordsOf(error)}`;
    return unwell('Mail', 'fault', figure, 'Check SMTP_URL. Until then mails wait in the queue.');
  } finally {
    transport.close();
  }
}

/** Whether files can be written: to the bucket if there is one, and always to the data folder. */
export async function filesParts({ s3 }: Pick<Config, 's3'>, folder: DataFolder): Promise<HealthPart[]> {
  const own = await folderPart(folder);
  return s3 ? [await bucketPart(s3), own] : [own];
}

async function folderPart(folder: DataFolder): Promise<HealthPart> {
  try {
    await folder.tryWriting();
    return judgeSpace(folder.path, await folder.free());
  } catch (error) {
    const figure = `${folder.path} can’t be written to: ${wordsOf(error)}`;
    const mend = isDiskFull(error)
      ? 'Free some space on its disk. Until then nothing can be uploaded; everything can still be read.'
      : 'Change its permissions, or set DATA_DIR to another folder.';
    return unwell('Data folder', 'fault', figure, mend);
  }
}

/** Does what uploads do: writes one small object and deletes it. */
async function bucketPart(config: S3Config): Promise<HealthPart> {
  const { bucket } = config;
  const { S3 } = await import('@aws-sdk/client-s3');
  const { s3ClientFor } = await import('../../../../shared/storage/s3.js');
  const s3 = new S3({ ...s3ClientFor(config), maxAttempts: 1 });
  const object = { Bucket: bucket, Key: `health/${randomUUID()}` };
  const abortSignal = AbortSignal.timeout(patienceMs);
  try {
    await s3.putObject({ ...object, Body: 'ok' }, { abortSignal });
    await s3.deleteObject(object, { abortSignal });
    return well('Files', `bucket ${bucket} can be written`);
  } catch (error) {
    const mend = 'Check S3_BUCKET, S3_ENDPOINT and the keys, or what the role of this machine may do.';
    return unwell('Files', 'fault', `bucket ${bucket} can’t be written to: ${wordsOf(error)}`, mend);
  } finally {
    s3.destroy();
  }
}

/** Whether the card provider accepts our key. */
export async function cardProviderPart({ production, stripe }: Config): Promise<HealthPart> {
  const name = 'Card provider';
  if (!production && !stripe.apiUrl) return well(name, laterBySandbox);
  const place = stripe.apiUrl ?? 'https://api.stripe.com';
  const { host } = new URL(place);
  const waits = 'Nothing is lost: what it must be told is tried again.';
  try {
    const headers = { authorization: `Bearer ${stripe.secretKey}` };
    const signal = AbortSignal.timeout(patienceMs);
    const { ok, status } = await fetch(`${place}/v1/account`, { headers, redirect: 'error', signal });
    if (ok) return well(name, `${host} knows our key`);
    if (status === 401 || status === 403)
      return unwell(name, 'fault', `${host} doesn’t accept our key`, 'Check STRIPE_SECRET_KEY.');
    return unwell(name, 'warning', `${host} answers with ${status}`, `Look at its status page. ${waits}`);
  } catch (error) {
    const figure = `${host} doesn’t answer: ${wordsOf(error)}`;
    return unwell(name, 'warning', figure, `Let the firewall out to it, and look at its status page. ${waits}`);
  }
}

/** The API document, served at its URLs. */
export async function documentPart(): Promise<HealthPart> {
  try {
    await access(document);
    return well('API document', 'docs/openapi.json is there');
  } catch {
    return unwell('API document', 'fault', 'docs/openapi.json is missing', 'Run: npm run openapi');
  }
}

type Server = { version: string; startedAt: Date; used: number; allowed: number; now: Date; migrated: boolean };

const server = `
  select current_setting('server_version') as version, pg_postmaster_start_time() as "startedAt",
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
    current_setting('max_connections')::int as allowed, clock_timestamp() as now,
    to_regclass('migrations') is not null as migrated`;

const lag = (column: string, condition: string) =>
  `coalesce(extract(epoch from now() - min(${column}) filter (where ${condition})), 0)::float8 as lag`;

const jobs = `
  select count(*) filter (where attempts < max_attempts)::int as waiting,
    count(*) filter (where attempts >= max_attempts)::int as "givenUp",
    ${lag('run_at', 'attempts < max_attempts and locked_at is null')}
  from graphile_worker.jobs`;

const events = `
  select count(*) filter (where parked_at is null)::int as waiting, count(*) filter (where parked_at is not null)::int as "givenUp",
    ${lag('next_attempt_at', 'parked_at is null')}
  from outbox where done_at is null`;

const workers = `
  select count(*) filter (where seen_at > now() - interval '1 minute')::int as alive, max(seen_at) as "heardAt" from job_workers`;

const backup = `
  select greatest(max(made_at), (select last_archived_time from pg_stat_archiver)) as "madeAt" from backups`;

/** Allocates a disk block, and frees it at once. */
const takeABlock = 'create temporary table health_space on commit drop as select 1 as one';

/** The database's own health and that of the work queued in it. If it is down, that alone. */
export async function databaseParts({ config, ask }: Pick<Site, 'config' | 'ask'>): Promise<HealthPart[]> {
  try {
    const { version, startedAt, used, allowed, now, migrated } = (await ask<Server>(server))[0]!;
    const away = (now.getTime() - Date.now()) / 1_000;
    const done = migrated ? (await ask('select from migrations')).length : 0;
    const base = [
      (await fullDisk(ask)) ?? judgeDatabase(version, startedAt, now),
      judgeMigrations(done, migrations.length),
      judgeConnections(used, allowed),
      judgeClock(away),
    ];
    return done < migrations.length ? base : [...base, ...(await workParts({ config, ask }, now))];
  } catch (error) {
    const mend = config.databaseUrl
      ? 'Check DATABASE_URL, and that PostgreSQL runs there.'
      : 'Fix what the message says, or set DATABASE_URL to your own PostgreSQL.';
    return [unwell('Database', 'fault', `can’t be used: ${wordsOf(error)}`, mend)];
  }
}

async function fullDisk(ask: Ask): Promise<HealthPart | null> {
  try {
    await ask(takeABlock);
    return null;
  } catch (error) {
    if (!isDiskFull(error)) return null; // a role that can't create tables may still write
    const mend =
      'Free some space on the disk of PostgreSQL. Until then nothing can be saved; everything can still be read.';
    return unwell('Database', 'fault', `can’t be written to: ${wordsOf(error)}`, mend);
  }
}

async function workParts({ config, ask }: Pick<Site, 'config' | 'ask'>, now: Date): Promise<HealthPart[]> {
  const [queue] = await ask<Parameters<typeof judgeWork>[1]>(jobs);
  const [outbox] = await ask<Parameters<typeof judgeWork>[1]>(events);
  const [heard] = await ask<{ alive: number; heardAt: Date | null }>(workers);
  const [made] = await ask<{ madeAt: Date | null }>(backup);
  return [
    judgeWork('Queue', queue!, now),
    judgeWork('Outbox', outbox!, now),
    judgeWorkers(heard!.alive, heard!.heardAt, config.production),
    judgeBackup(made!.madeAt, now, config.production),
  ];
}

/** The standby's lag behind the primary, if there is one. */
export async function replicaParts({ config, ask }: Pick<Site, 'config' | 'ask'>): Promise<HealthPart[]> {
  if (!config.databaseReplicaUrl) return [];
  try {
    const { inRecovery, place } = await standby(config.databaseReplicaUrl);
    const [row] = inRecovery
      ? await ask<{ behind: number }>(
          'select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), $1::pg_lsn)::float8 as behind',
          [place],
        )
      : [];
    return [judgeReplica(inRecovery, row?.behind ?? 0)];
  } catch (error) {
    const mend = 'Check DATABASE_REPLICA_URL, and that the standby runs. Until then the primary answers everything.';
    return [unwell('Replica', 'warning', `can’t be used: ${wordsOf(error)}`, mend)];
  }
}

async function standby(url: string): Promise<{ inRecovery: boolean; place: string | null }> {
  const times = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const client = new pg.Client({ connectionString: url, ...times });
  client.on('error', () => undefined); // if it matters, the query rejects
  try {
    await client.connect();
    const { rows } = await client.query<{ inRecovery: boolean; place: string | null }>(
      'select pg_is_in_recovery() as "inRecovery", pg_last_wal_replay_lsn()::text as place',
    );
    return rows[0]!;
  } finally {
    await client.end().catch(() => undefined);
  }
}
