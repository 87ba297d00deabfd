import {
  InMemoryBillingMails,
  InMemoryBillingOrders,
  InMemoryBrandContacts,
  InMemoryVatRegister,
} from '../../server/modules/billing/adapters/in-memory-billing.js';
import {
  SqlBillingDetailsRepository,
  SqlCustomers,
  SqlUnfinishedWork,
  SqlProviderEventRepository,
} from '../../server/modules/billing/adapters/persistence/sql-provider.js';
import { TypeOrmCheckoutRepository } from '../../server/modules/billing/adapters/persistence/typeorm-checkout.repository.js';
import { TypeOrmCreditRepository } from '../../server/modules/billing/adapters/persistence/typeorm-credit.repository.js';
import {
  TypeOrmDisputeRepository,
  TypeOrmRefundRepository,
} from '../../server/modules/billing/adapters/persistence/typeorm-refund.repository.js';
import { TypeOrmSubscriptionRepository } from '../../server/modules/billing/adapters/persistence/typeorm-subscription.repository.js';
import { InMemoryPaymentGateway } from '../../server/modules/billing/adapters/stripe/in-memory-payment-gateway.js';
import type { SubscriptionReading } from '../../server/modules/billing/domain/subscription-reading.js';
import {
  ApplyDueEvents,
  ApplyProviderEvent,
  ReceiveProviderEvent,
} from '../../server/modules/billing/use-cases/provider-events.js';
import { NoteDispute, SettleRefund } from '../../server/modules/billing/use-cases/refunds.js';
import { Reconcile } from '../../server/modules/billing/use-cases/reconcile.js';
import { RemindOfPayments } from '../../server/modules/billing/use-cases/payment-mails.js';
import { FollowBillingDetails } from '../../server/modules/billing/use-cases/follow-billing-details.js';
import { SettleCheckout } from '../../server/modules/billing/use-cases/settle-checkout.js';
import { SyncSubscription } from '../../server/modules/billing/use-cases/sync-subscription.js';
import { SeededRandom } from '../../server/db/seed/seeded.js';
import { DomainError } from '../../server/shared/kernel/index.js';
import { FixedClock } from '../support/core.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { inBatches } from '../support/in-batches.js';
import { anotherConnectionTo, type TestDatabase, testDatabase } from '../support/database.js';
import { keepsNothing } from '../../server/shared/realtime/index.js';

jest.setTimeout(longTimeoutMs);

const subscriptions = counted(200, 4);
const deliveriesEach = 50;
const begin = new Date('2027-01-01T09:00:00Z');
const monthMs = 30 * 86_400_000;
/** In the middle of the last of five periods. */
const clock = new FixedClock(new Date(begin.getTime() + 4.5 * monthMs));

/** A subscription's consecutive states; each step has two events in the same second. */
function lifeOf(number: number): SubscriptionReading[] {
  const random = new SeededRandom(number + 1);
  const plans = ['starter', 'professional', 'premium'] as const;
  let at = random.between(0, 2);
  const month = (index: number) => new Date(begin.getTime() + index * monthMs);
  const facts = {
    providerId: `sub_${number}`,
    paid: true,
    unpaidSince: null,
    cancelsAt: null,
    nextPlan: null,
    questions: [],
  } as const;
  const card = { brand: 'visa', last4: '4242', endsAt: new Date('2031-01-01T00:00:00Z') };
  const steps: SubscriptionReading[] = [];
  const ending = random.between(0, 3);
  for (let index = 0; index < 5; index++) {
    const period = { periodStartsAt: month(index), periodEndsAt: month(index + 1) };
    const now = { ...facts, ...period, card, plan: plans[at]!, status: 'active' } as const;
    const failing = { ...now, status: 'past-due', paid: false, unpaidSince: period.periodStartsAt } as const;
    if (index === 4 && ending === 1) return [...steps, failing];
    if (random.between(0, 3) === 0) steps.push(failing);
    steps.push(now);
    if (at < 2 && random.between(0, 2) === 0) steps.push({ ...now, plan: plans[++at]! });
    if (at > 0 && random.between(0, 2) === 0) {
      steps.push({ ...now, plan: plans[at]!, nextPlan: plans[at - 1]! });
      at--;
    }
  }
  if (ending === 0) steps.push({ ...steps.at(-1)!, status: 'ended' });
  return steps;
}

