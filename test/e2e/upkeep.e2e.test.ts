import { TestApp } from '../support/app.js';
import { People } from '../support/world.js';

const path = '/api/v1/admin/work';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

const people = () => new People(product.app);

/** A job that none of our workers knows, so that it stays unprocessed. */
async function givenUpJob(): Promise<string> {
  const [job] = await people().rows<{ id: string }>(
    `select id::text from graphile_worker.add_job('test.nobody-works-on', '{}', max_attempts => 1)`,
  );
  await people().rows(
    `update graphile_worker._private_jobs set attempts = 1, last_error = 'No way to smtp://me:hunter2@mail.example for ann@mail.example'
     where id = $1::bigint`,
    [job!.id],
  );
  return job!.id;
}

describe('the job queue and the outbox', () => {
  it('show super users what has failed without its secrets, and let it try again, which is noted', async () => {
    const staff = await product.newStaff('super-user');
    const id = await givenUpJob();
    const { body } = await staff.get(path);
    expect(body.lines).toContainEqual({ kind: 'job', name: 'test.nobody-works-on', waiting: 0, late: 0, givenUp: 1 });
    expect(body.failed).toMatchObject([{ kind: 'job', id, attempts: 1, nextTryAt: null }]);
    expect(body.failed[0].error).toBe('No way to smtp://…@mail.example for …@…');

    const retried = await staff.post(`${path}/retry`, { kind: 'job', id });
    expect(retried).toMatchObject({ status: 200, body: { retried: 1 } });
    expect(retried.body.lines).toContainEqual(expect.objectContaining({ kind: 'job', waiting: 1, givenUp: 0 }));
    const noted = await people().rows<{ actorRole: string }>(
      `select actor_role as "actorRole" from audit_log where name = 'work.retried' and aggregate_id = $1`,
      [id],
    );
    expect(noted).toEqual([{ actorRole: 'admin' }]);
  });

  it('say so where there is nothing left to retry', async () => {
    const staff = await product.newStaff('super-user');
    const gone = await staff.post(`${path}/retry`, { kind: 'job', id: '999999' });
    expect(gone).toMatchObject({ status: 409, body: { code: 'upkeep/nothing-to-retry' } });
    expect((await staff.post(`${path}/retry`, { kind: 'job', id: 'x; drop' })).status).toBe(400);
    expect((await staff.post(`${path}/retry`, { kind: null, id: null })).body.retried).toBe(0);
  });
});
