import { counted, longTimeoutMs } from '../support/counts.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const crowdSize = 100;
const seats = 5;

let world: World;
let servers: ServerProcess[];

beforeAll(async () => {
  world = await World.make();
  const first = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  servers = [first, await ServerProcess.beside(first)];
});
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

const browserOf = ({ cookie }: { cookie: string }, number = 0) =>
  new RemoteVisitor(servers[number % servers.length]!.url, cookie);

/** A brand on Professional: five seats, one of them its owner's. */
async function aTeam(name: string): Promise<Person> {
  const brand = await world.people.brand(name);
  await world.people.subscribe(brand, 'professional');
  return brand;
}

it(`${crowdSize} invitations at once to ${seats} seats, on two processes, take exactly ${seats}`, async () => {
  const rounds = counted(20, 2);
  for (let round = 0; round < rounds; round++) {
    const brand = await aTeam(`crowded-${round}`);
    const answers = await Promise.all(
      Array.from({ length: crowdSize }, (_, number) =>
        browserOf(brand, number).post('/api/v1/team/invitations', {
          email: `guest-${round}-${number}@example.test`,
          role: 'member',
        }),
      ),
    );
    const invited = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.code === 'identity/no-free-seat');
    expect([invited.length, refused.length]).toEqual([seats - 1, crowdSize - seats + 1]);
    const uid = [brand.profile.uid];
    const open = await world.count(`from invitations where profile_uid = $1 and state = 'open'`, uid);
    const members = await world.count('from memberships where profile_uid = $1', uid);
    expect(members + open).toBe(seats);
  }
  console.log(`${rounds} × ${crowdSize} invitations to ${seats} seats on two processes: ${seats} taken each`);
});

it('R430: who is removed is out at once, on every process and every open stream', async () => {
  const rounds = counted(20, 2);
  for (let round = 0; round < rounds; round++) {
    const brand = await aTeam(`leaving-${round}`);
    const member = await world.people.member(brand, `member-${round}`, 'member');
    const streams = await Promise.all(servers.map((_, number) => browserOf(member, number).live()));
    for (const number of servers.keys()) expect((await browserOf(member, number).get('/api/v1/team')).status).toBe(200);

    const removed = await browserOf(brand).post(`/api/v1/team/members/${member.userId}/remove`);
    expect(removed.status).toBe(200);

    await Promise.all(streams.map(({ closed }) => closed));
    await eventually(async () => {
      const answers = await Promise.all(servers.map((_, number) => browserOf(member, number).get('/api/v1/team')));
      return answers.every(({ status, body }) => status === 403 && body.code === 'identity/wrong-role');
    });
    const chosen = { target_user_profile: brand.profile };
    const back = await browserOf(member, 1).post('/api/v1/functions/updateSessionUserProfile', chosen);
    expect(back.status).toBe(404);
  }
  console.log(`${rounds} removals: out on two processes and two streams each`);
});

it('two owners who hand over or leave at once never leave a brand without an owner', async () => {
  const rounds = counted(50, 3);
  for (let round = 0; round < rounds; round++) {
    const brand = await world.people.brand(`twins-${round}`);
    const other = await world.people.member(brand, `twin-${round}`, 'owner');
    await Promise.all([browserOf(brand, 0), browserOf(other, 1)].map((browser) => browser.post('/api/v1/team/leave')));
    const owners = `from memberships where profile_uid = $1 and role = 'owner'`;
    expect(await world.count(owners, [brand.profile.uid])).toBe(1);
  }
  console.log(`${rounds} × 2 owners who leave at once: 1 stays each`);
});
