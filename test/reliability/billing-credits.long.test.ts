import { planFor } from '../../server/contract/plans.js';
import { JobBillingOrders } from '../../server/modules/billing/adapters/jobs/billing-jobs.js';
import { TypeOrmCheckoutRepository } from '../../server/modules/billing/adapters/persistence/typeorm-checkout.repository.js';
import { TypeOrmCreditRepository } from '../../server/modules/billing/adapters/persistence/typeorm-credit.repository.js';
import { TypeOrmRefundRepository } from '../../server/modules/billing/adapters/persistence/typeorm-refund.repository.js';
import { TypeOrmSubscriptionRepository } from '../../server/modules/billing/adapters/persistence/typeorm-subscription.repository.js';
import { openPeriod } from '../../server/modules/billing/domain/credit-moves.js';
import { ClaimCredit, GiveBackCredit } from '../../server/modules/billing/use-cases/credits.js';
import { StartSubscription } from '../../server/modules/billing/use-cases/start-subscription.js';
import { Jobs } from '../../server/shared/jobs/jobs.js';
import { type Actor, newId, theProduct } from '../../server/shared/kernel/index.js';
import { FixedClock } from '../support/core.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { anotherConnectionTo, type TestDatabase, testDatabase } from '../support/database.js';
import { keepsNothing } from '../../server/shared/realtime/index.js';

jest.setTimeout(longTimeoutMs);

const crowd = 200;
const now = new Date('2027-01-10T12:00:00Z');
const period = { startsAt: new Date('2027-01-01T09:00:00Z'), endsAt: new Date('2027-02-01T09:00:00Z') };
const actor: Actor = { userId: 'brand', role: 'brand' };
const clock = new FixedClock(now);

/** One process's credits, with its own connections. */
function processOn({ db, outbox }: Pick<TestDatabase, 'db' | 'outbox'>) {
  const credits = new TypeOrmCreditRepository(db, outbox);
  const subscriptions = new TypeOrmSubscriptionRepository(db, outbox, keepsNothing);
  const checkouts = new TypeOrmCheckoutRepository(db, outbox);
  const refunds = new TypeOrmRefundRepository(db, outbox);
  const orders = new JobBillingOrders(new Jobs(db, console as never, false));
  return {
    db,
    credits,
    start: new StartSubscription(subscriptions, clock),
    claim: new ClaimCredit(credits, subscriptions, orders, db, clock),
    giveBack: new GiveBackCredit(credits, checkouts, refunds, orders, db, clock),
  };
}

let database: TestDatabase;
let second: Awaited<ReturnType<typeof anotherConnectionTo>>;
let processes: ReturnType<typeof processOn>[];
beforeAll(async () => {
  database = await testDatabase(20);
  second = await anotherConnectionTo(database.url, 20);
  processes = [processOn(database), processOn(second)];
});
afterAll(async () => {
  await second?.close();
  await database?.close();
});

const processFor = (number: number) => processes[number % processes.length]!;

async function newStarter(): Promise<string> {
  const brandId = newId();
  const [{ db, credits, start }] = processes as [ReturnType<typeof processOn>];
  await start.execute(theProduct, brandId, 'starter');
  await db.inTransaction(async () => {
    const account = await credits.lock(brandId);
    await credits.save(openPeriod(account, planFor('starter'), period, { actor: theProduct, now })!);
  });
  return brandId;
}
const count = async (sql: string, brandId: string) =>
  Number(
    (await database.db.rows<{ count: string }>(`select count(*) as count from ${sql} and brand_id = $1`, [brandId]))[0]!
      .count,
  );

it(`R253: of ${crowd} Collabs that want the last free one at once, on two processes, exactly one has it`, async () => {
  const rounds = counted(100, 2);
  for (let round = 0; round < rounds; round++) {
    const brandId = await newStarter();
    const collabs = Array.from({ length: crowd }, () => newId());
    const answers = await Promise.all(
      collabs.map((collabId, number) => processFor(number).claim.execute(actor, brandId, collabId, 'spend')),
    );
    const bySource = (source: string) =>
      answers.filter((answer) => answer.source === source && answer.state === 'spent').length;
    expect({ free: bySource('free'), invoice: bySource('invoice') }).toEqual({ free: 1, invoice: crowd - 1 });
    expect(await count(`credit_lines where kind = 'spent' and source = 'free'`, brandId)).toBe(1);
    expect(await processes[0]!.credits.account(brandId)).toMatchObject({ freeLeft: 0, granted: 1, keptLeft: 0 });
  }
  console.log(
    `${rounds} × ${crowd} at once for the last free Collab on two processes: 1 free each, ${crowd - 1} extras`,
  );
});

it('R255: one Collab asked for many times at once takes one credit and one extra order, and gives back once', async () => {
  const rounds = counted(100, 3);
  for (let round = 0; round < rounds; round++) {
    const brandId = await newStarter();
    const collabId = newId();
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        processFor(number).claim.execute(actor, brandId, collabId, number % 2 ? 'spend' : 'reserve'),
      ),
    );
    await processes[0]!.claim.execute(actor, brandId, collabId, 'spend');
    expect(await count(`credit_lines where free = -1`, brandId)).toBe(1);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        processFor(number).giveBack.execute(actor, brandId, collabId, 'cancelled'),
      ),
    );
    expect(await processes[0]!.credits.account(brandId)).toMatchObject({ freeLeft: 1, keptLeft: 0 });
    expect(await count(`credit_lines where kind = 'returned'`, brandId)).toBe(1);
  }
  console.log(`${rounds} × 20 askers and 20 givers-back of one Collab on two processes: taken once, returned once`);
});
