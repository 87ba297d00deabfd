import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { JobWorkers } from './job-workers.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

const lockedBy = async (): Promise<(string | null)[]> =>
  (
    await database.db.rows<{ worker: string | null }>(
      'select locked_by as worker from graphile_worker.jobs order by id',
    )
  ).map(({ worker }) => worker);
const log = Object.assign(new Logger(), { warn: () => undefined });

/** A job that this worker has begun two minutes ago. */
async function begun(worker: string): Promise<void> {
  await database.db.rows(`select graphile_worker.add_job('mail.send', '{}')`);
  await database.db.rows(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '2 minutes' where locked_by is null`,
    [worker],
  );
}

test('jobs of a worker that has died are free again, and those of the living stay theirs, however long they take', async () => {
  const workers = new JobWorkers(database.db, log);
  workers.events.emit('worker:create', { worker: { workerId: 'alive' } } as never);
  await begun('dead');
  await begun('alive');

  expect(await workers.lookAfter()).toBe(0); // nobody is taken for dead by who has just come
  expect(await lockedBy()).toEqual(['dead', 'alive']);
  expect(await workers.lookAfter()).toBe(1);
  expect(await lockedBy()).toEqual([null, 'alive']);
  expect(await workers.lookAfter()).toBe(0);

  await database.db.rows(`update job_workers set seen_at = now() - interval '2 minutes'`);
  const neighbour = new JobWorkers(database.db, log);
  neighbour.events.emit('worker:create', { worker: { workerId: 'neighbour' } } as never);
  await neighbour.lookAfter();
  expect(await neighbour.lookAfter()).toBe(1);
  expect(await lockedBy()).toEqual([null, null]);
});
