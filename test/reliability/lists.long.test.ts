import { longTimeoutMs } from '../support/counts.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { World } from '../support/world.js';
import { york } from '../support/towns.js';

jest.setTimeout(longTimeoutMs);

let world: World;
let here: ServerProcess;
let there: ServerProcess;

beforeAll(async () => {
  world = await World.make();
  here = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  there = await ServerProcess.beside(here);
});
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

it('R444: what staff add to a list on one process can be chosen on the other, and after a restart', async () => {
  const brand = await world.people.brand('ember');
  const [staff] = await world.rows<{ id: string }>(
    `update users set staff_role = 'super-user' where email = 'staff@tastemaker.test' returning id`,
  );
  const boss = new RemoteVisitor(here.url, await world.people.signIn(staff!.id));
  const open = await new RemoteVisitor(there.url, brand.cookie).live();
  const point = { lat: 53.96, lng: -1.08 };
  const path = '/api/v1/admin/list-additions';
  expect((await boss.post(path, { list: 'brand-cities', label: 'York', point })).status).toBe(201);

  const known = async () => {
    const { lists } = (await new RemoteVisitor(there.url).get('/api/v1/settings')).body;
    return lists.some(({ id }: { id: string }) => id === york.id);
  };
  const feed = async () =>
    (await new RemoteVisitor(there.url, brand.cookie).get(`/api/v1/offers?city=${york.id}`)).status;
  await eventually(known);
  await eventually(async () => open.events.some(({ type }) => type === 'list-addition')); // an open page refetches then
  open.leave();
  expect(await feed()).toBe(200);

  await there.kill('SIGKILL');
  await there.run();
  expect(await known()).toBe(true);
  expect(await feed()).toBe(200);
});
