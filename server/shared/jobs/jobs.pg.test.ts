import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { eventually } from '../../../test/support/eventually.js';
import { Jobs } from './jobs.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

const silent = Object.assign(new Logger(), { warn: () => undefined, error: () => undefined });

/** A database connection that can be cut and restored. */
async function wayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port || 5432) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => other.destroy())
        .pipe(other);
    }
  });
  const listens = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listens(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.toString(),
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: () => listens(own),
  };
}

/** An unhandled rejection would fail the test, as it would crash the process. */
test('a database that is away while jobs end costs neither the process nor the work', async () => {
  const way = await wayTo(database.url);
  const jobs = new Jobs(database.db, silent, true, undefined, way.url);
  const ends: (() => void)[] = [];
  let sent = 0;
  jobs.handle('export.make', () => new Promise((resolve) => ends.push(resolve)));
  jobs.handle('mail.send', async () => void sent++);
  await jobs.onApplicationBootstrap();
  for (let i = 0; i < 4; i++) await jobs.enqueue('export.make', {});
  await eventually(async () => ends.length === 4);

  way.cut();
  for (const end of ends) {
    end();
    await pause(50);
  }
  await jobs.enqueue('mail.send', {});
  await pause(1_500); // the restarted workers find no database at first
  expect(sent).toBe(0);
  await way.mend();
  await eventually(async () => sent === 1);

  await jobs.beforeApplicationShutdown();
  way.cut();
});

test('in a queue the next job begins soon after the one before', async () => {
  const jobs = new Jobs(database.db, silent);
  let done = 0;
  jobs.handle('partners.deliver', async () => void done++);
  const queued = 60; // the workers' next look would be too late for most of them
  for (let i = 0; i < queued; i++) await jobs.enqueue('partners.deliver', {}, { queue: 'webhook:one' });
  await jobs.onApplicationBootstrap();
  await eventually(async () => done === queued);
  await jobs.beforeApplicationShutdown();
});
