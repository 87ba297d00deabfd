import { startPostgres } from '../../server/sandbox/postgres.ts';
import { scratchFolder } from './scratch.ts';

type Run = { scratch: string; stopPostgres?(): Promise<void> };

/** A folder for what the tests write, and one PostgreSQL for the whole run, unless TEST_DATABASE_URL names one; each test file makes its own database in it. */
export default async function globalSetup(): Promise<void> {
  const run: Run = { scratch: scratchFolder() };
  (globalThis as { testRun?: Run }).testRun = run;
  if (process.env.TEST_DATABASE_URL) return;
  const { url, stop } = await startPostgres({ dataDir: run.scratch, database: 'tests', durable: false });
  process.env.TEST_DATABASE_URL = url;
  run.stopPostgres = stop;
}
