import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { newId } from '../../../../shared/kernel/index.js';
import { type PutWork, workQueueContract } from '../../ports/work-queue.contract.js';
import { SqlWorkQueue } from './sql-work-queue.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

const putJob: PutWork = async ({ name, failures, givenUp }) => {
  const [job] = await database.db.rows<{ id: string }>(
    'select id::text from graphile_worker.add_job($1, $2::json, max_attempts => $3)',
    [name, '{}', givenUp ? failures : 25],
  );
  await database.db.rows(
    'update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1::bigint',
    [job!.id, failures, failures > 0 ? 'It broke' : null],
  );
  return job!.id;
};

const putEvent: PutWork = async ({ name, failures, givenUp }) => {
  const id = newId();
  await database.db.rows(
    `insert into outbox (id, name, occurred_at, actor, aggregate_type, aggregate_id, payload, attempts, last_error, parked_at)
     values ($1::uuid, $2, now(), '{}', 'brand', $1::uuid::text, '{}', $3, $4, $5)`,
    [id, name, failures, failures > 0 ? 'It broke' : null, givenUp ? new Date() : null],
  );
  return id;
};

describe('SqlWorkQueue', () =>
  workQueueContract(async () => {
    await database.db.rows('delete from graphile_worker._private_jobs');
    await database.db.rows('delete from outbox');
    return {
      queue: new SqlWorkQueue(database.db, database.outbox),
      put: (work) => (work.kind === 'job' ? putJob(work) : putEvent(work)),
    };
  }));
