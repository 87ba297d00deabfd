import pg from 'pg';
import { migrations } from '../../../../db/migrations/index.js';
import { isDiskFull } from '../../../../shared/storage/data-folder.js';
import {
  type HealthPart,
  judgeBackup,
  judgeClock,
  judgeConnections,
  judgeDatabase,
  judgeMigrations,
  judgeReplica,
  judgeWork,
  judgeWorkers,
  unwell,
} from '../../domain/health.js';
import { type Ask, patienceMs, type Site, wordsOf } from './site.js';

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
      : 'Mend what the sentence says, or set DATABASE_URL to a PostgreSQL of your own.';
    return [unwell('Database', 'fault', `cannot be used: ${wordsOf(error)}`, mend)];
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
    return unwell('Database', 'fault', `cannot be written: ${wordsOf(error)}`, mend);
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
    return [unwell('Replica', 'warning', `cannot be used: ${wordsOf(error)}`, mend)];
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
