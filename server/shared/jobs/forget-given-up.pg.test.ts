import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { newId } from '../kernel/index.js';
import { MailPersonalData } from '../mail/index.js';
import { PersonalDataRegister } from '../privacy/personal-data.js';
import { forgetGivenUp } from './jobs.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
beforeEach(() => database.db.rows('delete from graphile_worker._private_jobs'));
afterAll(() => database.close());

/** A queued email in this state. */
async function add(to: string, change = 'attempts = max_attempts'): Promise<void> {
  const [job] = await database.db.rows<{ id: string }>(
    `select id from graphile_worker.add_job('mail.send', $1::json, max_attempts => 25)`,
    [JSON.stringify({ letter: { to } })],
  );
  await database.db.rows(`update graphile_worker._private_jobs set ${change} where id = $1`, [job!.id]);
}
const left = async (): Promise<string[]> =>
  (
    await database.db.rows<{ to: string }>(
      `select payload #>> '{letter,to}' as "to" from graphile_worker._private_jobs order by id`,
    )
  ).map(({ to }) => to);

const long = "run_at = now() - interval '31 days'";

test('what was given up thirty days ago is forgotten; what waits, is worked on or is younger is not', async () => {
  await add('old', `attempts = max_attempts, ${long}`);
  await add('young', `attempts = max_attempts, run_at = now() - interval '29 days'`);
  await add('waiting', long);
  await add('held', `attempts = max_attempts, ${long}, locked_at = now(), locked_by = 'pool-1'`);

  expect(await forgetGivenUp(database.db, new Date())).toBe(1);
  expect(await left()).toEqual(['young', 'waiting', 'held']);
  expect(await forgetGivenUp(database.db, new Date())).toBe(0);
});

test('who is erased leaves no letter behind that was given up, and no letter of another goes', async () => {
  await add('ann@example.com');
  await add('ben@example.com');
  await add('Ann@Example.com', 'attempts = 3');
  const mail = new MailPersonalData(new PersonalDataRegister(), database.db);
  const ann = { userId: newId(), email: 'Ann@example.com', profiles: [] };

  expect(await mail.exportOf(ann)).toMatchObject({ letters: [{ letter: { to: 'ann@example.com' } }] });
  await mail.erase(ann);
  expect(await left()).toEqual(['ben@example.com', 'Ann@Example.com']);
});
