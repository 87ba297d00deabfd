import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Config, loadConfig } from '../../server/config.js';
import { freshDatabase } from './database.js';

export const noon = '2027-01-15T12:00:00Z';

/** Its own database and data folder, on a fixed day. */
export async function emptyWorld() {
  const { url, drop } = await freshDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-demo-'));
  const config: Config = { ...loadConfig({}), databaseUrl: url, dataDir, smtpUrl: 'smtp://127.0.0.1:9' };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('insert into test_clock (id, offset_ms, frozen_at) values (1, 0, $1)', [noon]);
  const rows = async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows;
  const leave = async () => {
    await client.end();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { config, rows, count: async (from: string) => (await rows(`select from ${from}`)).length, leave };
}

export type DemoWorld = Awaited<ReturnType<typeof emptyWorld>>;

const tables = [
  'users', 'memberships', 'invitations', 'brands', 'influencers', 'social_accounts', 'subscriptions', 'offers', 'slots', 'collabs', 'deliverables',
  'media', 'conversations', 'messages', 'user_events', 'credit_accounts', 'collab_credits', 'credit_lines', 'checkouts',
  'collab_links', 'link_clicks', 'guest_parties', 'covers_days', 'result_settings',
]; // prettier-ignore

/** Every row that is created, table by table. */
export async function everything({ rows }: DemoWorld): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {};
  for (const table of tables) found[table] = await rows(`select * from ${table} t order by t::text`);
  return found;
}
