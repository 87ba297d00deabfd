import pg from 'pg';
import { type HealthPart, unwell } from '../../domain/health-part.js';
import { judgeReplica } from '../../domain/judge.js';
import { patienceMs, type Site } from './site.js';
import { wordsOf } from './words-of.js';

/** How far the standby is behind the primary, where there is one. */
export async function replicaParts({ config, ask }: Site): Promise<HealthPart[]> {
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
    const mend = 'Check DATABASE_REPLICA_URL, and that the standby runs. Meanwhile the primary answers everything.';
    return [unwell('Replica', 'warning', `cannot be used: ${wordsOf(error)}`, mend)];
  }
}

async function standby(url: string): Promise<{ inRecovery: boolean; place: string | null }> {
  const times = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const client = new pg.Client({ connectionString: url, ...times });
  client.on('error', () => undefined); // what matters of it rejects the query
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
