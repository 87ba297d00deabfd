import { planFor } from '../../server/contract/plans.js';
import { openPeriod } from '../../server/modules/billing/domain/credit-moves.js';
import { oneMonthAfter } from '../../server/modules/billing/domain/subscription.js';
import { CreditRepository } from '../../server/modules/billing/ports/entitlements.js';
import { theProduct } from '../../server/shared/kernel/index.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { inBatches } from '../support/in-batches.js';
import { ServerProcess } from '../support/processes.js';
import { type RemoteAnswer, RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const rounds = counted(100);
/** Two hundred concurrently; in the long run, a hundred rounds of a hundred each. */
const crowdSize = process.env.FULL_COUNTS ? 100 : 200;

let world: World;
let servers: ServerProcess[];
let crowd: Person[];

beforeAll(async () => {
  world = await World.make();
  crowd = await world.people.influencers(crowdSize);
  const withoutWork = { WORKER: 'off' }; // so that calls to the card provider can be counted
  const first = await ServerProcess.start({ DATABASE_URL: world.databaseUrl, ...withoutWork });
  servers = [first, await ServerProcess.start({ ...first.shared(), ...withoutWork })];
});
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

/** A brand that everyone in the crowd has sent a request. */
async function askedByAll(name: string): Promise<{ brand: Person; collabs: string[] }> {
  const brand = await world.people.brand(name);
  const { offerId } = await world.people.offer(brand, crowdSize);
  return { brand, collabs: await inBatches(crowd, 4, (person) => world.people.requested(person, offerId)) };
}

const approveAll = ({ cookie }: Person, collabs: readonly string[]): Promise<RemoteAnswer[]> =>
  Promise.all(
    collabs.map((id, number) =>
      new RemoteVisitor(servers[number % servers.length]!.url, cookie).post(`/api/v1/collabs/${id}/approve`),
    ),
  );

const statusesOf = (answers: RemoteAnswer[]) =>
  answers.reduce<Record<string, number>>((all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }), {});

/** This brand's spending, by source. */
async function spentBy({ profile }: Person): Promise<Record<string, number>> {
  const rows = await world.rows<{ source: string; count: number }>(
    `select source, count(*)::int as count from credit_lines where brand_id = $1 and kind = 'spent' group by source`,
    [profile.uid],
  );
  return Object.fromEntries(rows.map(({ source, count }) => [source, count]));
}

const approvedOf = ({ profile }: Person) =>
  world.count('from collabs where brand_id = $1 and stage = 3', [profile.uid]);

it(`R253: of ${crowdSize} Collabs approved at once for the last free one, on two processes, exactly one is free`, async () => {
  for (let round = 0; round < rounds; round++) {
    const { brand, collabs } = await askedByAll(`starter-${round}`);
    await world.people.subscribe(brand, 'starter');
    await world.people.inCredits(async (credits: CreditRepository) => {
      const now = new Date();
      const month = { startsAt: now, endsAt: oneMonthAfter(now) };
      const account = await credits.lock(brand.profile.uid);
      await credits.save(openPeriod(account, planFor('starter'), month, { actor: theProduct, now })!);
    });

    expect(statusesOf(await approveAll(brand, collabs))).toEqual({ 200: crowdSize });
    expect(await spentBy(brand)).toEqual({ free: 1, invoice: crowdSize - 1 });
    expect(await approvedOf(brand)).toBe(crowdSize);
    const orders = await world.count(
      `from graphile_worker.jobs where task_identifier = 'billing.charge-extra'
       and split_part(key, ':', 2) = any(select collab_id::text from credit_lines where brand_id = $1 and source = 'invoice')`,
      [brand.profile.uid],
    );
    expect(orders).toBe(crowdSize - 1);
  }
  console.log(
    `${rounds} × ${crowdSize} approvals at once for the last free Collab on two processes: 1 free each, ` +
      `${crowdSize - 1} extras, each ordered once`,
  );
});

it(`of ${crowdSize} Collabs approved at once with one credit on Basic, exactly one is approved and the others wait for payment`, async () => {
  for (let round = 0; round < rounds; round++) {
    const { brand, collabs } = await askedByAll(`basic-${round}`);
    await world.people.giveCredits(brand, 1);

    expect(statusesOf(await approveAll(brand, collabs))).toEqual({ 200: 1, 402: crowdSize - 1 });
    expect(await spentBy(brand)).toEqual({ kept: 1 });
    expect(await approvedOf(brand)).toBe(1);
  }
  console.log(
    `${rounds} × ${crowdSize} approvals at once with one credit on Basic: 1 approved each, ${crowdSize - 1} wait for payment`,
  );
});

it('approving and withdrawing one request at once leaves a credit that is spent or one that is back, never both or neither', async () => {
  const tries = counted(200, 10);
  const { brand, collabs } = await askedByAll('torn');
  await world.people.giveCredits(brand, crowdSize);
  for (const [number, id] of collabs.slice(0, tries).entries()) {
    const [one, other] = servers.map(({ url }) => url) as [string, string];
    await Promise.all([
      new RemoteVisitor(one, brand.cookie).post(`/api/v1/collabs/${id}/approve`),
      new RemoteVisitor(other, crowd[number]!.cookie).post(`/api/v1/collabs/${id}/withdraw`),
    ]);
  }
  const approved = await approvedOf(brand);
  const [account] = await world.rows<{ kept_left: number }>(
    'select kept_left from credit_accounts where brand_id = $1',
    [brand.profile.uid],
  );
  expect(account!.kept_left).toBe(crowdSize - approved);
  const tried = Math.min(tries, crowdSize);
  console.log(`${tried} requests approved and withdrawn at once: ${approved} approved, ${tried - approved} withdrawn`);
});
