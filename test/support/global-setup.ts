import fs from 'node:fs';
import { startPostgres } from '@tastemaker/sandbox/postgres';
import { scratchFolder } from './scratch.ts';

/** Called by the teardown. */
export type TestRun = { endTestRun?: () => Promise<void> };

/**
 * A folder for the tests' files, and one PostgreSQL for the whole run, unless TEST_DATABASE_URL names one; each test
 * file creates its own database in it.
 */
export default async function globalSetup(): Promise<void> {
  const folder = scratchFolder();
  const ours = process.env.TEST_DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: folder, database: 'tests', durable: false });
  if (ours) process.env.TEST_DATABASE_URL = ours.url;
  (globalThis as TestRun).endTestRun = async () => {
    await ours?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
