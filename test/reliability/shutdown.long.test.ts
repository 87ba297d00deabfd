import http from 'node:http';
import { once } from 'node:events';
import { counted, longTimeoutMs } from '../support/counts.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const stops = counted(20);
const inFlight = 20;
const callers = 8;

let world: World;
let brand: Person;
let influencer: Person;
let messages: string;

beforeAll(async () => {
  world = await World.make();
  brand = await world.people.brand('ember');
  influencer = await world.people.influencer('nia');
  messages = `/api/v1/conversations/${await world.people.conversation(brand, influencer)}/messages`;
});
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

/** A request that the server has started to read, and how to finish it. Finishing returns the status. */
async function begun(url: string, text: string): Promise<() => Promise<number>> {
  const body = JSON.stringify({ text });
  const request = http.request(url + messages, {
    method: 'POST',
    headers: {
      origin: url,
      cookie: influencer.cookie,
      expect: '100-continue',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answer = once(request, 'response');
  answer.catch(() => undefined); // handled by the one that finishes it
  request.flushHeaders();
  await once(request, 'continue');
  return async () => {
    request.end(body);
    const [response] = (await answer) as [http.IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response.statusCode!;
  };
}

/** Writes one message after the other until the server is gone. Returns which texts were, and weren't, acknowledged. */
async function callUntilGone(
  url: string,
  name: string,
  told: (text: string, acknowledged: boolean) => void,
): Promise<void> {
  const visitor = new RemoteVisitor(url, influencer.cookie);
  for (let number = 0; ; number++) {
    const text = `${name}-${number}`;
    const answer = await visitor.post(messages, { text }).catch(() => undefined);
    told(text, answer?.status === 201);
    if (!answer) return;
  }
}

it(`SIGTERM under load, ${stops} times: what was begun is answered, then the process ends`, async () => {
  const server = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  let answered = 0;
  let slowestStopMs = 0;
  for (let stop = 0; stop < stops; stop++) {
    if (stop > 0) await server.run();
    const acknowledged: string[] = [];
    const refused: string[] = [];
    const calls: Promise<void>[] = [];
    const enough = new Promise<void>((resolve) => {
      const told = (text: string, good: boolean) => {
        (good ? acknowledged : refused).push(text);
        if (acknowledged.length === 50) resolve();
      };
      for (let caller = 0; caller < callers; caller++) calls.push(callUntilGone(server.url, `${stop}-${caller}`, told));
    });
    await enough;
    const requests = await Promise.all(
      Array.from({ length: inFlight }, (_, number) => begun(server.url, `begun-${stop}-${number}`)),
    );

    const startedAt = performance.now();
    const gone = server.kill('SIGTERM');
    await Promise.all(calls); // no new connections are accepted
    const statuses = await Promise.all(requests.map((finish) => finish()));
    expect(await gone).toBe(0);
    slowestStopMs = Math.max(slowestStopMs, performance.now() - startedAt);

    expect(statuses).toEqual(Array.from({ length: inFlight }, () => 201));
    expect(await world.count('from messages where text = any($1)', [acknowledged])).toBe(acknowledged.length);
    expect(await world.count('from messages where text = any($1)', [refused])).toBe(0); // done, but unacknowledged
    answered += acknowledged.length + inFlight;
  }
  console.log(
    `${stops} × SIGTERM under load: ${answered} requests answered, 0 cut, exit code 0, gone within ${Math.round(slowestStopMs)} ms`,
  );
});

it('for SHUTDOWN_DELAY seconds after SIGTERM answers new requests, and asks clients to go elsewhere', async () => {
  const delayMs = 2_000;
  const server = await ServerProcess.start({
    DATABASE_URL: world.databaseUrl,
    SHUTDOWN_DELAY: String(delayMs / 1_000),
  });
  const startedAt = performance.now();
  const gone = server.kill('SIGTERM');

  const seen = new Set<string>();
  let turnedAwayMs = 0;
  for (;;) {
    const askedMs = performance.now() - startedAt;
    const [live, ready] = await Promise.all(
      ['live', 'ready'].map((page) => fetch(`${server.url}/health/${page}`).catch(() => null)),
    );
    if (!live || !ready) {
      turnedAwayMs = askedMs;
      break;
    }
    seen.add(`live ${live.status}, ready ${ready.status} ${ready.headers.get('connection')}`);
  }
  expect(await gone).toBe(0);
  expect(seen).toContain('live 200, ready 503 close');
  expect([...seen].filter((answer) => !answer.startsWith('live 200'))).toEqual([]);
  expect(turnedAwayMs).toBeGreaterThan(delayMs * 0.9);
});