/** Two processes on one database and one provider. */
async function makeWorld() {
  const database: TestDatabase = await testDatabase(12);
  const second = await anotherConnectionTo(database.url, 12);
  const gateway = new InMemoryPaymentGateway();
  const mails = new InMemoryBillingMails();
  const orders = new InMemoryBillingOrders();
  const contacts = new InMemoryBrandContacts();
  const register = new InMemoryVatRegister();
  const processes = [database, second].map(({ db, outbox }) => {
    const subs = new TypeOrmSubscriptionRepository(db, outbox, keepsNothing);
    const credits = new TypeOrmCreditRepository(db, outbox);
    const customers = new SqlCustomers(db);
    const events = new SqlProviderEventRepository(db);
    const checkouts = new TypeOrmCheckoutRepository(db, outbox);
    const sync = new SyncSubscription(customers, subs, credits, gateway, orders, db, clock);
    const settle = new SettleCheckout(checkouts, credits, gateway, sync, db, clock);
    const settleRefund = new SettleRefund(new TypeOrmRefundRepository(db, outbox), credits, gateway, db, clock);
    const dispute = new NoteDispute(new TypeOrmDisputeRepository(db, outbox), customers, gateway, db, clock);
    const details = new FollowBillingDetails(customers, new SqlBillingDetailsRepository(db), gateway, register, clock);
    const apply = new ApplyProviderEvent(events, sync, settle, settleRefund, dispute, details, clock);
    const applyDue = new ApplyDueEvents(events, apply);
    return {
      customers,
      receive: new ReceiveProviderEvent(gateway, events, orders, db, clock),
      apply,
      remind: new RemindOfPayments(subs, contacts, mails, db, clock),
      reconcile: new Reconcile(
        ...([customers, checkouts, new SqlUnfinishedWork(db), orders, sync, settle, applyDue, details] as const),
      ),
    };
  });
  for (let number = 0; number < subscriptions; number++) {
    const facts = { brandId: brandOf(number), customerId: `cus_${number}`, email: 'x@brand.test', createdAt: begin };
    await processes[0]!.customers.add(facts);
  }
  return { database, gateway, mails, processes, close: async () => (await second.close(), database.close()) };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const brandOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const eventOf = (number: number, step: number, copy: number) => ({
  ...{ id: `evt_${number}_${step}_${copy % 2}`, type: copy % 2 ? 'invoice.paid' : 'customer.subscription.updated' },
  ...{ created: 1_800_000_000 + step, data: { object: { id: `sub_${number}`, customer: `cus_${number}` } } },
});

/** Delivered to one of the two, and processed as its job would; a conflict is retried, as the queue does. */
async function deliver({ processes }: World, at: number, event: ReturnType<typeof eventOf>): Promise<void> {
  const { receive, apply } = processes[at % processes.length]!;
  await receive.execute(new TextEncoder().encode(JSON.stringify(event)), 'genuine');
  for (;;) {
    try {
      return await apply.execute(event.id);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'billing/stale')) throw error;
    }
  }
}

/** The final state: plan, payment, periods, free Collabs. */
async function endOf({ database, processes }: World): Promise<object[]> {
  for (const { remind } of processes) while ((await remind.execute()) > 0);
  return database.db.rows(
    `select s.brand_id, s.plan, s.paying, s.status, s.period_starts_at, s.period_ends_at, s.unpaid_since, s.notices, s.cancels_at,
            s.next_plan, s.card_last4, case when a.period_ends_at > $1 then a.free_left else 0 end as free_left,
            case when a.period_ends_at > $1 then a.granted else 0 end as granted
     from subscriptions s left join credit_accounts a using (brand_id) order by s.brand_id`,
    [clock.now()],
  );
}

