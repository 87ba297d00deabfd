import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { eventually } from '../../../test/support/eventually.js';
import { Jobs } from './jobs.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

const minuteMs = 60_000;
const allButDate = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** The cron starts just before the end of a minute, several minutes ago, so it has those minutes to catch up with. */
async function startMinutesAgo(jobs: Jobs, minutes: number): Promise<void> {
  const now = Math.floor(Date.now() / minuteMs - minutes) * minuteMs + minuteMs - 50;
  jest.useFakeTimers({ now, doNotFake: allButDate });
  await jobs.onApplicationBootstrap();
  jest.useRealTimers();
}

test('what comes every minute never runs beside itself, however long it takes: other work finds a worker', async () => {
  const jobs = new Jobs(database.db, new Logger());
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let [running, most, runs, others] = [0, 0, 0, 0];
  jobs.every('* * * * *', 'time.slow', async () => {
    most = Math.max(most, ++running);
    runs++;
    await ended;
    running--;
  });
  jobs.handle('mail.send', async () => void others++);
  const waiting = async () => (await database.db.rows('select from graphile_worker.jobs')).length;

  await startMinutesAgo(jobs, 3);
  await eventually(async () => (await waiting()) >= 3);
  await jobs.enqueue('mail.send', {}); // everything that could start has started
  await eventually(async () => others === 1);
  end();
  await eventually(async () => (await waiting()) === 0);
  await jobs.beforeApplicationShutdown();

  expect(most).toBe(1);
  expect(runs).toBeGreaterThanOrEqual(3);
});
