import pg from 'pg';
import { counted, longTimeoutMs } from '../support/counts.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, piecesOfEach, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const kills = counted(50, 2);
const writers = 8;

let world: World;
beforeAll(async () => void (world = await World.make()));
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

type Acknowledged = { collabs: string[]; messages: string[] };

/** Someone who requests one offer after the other and writes to the brand in between, until the server is gone. */
async function writeUntilGone(
  visitor: RemoteVisitor,
  offers: string[],
  conversation: string,
  acknowledged: (kind: keyof Acknowledged, id: string) => void,
): Promise<void> {
  try {
    for (;;) {
      const offer = offers.pop();
      if (offer) {
        const asked = await visitor.post(`/api/v1/offers/${offer}/requests`, { note: 'May I?' });
        if (asked.status === 201) acknowledged('collabs', asked.body.id);
      }
      const said = await visitor.post(`/api/v1/conversations/${conversation}/messages`, { text: 'Hello!' });
      if (said.status === 201) acknowledged('messages', said.body.id);
    }
  } catch {
    // the connection broke: anything unacknowledged may or may not be there, but never half of it
  }
}

/** Rows from something that was only half done. */
const halves = {
  'a Collab without all its pieces': `from collabs c
    where (select count(*) from deliverables d where d.collab_id = c.id) <> ${piecesOfEach}`,
  'pieces without their Collab': `from deliverables d where not exists (select from collabs c where c.id = d.collab_id)`,
  'a Collab of which no audit row tells': `from collabs c where not exists
    (select from audit_log a where a.aggregate_type = 'collab' and a.aggregate_id = c.id::text and a.name = 'collab.requested')`,
  'a message of which no audit row tells': `from messages m where not exists
    (select from audit_log a where a.aggregate_type = 'message' and a.aggregate_id = m.id::text)`,
  'an event without its audit row': `from outbox o where not exists (select from audit_log a where a.event_id = o.id)`,
  'an audit row without its text': `from audit_log a where not exists
    (select from audit_details d where d.event_id = a.event_id)`,
};

it(`what was acknowledged is there after ${kills} kills (-9) under parallel writes`, async () => {
  const brand = await world.people.brand('ember');
  const people = await world.people.influencers(writers);
  const conversations = await Promise.all(people.map((person) => world.people.conversation(brand, person)));
  const server = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  const kept: Acknowledged = { collabs: [], messages: [] };
  const startsMs: number[] = [];

  for (let kill = 0; kill < kills; kill++) {
    const killAfter = 40 + ((kill * 37) % 60); // at a different time each run
    const offers = await Promise.all(Array.from({ length: 8 }, () => world.people.offer(brand)));
    let acknowledged = 0;
    let killed: Promise<unknown> | undefined;
    const write = (person: Person, index: number) =>
      writeUntilGone(
        new RemoteVisitor(server.url, person.cookie),
        offers.map(({ offerId }) => offerId),
        conversations[index]!,
        (kind, id) => {
          kept[kind].push(id);
          if (++acknowledged === killAfter) killed = server.kill('SIGKILL');
        },
      );
    await Promise.all(people.map(write));
    expect(acknowledged).toBeGreaterThanOrEqual(killAfter);
    await killed;
    startsMs.push(await server.run());
  }

  const lost = async (table: keyof Acknowledged) =>
    kept[table].length - (await world.count(`from ${table} where id = any($1)`, [kept[table]]));
  expect({ collabs: await lost('collabs'), messages: await lost('messages') }).toEqual({ collabs: 0, messages: 0 });
  for (const [name, sql] of Object.entries(halves)) expect([name, await world.count(sql)]).toEqual([name, 0]);
  console.log(
    `${kills} kills: ${kept.collabs.length} Collabs and ${kept.messages.length} messages acknowledged, 0 lost, 0 halves; ` +
      `ready again within ${Math.round(Math.max(...startsMs))} ms`, // test/timing checks the limit
  );
});

it('with its own PostgreSQL, a kill (-9) of the whole product loses nothing', async () => {
  const server = await ServerProcess.start();
  const influencer = new RemoteVisitor(server.url);
  await influencer.signIn('influencer@tastemaker.test');
  const { items } = (await influencer.get('/api/v1/conversations')).body;
  const messages = `/api/v1/conversations/${items[0].id}/messages`;
  const written: string[] = [];
  for (let number = 0; number < 20; number++)
    written.push((await influencer.post(messages, { text: `${number}` })).body.id);

  await server.kill('SIGKILL');
  await server.run();

  const { body } = await influencer.get(messages); // the session has survived it, too
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(written));

  const database = new pg.Client({ connectionString: server.shared().DATABASE_URL });
  expect(await server.kill('SIGTERM')).toBe(0);
  await expect(database.connect()).rejects.toThrow(/ECONNREFUSED/); // its PostgreSQL went down with it
  console.log('1 kill of product and PostgreSQL: 20 messages acknowledged, 0 lost');
});
