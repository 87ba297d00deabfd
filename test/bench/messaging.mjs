// npm run bench -- messaging: the time from sending a message at one process until the other side has seen it at
// another, with 10, 1,000 and 5,000 streams open on both; compared with bare sockets doing the same in the same run.
// Memory is per stream. `npm run bench -- messaging 10` opens that many. Exits with 1 when a message was not seen.
import { createSecretKey } from 'node:crypto';
import http from 'node:http';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { WebSocket } from 'ws';
import { cookiesOf, rounds } from './parts/compare.mjs';
import { memoryMb, startBare, startOurs } from './parts/servers.mjs';
import { id, makeWorld, sessionSecret } from './parts/world.mjs';

const given = process.argv.slice(3).map(Number).filter(Number.isInteger);
const openStreams = given.length > 0 ? given : [10, 1_000, 5_000];
const samples = 100;
const patienceMs = 10_000;
const writers = 20;
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

const world = await makeWorld();
const pool = new pg.Pool({ connectionString: world.url, max: 2 });
const brandUser = id('users', 900_001);
const brandSession = id('sessions', 900_001);

/** Someone in brand 1, and its conversations with the first people. */
async function makeTalks() {
  const brand = id('brands', 1);
  await pool.query(
    `insert into users (id, email, name, email_proven_at, created_at, version) values ($1, 'brand@bench.test', 'Brand', now(), now(), 1)`,
    [brandUser],
  );
  await pool.query(
    `insert into memberships (user_id, profile_uid, profile_type, kind, role, created_at) values ($1, $2, 'brand', 'linked', 'owner', now())`,
    [brandUser, brand],
  );
  await pool.query(
    `insert into sessions (id, user_id, profile_uid, profile_type, user_agent, created_at, last_seen_at, proven_at)
     values ($1, $2, $3, 'brand', 'bench', now(), now(), now())`,
    [brandSession, brandUser, brand],
  );
  const { rows } = await pool.query(
    `insert into conversations (id, kind, brand_id, influencer_id, last_message_at, created_at)
     select gen_random_uuid(), 'pair', $1, person, now(), now() from unnest($2::uuid[]) person returning id, influencer_id as person`,
    [brand, Array.from({ length: writers }, (_, n) => id('influencers', n + 1))],
  );
  return new Map(rows.map(({ id: talk, person }) => [person, talk]));
}

const brandToken = jwt.sign(
  { sid: brandSession, sub: brandUser },
  createSecretKey(Buffer.from(sessionSecret, 'utf8')),
  {
    algorithm: 'HS256',
    issuer: 'tastemaker',
    audience: 'tastemaker-portal',
    expiresIn: '1d',
  },
);

/** Opens a stream of server-sent events and calls back with each message. Returns how to close it. */
function stream(server, token, hear = () => undefined) {
  return new Promise((resolve, reject) => {
    const request = http.get(
      `${server.address}/api/v1/live`,
      { agent, headers: { cookie: cookiesOf(token) } },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`The stream was answered with ${answer.statusCode}.`));
        answer.setEncoding('utf8').on('data', hear);
        answer.on('error', () => undefined);
        resolve(() => request.destroy());
      },
    );
    request.on('error', reject);
  });
}

function socket(server, about, hear = () => undefined) {
  return new Promise((resolve, reject) => {
    const open = new WebSocket(`${server.address.replace('http', 'ws')}/${about}`);
    open.on('message', hear);
    open.on('open', () => resolve(() => open.terminate()));
    open.on('error', reject);
  });
}

async function inBatches(count, make) {
  const made = [];
  for (let from = 0; from < count; from += 100)
    made.push(...(await Promise.all(Array.from({ length: Math.min(100, count - from) }, (_, n) => make(from + n)))));
  return made;
}

/** The latency of each sample in milliseconds; a message that nobody saw counts as the timeout. */
async function measure(send, follow) {
  const times = [];
  let seen = () => undefined;
  const close = await follow(() => seen());
  for (let n = 0; n < samples; n++) {
    const arrived = new Promise((resolve) => {
      const late = setTimeout(() => resolve(patienceMs), patienceMs);
      const began = performance.now();
      seen = () => {
        clearTimeout(late);
        resolve(performance.now() - began);
      };
    });
    await send(n);
    times.push(await arrived);
  }
  close();
  return times;
}

const talks = await makeTalks();

const kinds = {
  ours: {
    start: () => startOurs(world),
    open: (servers, n) => stream(servers[n % 2], world.tokens[(writers + n) % world.tokens.length]),
    async send([server], n) {
      const writer = n % writers;
      const answer = await fetch(
        `${server.address}/api/v1/conversations/${talks.get(id('influencers', writer + 1))}/messages`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin: 'https://bench.test',
            cookie: cookiesOf(world.tokens[writer]),
          },
          body: JSON.stringify({ text: `Message ${n}` }),
        },
      );
      if (answer.status !== 201) throw new Error(`Sending was answered with ${answer.status}: ${await answer.text()}`);
    },
    /** The other side sees what the stream brings; what it only names is fetched, and seen then. */
    follow: ([, server], seen) =>
      stream(server, brandToken, async (text) => {
        const told = /^data: (\{.*"name":"message\.sent".*\})$/m.exec(text);
        if (!told) return;
        const { id: talk, content } = JSON.parse(told[1]);
        if (content) return seen();
        const address = `${server.address}/api/v1/conversations/${talk}/messages?limit=1`;
        const answer = await fetch(address, { headers: { cookie: cookiesOf(brandToken) } });
        if ((await answer.json()).items.length === 1) seen();
      }),
  },
  bare: {
    start: () => startBare(world, 'bare-chat.mjs'),
    open: (servers, n) => socket(servers[n % 2], `idle-${n}`),
    send: ([server]) => fetch(`${server.address}/talk`, { method: 'POST', body: 'Message' }),
    follow: ([, server], seen) => socket(server, 'talk', seen),
  },
};

/** Servers of one kind with this many open streams, and the memory that each stream uses. */
async function crowd(name, count) {
  const kind = kinds[name];
  const servers = [await kind.start(), await kind.start()];
  const held = () => servers.reduce((sum, server) => sum + memoryMb(server), 0);
  const before = held();
  const closes = await inBatches(count, (n) => kind.open(servers, n));
  const kiloBytes = ((held() - before) * 1_024) / count;
  return { kind, servers, closes, kiloBytes, times: [] };
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);

let clean = true;
try {
  console.log(
    `Sent at one process until seen by the other side at another: ${rounds} rounds of ${samples} messages in turn, one at a time.\n`,
  );
  for (const count of openStreams) {
    const crowds = { ours: await crowd('ours', count), bare: await crowd('bare', count) };
    for (let round = 0; round < rounds; round++) {
      for (const { kind, servers, times } of Object.values(crowds))
        times.push(
          ...(await measure(
            (n) => kind.send(servers, n),
            (seen) => kind.follow(servers, seen),
          )),
        );
    }
    for (const [name, { servers, closes, kiloBytes, times }] of Object.entries(crowds)) {
      times.sort((a, b) => a - b);
      if (times.at(-1) >= patienceMs) clean = false;
      console.log(
        `${name.padEnd(5)} ${String(count).padStart(6)} streams: sent to seen p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms; ${kiloBytes.toFixed(1)} kB a stream`,
      );
      closes.forEach((close) => close());
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
} finally {
  await pool.end();
  await world.stop();
}
process.exit(clean ? 0 : 1);
