import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../../server/app.module.js';
import { loadConfig } from '../../server/config.js';
import { alone, longTimeoutMs } from '../support/counts.js';
import { eventually } from '../support/eventually.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { Load, type Tally } from '../support/topology/load.js';
import { Topology, whatIsMissing } from '../support/topology/topology.js';
import { type Person, People } from '../support/world.js';

/** A dead process's leases expire after 30 seconds (server/shared/events/relay.ts). */
const claimedAgainWithinMs = 45_000;
jest.setTimeout(Math.max(longTimeoutMs, 300_000));

const missing = whatIsMissing();
if (missing) console.log(`Several machines are not tested here: ${missing}`);

/** Within `npm test` fewer processes, and fewer failures. */
const rounds = alone ? 3 : 1;
const running = alone ? undefined : ['app-1', 'app-2', 'worker-1'];
const callers = 8;
const promotedWithinMs = 30_000;

let topology: Topology;
let load: Load;
let brand: Person;
let influencers: Person[];
const table: string[][] = [];

beforeAll(async () => {
  if (missing) return;
  topology = new Topology(running);
  await topology.start();
  const conversations = await makePeople();
  const { proxyAddress: address, domain, certificate } = topology;
  load = new Load(
    { address, domain, certificate },
    influencers.map(({ cookie }, number) => ({ cookie, conversation: conversations[number]! })),
  );
  load.begin();
});
afterAll(async () => {
  await load?.end();
  await topology?.end();
});

/** A brand, and influencers who write to it. Returns their conversations. */
async function makePeople(): Promise<string[]> {
  const env = { ...topology.environment('worker-1'), NODE_ENV: 'production', DB_POOL: '4' };
  const config = { ...loadConfig(env), works: false };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: false,
    abortOnError: false,
  });
  try {
    const people = new People(app);
    brand = await people.brand('ember');
    influencers = await people.influencers(callers);
    return await Promise.all(influencers.map((influencer) => people.conversation(brand, influencer)));
  } finally {
    await app.close();
  }
}

async function asked<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: topology.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Disrupts the system under load, `times` over; returns what clients noticed. */
async function underLoad(what: string, times: number, work: () => Promise<void>): Promise<Tally> {
  await load.nextWrite();
  load.counted();
  for (let time = 0; time < times; time++) {
    await work();
    await load.nextWriteOfEach();
  }
  const tally = load.counted();
  const wait = `${(tally.longestWaitMs / 1_000).toFixed(1)} s`;
  const asked = [tally.acknowledged, tally.reads, tally.failed, tally.failedReads].map(String);
  table.push([`${times} × ${what}`, ...asked, wait, tally.reasons]);
  return tally;
}

const itThere = missing ? it.skip : it;

itThere('drops nothing when all processes are restarted one after the other', async () => {
  const tally = await underLoad(alone ? 'restart of all five processes' : 'restart of a process', rounds, async () => {
    for (const name of alone ? [...topology.apps, ...topology.workers] : topology.apps.slice(0, 1))
      await topology.restarted(name);
  });
  expect(tally.reasons).toBe('');
  expect(tally.acknowledged).toBeGreaterThan(0);
});

itThere('goes on when any process is killed', async () => {
  const all = ['app-2', 'worker-1', 'pooler', 'proxy', 'standby'];
  for (const name of alone ? all : ['app-2', 'pooler'])
    await underLoad(`kill -9 of ${name}`, rounds, () => topology.killed(name));
});

itThere('writes again within 30 seconds when the machine of the primary is lost', async () => {
  const streams = await Promise.all(
    topology.apps.map((app) => new RemoteVisitor(topology.urlOf(app), brand.cookie).live()),
  );
  let firstMs = 0;
  let allMs = 0;
  await underLoad('loss of the primary', 1, async () => {
    await topology.losePrimary();
    const lostAt = performance.now();
    const first = load.nextWrite();
    const all = load.nextWriteOfEach();
    await topology.promote();
    firstMs = (await first) - lostAt;
    allMs = (await all) - lostAt;
  });
  const [first, all] = [firstMs, allMs].map((ms) => (ms / 1_000).toFixed(1));
  table.at(-1)![0] += `: first write after ${first} s, everybody’s after ${all} s`;
  expect(allMs).toBeLessThan(promotedWithinMs);
  for (const stream of streams) {
    const before = stream.events.length;
    await eventually(async () => stream.events.length > before);
    stream.leave();
  }
});

itThere('has everything that was acknowledged, once, and has told everybody of it', async () => {
  await load.end();
  const texts = load.acknowledged;
  const found = await asked<{ text: string; times: string }>(
    'select text, count(*) as times from messages where text = any($1) group by text',
    [texts],
  );
  const twice = found.filter(({ times }) => Number(times) > 1);
  console.log(
    [
      'What was done | acknowledged | reads | failed writes | failed reads | longest wait | how they failed',
      ...table.map((row) => row.join(' | ')),
      `${texts.length} writes acknowledged in all, ${texts.length - found.length} lost, ${twice.length} twice`,
    ].join('\n'),
  );
  expect(new Set(texts).size).toBe(texts.length);
  expect(found.length).toBe(texts.length);
  expect(twice).toEqual([]);
  await eventually(async () => {
    const [left] = await asked<{ count: string }>('select count(*) from outbox where done_at is null');
    return Number(left!.count) === 0;
  }, claimedAgainWithinMs);
});
