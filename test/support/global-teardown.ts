import type { TestRun } from './global-setup.ts';

export default async function globalTeardown(): Promise<void> {
  await (globalThis as TestRun).endTestRun?.();
}
