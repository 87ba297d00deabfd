import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../server/sandbox/postgres.ts';

type Running = { stop(): Promise<void>; folder: string };

/** One PostgreSQL for the whole run, unless TEST_DATABASE_URL names one; each test file makes its own database in it. */
export default async function globalSetup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-test-'));
  fs.chmodSync(folder, 0o755);
  const { url, stop } = await startPostgres({ dataDir: folder, database: 'tests', durable: false });
  process.env.TEST_DATABASE_URL = url;
  (globalThis as { testPostgres?: Running }).testPostgres = { stop, folder };
}
