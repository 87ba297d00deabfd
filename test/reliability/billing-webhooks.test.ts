import { randomBytes, randomInt } from 'node:crypto';
import Stripe from 'stripe';
import { planFor, plans } from '../../server/contract/plans.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { inBatches } from '../support/in-batches.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const secret = 'whsec_sandbox';
const { webhooks } = new Stripe('sk_test');

let world: World;
let servers: ServerProcess[];
let brand: Person;
let other: Person;

beforeAll(async () => {
  world = await World.make();
  brand = await world.people.brand('ember');
  other = await world.people.brand('tidewrack');
  const first = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  servers = [first, await ServerProcess.beside(first)];
});
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

/** Deliveries alternate between the two processes. */
const serverFor = (number: number) => servers[number % servers.length]!;

type Delivery = Readonly<{ body: string; signature: string }>;

const eventNamed = (id: string) =>
  JSON.stringify({
    ...{ id, object: 'event', type: 'invoice.paid', created: Math.floor(Date.now() / 1_000) },
    data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_of_nobody' } },
  });
const signed = (body: string, with_ = secret, timestamp?: number): string =>
  webhooks.generateTestHeaderString({ payload: body, secret: with_, ...(timestamp ? { timestamp } : {}) });
const genuine = (id: string): Delivery => {
  const body = eventNamed(id);
  return { body, signature: signed(body) };
};

const flipped = (text: string): string => {
  const at = randomInt(text.length);
  const other_ = String.fromCharCode(text.charCodeAt(at) ^ (1 + randomInt(3)));
  return text.slice(0, at) + other_ + text.slice(at + 1);
};
const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const longAgo = () => Math.floor(Date.now() / 1_000) - 301 - randomInt(100_000);

/** Ways to tamper with a genuine message, or to replace it. */
const mutations: readonly ((delivery: Delivery) => Delivery)[] = [
  ({ body, signature }) => ({ body: flipped(body), signature }),
  ({ body, signature }) => ({ body: `${body} `, signature }),
  ({ body, signature }) => ({ body: body.slice(0, -1), signature }),
  ({ body, signature }) => ({ body: body.replace('cus_of_nobody', `cus_${hex(6)}`), signature }),
  ({ body }) => ({ body, signature: signed(body, `whsec_${hex(12)}`) }),
  ({ body }) => ({ body, signature: signed(body, secret, longAgo()) }),
  ({ body }) => ({ body, signature: '' }),
  ({ body }) => ({ body, signature: `t=${Math.floor(Date.now() / 1_000)},v1=${hex(32)}` }),
  ({ body, signature }) => ({ body, signature: signature.replace('v1=', 'v0=') }),
  ({ body, signature }) => ({ body, signature: signature.replace(/t=(\d+)/, (_, time) => `t=${Number(time) + 1}`) }),
  ({ body, signature }) => ({ body, signature: signature.slice(0, -1 - randomInt(40)) }),
  ({ signature }) => ({ body: eventNamed(`evt_other_${hex(6)}`), signature }),
];

async function deliver({ body, signature }: Delivery, number: number): Promise<number> {
  const answer = await fetch(`${serverFor(number).url}/api/v1/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** In addition to ours there are those of the stand-in's own catalogue. */
const keptOf = (...like: string[]) => world.count('from provider_events where id like any($1)', [like]);

it('R231: of mutated deliveries none is accepted, of genuine ones all are, on two processes', async () => {
  const bad = counted(10_000);
  const good = counted(1_000);
  const mutated = Array.from({ length: bad }, (_, number) =>
    mutations[number % mutations.length]!(genuine(`evt_bad_${number}`)),
  );
  const refused = await inBatches([...mutated.entries()], 40, ([number, each]) => deliver(each, number));
  expect(refused.filter((status) => status !== 400)).toEqual([]);
  expect(await keptOf('evt_bad_%', 'evt_other_%')).toBe(0);

  const ids = Array.from({ length: good }, (_, number) => `evt_good_${number}`);
  const taken = await inBatches([...ids.entries()], 40, ([number, id]) => deliver(genuine(id), number));
  const again = await inBatches([...ids.entries()], 40, ([number, id]) => deliver(genuine(id), number + 1));
  expect([...taken, ...again].filter((status) => status !== 200)).toEqual([]);
  expect(await keptOf('evt_good_%')).toBe(good);
  console.log(`${bad} mutated deliveries: 0 accepted; ${good} genuine ones, each twice: ${good} accepted, each once`);
});

const paid = plans.slice(1);

/** Ways to tamper with the payload of initCheckout. */
const tamperings: readonly ((input: Record<string, unknown>, number: number) => Record<string, unknown>)[] = [
  (input, number) => ({ ...input, price_id: paid.filter(({ id }) => id !== input.selected_plan)[number % 2]!.priceID }),
  (input) => ({ ...input, price_id: `price_${hex(12)}` }),
  (input) => ({ ...input, price_id: '' }),
  (input) => ({ ...input, price_id: `${String(input.price_id)} ` }),
  (input) => ({ ...input, price_id: [input.price_id] }),
  (input) => ({ ...input, brand_uid: other.profile.uid }),
  (input) => ({ ...input, brand_uid: '01890000-0000-7000-8000-0000000000ff' }),
  (input) => ({ ...input, selected_plan: 'basic' }),
  (input) => ({ ...input, selected_plan: { id: input.selected_plan, priceMonthlyPence: 1 } }),
  (input) => ({ ...input, amount: 1, unit_amount: 1 }),
  (input) => ({ ...input, customer: 'cus_of_somebody', customer_id: 'cus_of_somebody' }),
];

it('R228: of tampered checkouts none reaches the provider', async () => {
  const tries = counted(500, 22);
  const callsMade = async () => {
    const { body } = await new RemoteVisitor(servers[0]!.url).get('/sandbox/stripe/knobs/calls');
    return body.count as number;
  };
  const before = await callsMade();
  const answers = await inBatches(
    Array.from({ length: tries }, (_, number) => number),
    20,
    (number) => {
      const { id, priceID } = planFor(paid[number % paid.length]!.id);
      const input = { brand_uid: brand.profile.uid, selected_plan: id, price_id: priceID, user_session: {} };
      const tampered = tamperings[number % tamperings.length]!(input, number);
      const browser = new RemoteVisitor(serverFor(number).url, brand.cookie);
      return browser.post('/api/v1/functions/initCheckout', tampered);
    },
  );
  expect(answers.filter(({ status }) => status !== 400 && status !== 404)).toEqual([]);
  expect(await callsMade()).toBe(before);
  expect(await world.count('from checkouts')).toBe(0);
  console.log(`${tries} tampered checkouts on two processes: 0 calls to the card provider`);
});
