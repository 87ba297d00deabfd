import { aCollab, brandActor, influencerActor, staffActor, visitAt } from '../../../../../test/support/collabs.js';
import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storedCollabs } from '../../../../../test/support/stored-collabs.js';
import { hoursAfter } from '../../domain/timings.js';
import { type BillStep, StepBill } from '../../use-cases/step-bill.js';

let database: TestDatabase;
let world: ReturnType<typeof storedCollabs>;
let steps: StepBill;

beforeAll(async () => {
  database = await testDatabase();
  world = storedCollabs(database);
  steps = new StepBill(world.collabs, new FixedClock(hoursAfter(visitAt, 3)));
});
afterAll(() => database?.close());

const type = (id: string, pence: number) =>
  steps.execute(brandActor, id, { action: 'type-bill', pence, typedBy: 'venue' });
const answer = (id: string, step: BillStep) => steps.execute(influencerActor, id, step);
const confirm: BillStep = { action: 'confirm-bill', shownPence: 14_200 };
const contest: BillStep = { action: 'contest-bill', words: 'We had no wine.', claimedPence: 11_800 };
const decide = (id: string, pence: number) =>
  steps.execute(staffActor, id, { action: 'settle-bill', pence, reason: 'The till says so.' });

/** A checked-in visit, with a bill if given. */
async function visited(pence?: number): Promise<string> {
  const collab = aCollab(4, { coversPence: 12_000 });
  await world.prepare(collab);
  const { id } = await world.collabs.save(collab);
  if (pence !== undefined) await type(id, pence);
  return id;
}

const billIn = async (id: string) => (await world.collabs.get(id)).bill!;
/** The events of its bill, in log order. */
const logOf = async (id: string) =>
  (await database.db.rows<{ name: string }>(`select name from audit_log where aggregate_id = $1 and name like 'collab.bill-%' order by seq`, [id])).map(({ name }) => name); // prettier-ignore
const won = (results: readonly PromiseSettledResult<unknown>[]) => results.map(({ status }) => status === 'fulfilled');

describe('a bill, when several act at once', () => {
  it('when two doors enter it, keeps the last one whole and logs both', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await visited();
      await Promise.all([type(id, 14_200), type(id, 9_800)]);
      const { pence } = await billIn(id);
      expect([14_200, 9_800]).toContain(pence);
      const typed = await database.db.rows<{ pence: number }>(
        `select (payload ->> 'billPence')::int as pence from audit_log join audit_details using (event_id)
         where aggregate_id = $1 and name = 'collab.bill-typed' order by seq`,
        [id],
      );
      expect(typed.map((each) => each.pence).toSorted()).toEqual([14_200, 9_800].toSorted());
      expect(typed.at(-1)!.pence).toBe(pence);
    }
  });

  it('is confirmed or contested, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await visited(14_200);
      const results = await Promise.allSettled([answer(id, confirm), answer(id, contest)]);
      expect(won(results).filter(Boolean)).toHaveLength(1);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'conflict' } });
      const { status } = await billIn(id);
      expect(status).toBe(won(results)[0] ? 'confirmed' : 'contested');
      expect(await logOf(id)).toEqual(['collab.bill-typed', `collab.bill-${status}`]);
    }
  });

  it('is not confirmed at another amount than was shown, while a door types it again', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await visited(14_200);
      await Promise.allSettled([type(id, 20_000), answer(id, confirm)]);
      const { status, pence } = await billIn(id);
      expect(['confirmed at 14200', 'awaiting at 20000']).toContain(`${status} at ${pence}`);
    }
  });

  it('is decided after it was contested, or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await visited(14_200);
      const [contests, decides] = won(await Promise.allSettled([answer(id, contest), decide(id, 11_800)]));
      expect(contests).toBe(true);
      expect((await billIn(id)).status).toBe(decides ? 'settled' : 'contested');
    }
  });

  it('is decided once, by one of two members of staff', async () => {
    const id = await visited(14_200);
    await answer(id, contest);
    const results = await Promise.allSettled([decide(id, 11_800), decide(id, 14_200)]);
    expect(won(results).filter(Boolean)).toHaveLength(1);
    expect((await billIn(id)).agreedPence).toBe(won(results)[0] ? 11_800 : 14_200);
  });
});
