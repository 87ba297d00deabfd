import { eventually } from '../support/eventually.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

let world: World;
let here: ServerProcess;
let there: ServerProcess;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  world = await World.make();
  brand = await world.people.brand('ember');
  influencer = await world.people.influencer('nia');
  here = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  there = await ServerProcess.beside(here);
});
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

/** The influencer requests a new offer, at the first process. Returns the Collab's id. */
async function somethingHappens(): Promise<string> {
  const { offerId } = await world.people.offer(brand);
  const { status, body } = await new RemoteVisitor(here.url, influencer.cookie).post(
    `/api/v1/offers/${offerId}/requests`,
  );
  expect(status).toBe(201);
  return body.id;
}

/** Each is one new Collab. */
const requests = (events: readonly { name: string; about: string }[]) =>
  events.filter(({ name }) => name === 'collab.requested').map(({ about }) => about);

it('a change on one process reaches a stream on the other, and a stream that comes back misses nothing', async () => {
  const rounds = counted(20);
  const reader = new RemoteVisitor(there.url, brand.cookie);
  const happened: string[] = [];
  const heard: string[] = [];
  const heardIds: string[] = [];
  const happen = async (times: number) => {
    for (let time = 0; time < times; time++) happened.push(await somethingHappens());
  };
  let stream = await reader.live();
  const hearsAll = () =>
    eventually(async () => {
      const all = new Set([...heard, ...requests(stream.events)]);
      return happened.every((id) => all.has(id));
    });
  const keep = () => {
    heard.push(...requests(stream.events));
    heardIds.push(...stream.events.map(({ id }) => id));
  };

  for (let round = 0; round < rounds; round++) {
    await happen(5);
    await hearsAll();
    keep();
    await there.kill('SIGKILL');
    await stream.closed;

    await happen(10);
    await there.run();
    const meanwhile = happen(5);
    stream = await reader.live(heardIds.at(-1));
    await meanwhile;
    await hearsAll();
  }
  keep();
  stream.leave();

  expect(new Set(heard)).toEqual(new Set(happened));
  expect(heardIds).toEqual([...new Set(heardIds)]); // no message twice
  const again = heard.length - happened.length; // told by the killed process, and once more by the other
  expect(again).toBeLessThanOrEqual(rounds);
  console.log(
    `${rounds} kills of the process that streams: ${happened.length} changes made, 0 lost, ${again} told once more after a kill`,
  );
});

it('R431: signing out on one process ends the session on the other within a second, and its open stream', async () => {
  const rounds = counted(100, 5);
  const delaysMs: number[] = [];
  let letInOnceMore = 0;
  for (let round = 0; round < rounds; round++) {
    const browser = new RemoteVisitor(here.url, await world.people.signIn(brand.userId));
    const elsewhere = browser.at(there);
    const isSignedIn = async () => (await elsewhere.get('/api/v1/collabs')).status === 200;
    expect(await isSignedIn()).toBe(true);
    const stream = await elsewhere.live();

    expect((await browser.post('/api/v1/auth/sign-out')).status).toBe(200);
    const startedAt = performance.now();
    if (await isSignedIn()) letInOnceMore++; // a NOTIFY takes a moment from process to process
    await eventually(async () => !(await isSignedIn()));
    await stream.closed;
    delaysMs.push(performance.now() - startedAt);
  }
  expect(Math.max(...delaysMs)).toBeLessThan(1_000);
  console.log(
    `${rounds} sign-outs: session and stream ended elsewhere within ${Math.round(Math.max(...delaysMs))} ms; ` +
      `${letInOnceMore} times the very next request was still let in`,
  );
});