const lives = Array.from({ length: subscriptions }, (_, number) => lifeOf(number));

async function inOrder(): Promise<{ end: object[]; mails: number }> {
  const world = await makeWorld();
  try {
    for (const [number, life] of lives.entries()) {
      for (const [step, state] of life.entries()) {
        world.gateway.subscriptions.set(`cus_${number}`, state);
        await deliver(world, 0, eventOf(number, step, 0));
      }
    }
    const end = await endOf(world);
    return { end, mails: world.mails.sent.length };
  } finally {
    await world.close();
  }
}

function shuffled<T>(all: readonly T[], random: SeededRandom): T[] {
  const mixed = [...all];
  for (let last = mixed.length - 1; last > 0; last--) {
    const at = random.between(0, last);
    [mixed[last], mixed[at]] = [mixed[at]!, mixed[last]!];
  }
  return mixed;
}

/** Every event of every life cycle, repeatedly, in any order; the provider moves on in the process. */
async function muddled(world: World, arrives: (random: SeededRandom) => boolean): Promise<number> {
  const random = new SeededRandom(7);
  const all = lives.flatMap((life, number) =>
    Array.from({ length: deliveriesEach }, (_, copy) => ({
      number,
      step: copy % life.length,
      copy: Math.floor(copy / life.length),
    })),
  );
  const reached = lives.map(() => 0);
  let delivered = 0;
  await inBatches([...shuffled(all, random).entries()], 20, async ([at, { number, step, copy }]) => {
    const life = lives[number]!;
    reached[number] = Math.min(life.length - 1, reached[number]! + (at % 3 === 0 ? 1 : 0));
    world.gateway.subscriptions.set(`cus_${number}`, life[reached[number]]!);
    if (!arrives(random)) return;
    delivered++;
    await deliver(world, at, eventOf(number, step, copy));
  });
  for (const [number, life] of lives.entries()) world.gateway.subscriptions.set(`cus_${number}`, life.at(-1)!);
  return delivered;
}

it('R231: shuffled and repeated deliveries end as those in order do', async () => {
  const { end, mails } = await inOrder();
  const world = await makeWorld();
  try {
    const delivered = await muddled(world, () => true);
    // the last change has the last event, even if only once; it is its own event
    await inBatches([...lives.keys()], 20, (number) => deliver(world, number, eventOf(number, 1_000, 0)));
    expect(await endOf(world)).toEqual(end);
    expect(world.mails.sent).toHaveLength(mails);
    const [twice] = await world.database.db.rows<{ count: number }>(
      `select count(*)::int as count from (
         select from credit_lines where kind = 'granted' group by brand_id, period_starts_at, plan having count(*) > 1) t`,
    );
    expect(twice!.count).toBe(0);
    console.log(
      `${delivered} shuffled, repeated deliveries of ${subscriptions} subscriptions: ${end.length} of ${subscriptions} end as in order`,
    );
  } finally {
    await world.close();
  }
});

it('R231: what is dropped is healed by one reconcile run', async () => {
  const { end } = await inOrder();
  const world = await makeWorld();
  try {
    const delivered = await muddled(world, (random) => random.next() >= 0.2);
    const { failed, customers } = await world.processes[0]!.reconcile.execute();
    expect({ failed, customers }).toEqual({ failed: 0, customers: subscriptions });
    expect(await endOf(world)).toEqual(end);
    expect(await world.processes[1]!.reconcile.execute()).toMatchObject({ healed: 0, failed: 0 });
    const dropped = subscriptions * deliveriesEach - delivered;
    console.log(
      `${dropped} of ${subscriptions * deliveriesEach} deliveries dropped: no difference after one reconcile run`,
    );
  } finally {
    await world.close();
  }
});
