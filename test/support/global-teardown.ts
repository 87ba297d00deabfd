import fs from 'node:fs';

type Running = { stop(): Promise<void>; folder: string };

export default async function globalTeardown(): Promise<void> {
  const running = (globalThis as { testPostgres?: Running }).testPostgres;
  if (!running) return;
  await running.stop();
  fs.rmSync(running.folder, { recursive: true, force: true });
}
