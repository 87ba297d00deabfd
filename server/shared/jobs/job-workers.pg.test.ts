import { Logger } from '@nestjs/common';
import { Logger as WorkerLogger, run, type Runner } from 'graphile-worker';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { eventually } from '../../../test/support/eventually.js';
import { JobWorkers } from './jobs.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

let end: () => void = () => undefined;
let runner: Runner | undefined;
afterEach(async () => {
  end();
  await runner?.stop();
  await database.db.rows('delete from graphile_worker._private_jobs');
});

const lockedBy = async (): Promise<(string | null)[]> =>
  (
    await database.db.rows<{ worker: string | null }>(
      'select locked_by as worker from graphile_worker.jobs order by id',
    )
  ).map(({ worker }) => worker);
const log = Object.assign(new Logger(), { warn: () => undefined });

const twoMinutesAgo = "now() - interval '2 minutes'";
const backdateLocks = () =>
  database.db.rows(`update graphile_worker._private_jobs set locked_at = ${twoMinutesAgo} where locked_at is not null`);

/** A job that this pool of workers started two minutes ago. */
async function begun(pool: string, of = pool): Promise<void> {
  await database.db.rows(`select graphile_worker.add_job('mail.send', json_build_object('of', $1::text))`, [of]);
  await database.db.rows(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = ${twoMinutesAgo} where locked_by is null`,
    [pool],
  );
}

function workersOf(pool: string): JobWorkers {
  const workers = new JobWorkers(database.db, log);
  workers.events.emit('worker:create', { worker: { workerPool: { id: pool } } } as never);
  return workers;
}

test('jobs of workers that have died are free again, and those of the living stay theirs, however long they take', async () => {
  const workers = workersOf('alive');
  await begun('dead');
  await begun('alive');

  expect(await workers.lookAfter()).toBe(0); // a new process declares nobody dead
  expect(await lockedBy()).toEqual(['dead', 'alive']);
  expect(await workers.lookAfter()).toBe(1);
  expect(await lockedBy()).toEqual([null, 'alive']);
  expect(await workers.lookAfter()).toBe(0);

  await database.db.rows(`update job_workers set seen_at = ${twoMinutesAgo}`);
  const neighbour = workersOf('neighbour');
  await neighbour.lookAfter();
  expect(await neighbour.lookAfter()).toBe(1);
  expect(await lockedBy()).toEqual([null, null]);
});

test('the queue itself locks in the name that its workers tell: what they work on is not begun again', async () => {
  const workers = new JobWorkers(database.db, log);
  const started: string[] = [];
  const ended = new Promise<void>((resolve) => (end = resolve));
  await begun('dead', 'the dead');
  database.db.pool.on('connect', () => undefined); // else the queue warns
  runner = await run({
    pgPool: database.db.pool,
    concurrency: 3,
    pollInterval: 100,
    noHandleSignals: true,
    events: workers.events,
    logger: new WorkerLogger(() => () => undefined),
    taskList: {
      'mail.send': async (payload) => {
        started.push((payload as { of: string }).of);
        await ended;
      },
    },
  });
  await runner.addJob('mail.send', { of: 'the living' });
  await eventually(async () => started.length === 1);
  await backdateLocks();

  expect(await workers.lookAfter()).toBe(0);
  expect(await workers.lookAfter()).toBe(1);
  await eventually(async () => started.length === 2);
  await backdateLocks();
  expect(await workers.lookAfter()).toBe(0);
  expect(new Set(await lockedBy()).size).toBe(1);
  expect(started).toEqual(['the living', 'the dead']);

  end();
  await runner.stop();
  runner = undefined;
  await database.db.rows(`update job_workers set seen_at = ${twoMinutesAgo}`);
  await workers.lookAfter();
  expect(await database.db.rows('select from job_workers')).toEqual([]);
});
