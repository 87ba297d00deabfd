import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/support/eventually.js';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { everyName, NotifiedCache } from './notified-cache.js';
import { NotifyListener } from './notify-listener.js';

let database: TestDatabase;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => void (database = await testDatabase()));
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => database.close());

/** Simulates another process, which caches `facts`. */
async function aProcess(facts: Map<string, string>) {
  const listener = new NotifyListener(database.url, new Logger());
  const cache = new NotifiedCache<string>('facts', database.db, listener);
  await listener.onApplicationBootstrap();
  stops.push(() => listener.beforeApplicationShutdown());
  let reads = 0;
  const ask = (name: string) => cache.of(name, async () => (reads++, facts.get(name)!));
  return { cache, listener, ask, reads: () => reads };
}

const facts = () => new Map(['one', 'two'].map((name) => [name, `${name}, at first`]));

it('is asked once, until it is changed somewhere: then every process reads again', async () => {
  const world = facts();
  const [here, there] = [await aProcess(world), await aProcess(world)];
  for (const { ask } of [here, there, here, there]) expect(await ask('one')).toBe('one, at first');
  expect([here.reads(), there.reads()]).toEqual([1, 1]);

  world.set('one', 'one, later');
  await database.db.inTransaction(() => here.cache.changed('one'));
  expect(await here.ask('one')).toBe('one, later');
  await eventually(async () => (await there.ask('one')) === 'one, later');
});

it('forgets everything at once, and nothing when the change is taken back', async () => {
  const world = facts();
  const { cache, ask } = await aProcess(world);
  expect([await ask('one'), await ask('two')]).toEqual(['one, at first', 'two, at first']);
  for (const name of world.keys()) world.set(name, `${name}, later`);

  await expect(
    database.db.inTransaction(async () => {
      await cache.changed(everyName);
      throw new Error('Not after all.');
    }),
  ).rejects.toThrow('Not after all.');
  expect(await ask('two')).toBe('two, at first');
  await database.db.inTransaction(() => cache.changed(everyName));
  expect([await ask('one'), await ask('two')]).toEqual(['one, later', 'two, later']);
});

it('never keeps what was read before a change', async () => {
  const { cache, ask } = await aProcess(new Map([['one', 'one, later']]));
  await cache.of('one', async () => {
    await database.db.inTransaction(() => cache.changed('one'));
    return 'one, at first';
  });
  expect(await ask('one')).toBe('one, later');
});

it('keeps nothing while nobody listens', async () => {
  const { listener, ask, reads } = await aProcess(facts());
  await listener.beforeApplicationShutdown();
  await eventually(async () => !listener.connected);
  await ask('one');
  await ask('one');
  expect(reads()).toBe(2);
});
