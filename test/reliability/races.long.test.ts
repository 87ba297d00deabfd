import { counted, longTimeoutMs } from '../support/counts.js';
import { ServerProcess } from '../support/processes.js';
import { type RemoteAnswer, RemoteVisitor } from '../support/remote-visitor.js';
import { inBatches } from '../support/in-batches.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const crowdSize = counted(200, 40);
const uses = counted(100, 50);

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

/** Browsers alternate between the two processes. */
const serverFor = (number: number) => servers[number % servers.length]!;
const statusesOf = (answers: RemoteAnswer[]) =>
  answers.reduce<Record<string, number>>((all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }), {});

it(`of ${crowdSize} who take the last place at once, on two processes, exactly one has it`, async () => {
  const rounds = counted(20);
  for (let round = 0; round < rounds; round++) {
    const { offerId, slotId } = await world.people.offer(brand);
    const collabs = await inBatches(crowd, 4, (person) => world.people.approved(person, brand, offerId));
    const answers = await Promise.all(
      crowd.map(({ cookie }, number) =>
        new RemoteVisitor(serverFor(number).url, cookie).post(`/api/v1/collabs/${collabs[number]}/schedule`, {
          slotId,
        }),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: crowdSize - 1 });
    expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'collabs/slot-full')).toBe(
      true,
    );
    expect(await world.count('from collabs where slot_id = $1', [slotId])).toBe(1);
    expect(await world.rows('select taken from slots where id = $1', [slotId])).toEqual([{ taken: 1 }]);
  }
  console.log(`${rounds} × ${crowdSize} tries for the last place on two processes: 1 booking each`);
});

it('two who approve at once, on two processes, leave one approval', async () => {
  const rounds = counted(100, 3);
  const { offerId } = await world.people.offer(brand, 100);
  await world.people.giveCredits(brand, rounds);
  for (let round = 0; round < rounds; round++) {
    const id = await world.people.requested(crowd[round]!, offerId);
    const answers = await Promise.all(
      servers.map(({ url }) => new RemoteVisitor(url, brand.cookie).post(`/api/v1/collabs/${id}/approve`)),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 1 });
    expect(await world.count(`from audit_log where aggregate_id = $1 and name = 'collab.approved'`, [id])).toBe(1);
  }
  console.log(`${rounds} × 2 approvals at once on two processes: 1 approval each`);
});

it(`one link used ${uses} times at once, on two processes, opens one session`, async () => {
  const rounds = counted(5); // a guest's address can make 600 requests a minute
  for (let round = 0; round < rounds; round++) {
    const { userId, email } = await world.people.influencer(`linked-${round}`);
    const token = await world.people.linkTokenFor(userId);
    const answers = await Promise.all(
      Array.from({ length: uses }, (_, number) =>
        new RemoteVisitor(serverFor(number).url).post('/api/v1/auth/links/verify', { token, email }),
      ),
    );
    expect(Object.entries(statusesOf(answers))).toEqual([
      ['200', 1],
      ['401', uses - 1],
    ]);
    // The first use of a link proves the email, which ends every earlier session.
    expect(await world.count('from sessions where user_id = $1 and ended_at is null', [userId])).toBe(1);
  }
  console.log(`${rounds} × ${uses} uses of one link on two processes: 1 session each`);
});
