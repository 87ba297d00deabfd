import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { counted, longTimeoutMs } from '../support/counts.js';
import { ServerProcess } from '../support/processes.js';
import { type LiveChanges, RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const pairs = 10;
const clients = pairs * 2;
const perClient = Math.ceil(counted(5_000, 60) / clients);
const kills = counted(10, 2);
const reconnectEvery = 25;
const againAfterMs = 100;

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

type Said = { seq: number; clientId: string };

/** Someone at a screen: writes, follows the conversation by its stream, and reconnects whenever a process goes down. */
class Client {
  readonly wrote: string[] = [];
  readonly seen: Said[] = [];
  private stream: LiveChanges | null = null;
  private lastEventId: string | undefined;
  private heard = 0;
  private done = false;

  constructor(
    private readonly person: Person,
    private readonly conversation: string,
    private at: ServerProcess,
  ) {}

  /** Each message is resent with the same id until it is acknowledged. */
  async write(count: number): Promise<void> {
    for (let n = 1; n <= count; n++) {
      const clientId = randomUUID();
      this.wrote.push(clientId);
      const body = { text: `Message ${n}`, clientId };
      await this.untilDone(async () => {
        const { status } = await this.browser().post(`/api/v1/conversations/${this.conversation}/messages`, body);
        return status === 201;
      });
      if (n % reconnectEvery === 0) this.reconnect();
    }
  }

  /** Refetches whenever the stream reports something. */
  async follow(): Promise<void> {
    while (!this.done) {
      if (!this.stream) await this.connect();
      const told = this.stream?.events.length ?? 0;
      if (told !== this.heard) {
        this.heard = told;
        this.lastEventId = this.stream?.position ?? this.lastEventId;
        await this.look().catch(() => undefined); // the process is gone: the next stream repeats it
      }
      await pause(20);
    }
    this.stream?.leave();
  }

  stop(): void {
    this.done = true;
  }

  /** Switches to the other process midway. */
  reconnect(): void {
    this.stream?.leave();
    this.stream = null;
    this.at = this.at === here ? there : here;
  }

  private async connect(): Promise<void> {
    await this.untilDone(async () => {
      const stream = await this.browser().live(this.lastEventId);
      this.stream = stream;
      this.heard = 0;
      void stream.closed.then(() => {
        if (this.stream === stream) this.reconnect();
      });
      await this.look();
      return true;
    });
  }

  /** The newest messages; those after the last one seen are new, in order. */
  private async look(): Promise<void> {
    const { status, body } = await this.browser().get(`/api/v1/conversations/${this.conversation}/messages?limit=100`);
    if (status !== 200) throw new Error(`Reading was answered with ${status}`);
    const last = this.seen.at(-1)?.seq ?? 0;
    const fresh = (body.items as Said[]).filter(({ seq }) => seq > last).reverse();
    this.seen.push(...fresh.map(({ seq, clientId }) => ({ seq, clientId })));
  }

  private browser(): RemoteVisitor {
    return new RemoteVisitor(this.at.url, this.person.cookie);
  }

  private async untilDone(attempt: () => Promise<boolean>): Promise<void> {
    while (!(await attempt().catch(() => false))) {
      await pause(againAfterMs);
      this.at = this.at === here ? there : here;
    }
  }
}

it(`${clients} people write ${clients * perClient} messages through reconnects and ${kills} kills: none lost, none twice, one order`, async () => {
  const brand = await world.people.brand('ember');
  const people = await world.people.influencers(pairs);
  const conversations = await Promise.all(people.map((person) => world.people.conversation(brand, person)));
  const all = conversations.map((id, index): [Client, Client] => [
    new Client(brand, id, here),
    new Client(people[index]!, id, there),
  ]);
  const everybody = all.flat();

  const following = everybody.map((client) => client.follow());
  let writing = true;
  const written = Promise.all(everybody.map((client) => client.write(perClient))).then(() => (writing = false));
  let killed = 0;
  for (; killed < kills && writing; killed++) {
    await pause(300 + ((killed * 370) % 900)); // at a different time each run
    const victim = killed % 2 === 0 ? here : there;
    await victim.kill('SIGKILL');
    await victim.run();
  }
  await written;

  const total = perClient * 2;
  while (!everybody.every(({ seen }) => seen.length >= total)) await pause(againAfterMs); // otherwise the test times out
  everybody.forEach((client) => client.stop());
  await Promise.all(following);

  let [lost, twice] = [0, 0];
  for (const [one, other] of all) {
    const ids = one.seen.map(({ clientId }) => clientId);
    const wrote = [...one.wrote, ...other.wrote];
    twice += ids.length - new Set(ids).size;
    lost += wrote.filter((id) => !ids.includes(id)).length;
    expect(one.seen).toEqual(other.seen);
    expect(one.seen.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, place) => place + 1));
  }
  console.log(
    `${total * pairs} messages of ${clients} clients, ${killed} kills: ${lost} lost, ${twice} twice, one order`,
  );
  expect({ lost, twice }).toEqual({ lost: 0, twice: 0 });
  expect(killed).toBeGreaterThan(0);
});
