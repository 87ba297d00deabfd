import { counted, longTimeoutMs } from '../support/counts.js';
import { inBatches } from '../support/in-batches.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const crowdSize = 40;

let world: World;
let servers: ServerProcess[];
let brand: Person;
let crowd: Person[];

beforeAll(async () => {
  world = await World.make();
  brand = await world.people.brand('ember');
  crowd = await world.people.influencers(crowdSize);
  const first = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  servers = [first, await ServerProcess.beside(first)];
});
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

const step = (number: number, id: string, action: string, body: object) =>
  new RemoteVisitor(servers[number % servers.length]!.url, crowd[number]!.cookie).post(
    `/api/v1/collabs/${id}/${action}`,
    body,
  );

it(`${crowdSize} who move their visits at once, on two processes, leave as many places taken as there are visits`, async () => {
  const rounds = counted(20, 1);
  for (let round = 0; round < rounds; round++) {
    const { offerId, slotId } = await world.people.offer(brand, crowdSize);
    const half = Math.floor(crowdSize / 2);
    const [other] = await world.rows<{ id: string }>(
      `insert into slots (id, offer_id, starts_at, capacity, taken)
       select gen_random_uuid(), offer_id, starts_at + interval '1 day', $2, 0 from slots where id = $1 returning id`,
      [slotId, half],
    );
    const collabs = await inBatches(crowd, 4, (person) => world.people.approved(person, brand, offerId));
    await inBatches([...collabs.keys()], 4, (number) => step(number, collabs[number]!, 'schedule', { slotId }));

    const answers = await Promise.all(collabs.map((id, number) => step(number, id, 'reschedule', { slotId: other!.id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(half);
    expect(answers.filter(({ body }) => body.code === 'collabs/slot-full')).toHaveLength(crowdSize - half);
    const taken = await world.rows('select id, taken from slots where offer_id = $1 order by starts_at', [offerId]);
    expect(taken).toEqual([{ id: slotId, taken: crowdSize - half }, { id: other!.id, taken: half }]);
    for (const { id } of [{ id: slotId }, other!])
      expect(await world.count('from collabs where slot_id = $1', [id])).toBe(half);
  }
  console.log(`${rounds} × ${crowdSize} visits moved at once on two processes: every place counted once`);
}); // prettier-ignore

it('a place given up goes to exactly one of those who wait, and never to anyone who grabs for it', async () => {
  const rounds = counted(20, 1);
  for (let round = 0; round < rounds; round++) {
    const { offerId, slotId } = await world.people.offer(brand);
    const collabs = await inBatches(crowd, 4, (person) => world.people.approved(person, brand, offerId));
    expect((await step(0, collabs[0]!, 'schedule', { slotId })).status).toBe(200);
    const waiting = collabs.slice(1, 1 + crowdSize / 2);
    for (const [number, id] of waiting.entries())
      expect((await step(number + 1, id, 'wait', { slotId })).status).toBe(200);

    const grabbers = collabs.map((id, number) => ({ id, number })).slice(1 + crowdSize / 2);
    const [cancelled, ...grabs] = await Promise.all([
      step(0, collabs[0]!, 'cancel', {}),
      ...grabbers.map(({ id, number }) => step(number, id, 'schedule', { slotId })),
    ]);
    expect(cancelled.status).toBe(200);
    expect(grabs.every(({ body }) => body.code === 'collabs/slot-full')).toBe(true);
    const held = await world.rows('select collab_id from slot_waits where slot_id = $1 and held', [slotId]);
    expect(held).toEqual([{ collab_id: waiting[0] }]);
    expect(await step(1, waiting[0]!, 'schedule', { slotId })).toMatchObject({ status: 200 });
    expect(await world.rows('select taken from slots where id = $1', [slotId])).toEqual([{ taken: 1 }]);
  }
  console.log(`${rounds} × 1 place given up before ${crowdSize / 2} who wait and as many who grab: the first in line has it`);
}); // prettier-ignore
