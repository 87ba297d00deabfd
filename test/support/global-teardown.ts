import fs from 'node:fs';

type Run = { scratch: string; stopPostgres?(): Promise<void> };

export default async function globalTeardown(): Promise<void> {
  const { testRun } = globalThis as { testRun?: Run };
  await testRun?.stopPostgres?.();
  if (testRun) fs.rmSync(testRun.scratch, { recursive: true, force: true });
}
