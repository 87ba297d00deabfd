import { v7 } from 'uuid';
import { alone, counted, longTimeoutMs } from '../support/counts.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const kills = counted(20);
const people = 8;
const streamsEach = 4;

let world: World;
beforeAll(async () => void (world = await World.make()));
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

/** Reports one event after the other, each with its own id, until the server is gone. */
async function tellUntilGone(visitor: RemoteVisitor, told: string[], acknowledged: (id: string) => void) {
  try {
    for (;;) {
      const event_id = v7();
      told.push(event_id);
      const event = { event_name: 'page_view', event_context: { target_uid: '/app/chats' }, event_id };
      if ((await visitor.post('/api/v1/functions/logUserEvent', event)).status === 200) acknowledged(event_id);
    }
  } catch {
    // the connection broke: what was not acknowledged may or may not be there
  }
}

it(`R393: what was acknowledged is there after ${kills} kills (-9), and what is repeated is there once`, async () => {
  const influencers = await world.people.influencers(people);
  const server = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  const told: string[] = [];
  const kept: string[] = [];

  for (let kill = 0; kill < kills; kill++) {
    const killAfter = (alone ? 1_000 : 150) + ((kill * 37) % 60); // at a different time each run
    let acknowledged = 0;
    let killed: Promise<unknown> | undefined;
    const streams = influencers.flatMap((person) => Array.from({ length: streamsEach }, () => person));
    await Promise.all(
      streams.map(({ cookie }) =>
        tellUntilGone(new RemoteVisitor(server.url, cookie), told, (id) => {
          kept.push(id);
          if (++acknowledged === killAfter) killed = server.kill('SIGKILL');
        }),
      ),
    );
    expect(acknowledged).toBeGreaterThanOrEqual(killAfter);
    await killed;
    await server.run();
  }

  const there = (ids: readonly string[]) => world.count('from user_events where id = any($1)', [ids]);
  expect(kept.length - (await there(kept))).toBe(0);

  // Shared among all of them, because of the rate limit per person.
  const visitors = influencers.map(({ cookie }) => new RemoteVisitor(server.url, cookie));
  const unsure = told.filter((id) => !kept.includes(id));
  for (const [index, event_id] of [...unsure, ...kept.slice(-5)].entries()) {
    const visitor = visitors[index % people]!;
    const { status } = await visitor.post('/api/v1/functions/logUserEvent', { event_name: 'page_view', event_id });
    expect(status).toBe(200);
  }
  expect(await there(told)).toBe(told.length);
  expect(await world.count(`from user_events where name = 'page_view'`)).toBe(told.length);
  console.log(
    `${kills} kills under ${people * streamsEach} streams: ${kept.length} events acknowledged, 0 lost; ` +
      `${unsure.length} told again, each kept once`,
  );
});
