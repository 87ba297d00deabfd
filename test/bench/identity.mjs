// npm run bench -- identity: sign-in by password, with the share spent on hashing, and the session check at the start
// of each page; ours compared with a bare Fastify + pg server on the same database in the same run, interleaved,
// medians of the rounds. Exits with 1 when any response was an error.
import { verify } from '@node-rs/argon2';
import { compareAnswers, inRounds, load, median, memoryLine, print, rounds } from './parts/compare.mjs';
import { startBare, startOurs } from './parts/servers.mjs';
import { benchPassword, makeWorld } from './parts/world.mjs';

const seconds = 3;
const cases = [
  { what: 'sign-in', name: 'Sign in by password' },
  { what: 'session', name: 'Session check' },
];
// All come from one address, which can have thirty attempts in progress.
const connectionsOf = { 'sign-in': 16, session: 32 };

const began = Date.now();
const world = await makeWorld();
const servers = [];
// Each server signs in different people, so that neither waits for the other's row locks.
const nextPerson = { our: 0, bare: world.tokens.length / 2 };

async function run(server, what, duration = seconds) {
  const { name } = server;
  const order = { what, tokens: world.tokens, start: nextPerson[name], seconds: duration };
  const figures = await load(server, { ...order, connections: connectionsOf[what] });
  nextPerson[name] = figures.next;
  return figures;
}

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const post = ({ address }, path, body) =>
  fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });

/** Nothing is measured before both have been shown to do the same. */
async function compareAll() {
  const path = '/api/v1/functions/getSessionAndUserProfile';
  await compareAnswers(servers, { path, token: world.tokens[0], body: {} });
  for (const server of servers) {
    const credentials = { email: 'person1@bench.test', password: benchPassword };
    const right = await post(server, '/api/v1/auth/password', credentials);
    const wrong = await post(server, '/api/v1/auth/password', { ...credentials, password: 'not these words' });
    const [cookie] = right.headers.getSetCookie();
    if (right.status !== 200 || wrong.status !== 401 || !cookie?.includes('tastemaker='))
      throw new Error(`The ${server.name} server answers ${right.status} and ${wrong.status} to a sign-in.`);
  }
}

/** The CPU time of one verification alone, in milliseconds. */
async function hashingMs(hash) {
  const times = 30;
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) await verify(hash, benchPassword);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
}

try {
  const hash = await world.givePasswords();
  servers.push(await startOurs(world), await startBare(world, 'bare-identity.mjs'));
  await compareAll();
  console.log(`${world.tokens.length} people, each with a password: ${hash.slice(0, hash.indexOf('p=') + 3)}.`);
  console.log(
    `${connectionsOf['sign-in']} connections sign in, ${connectionsOf.session} check sessions; pool of 10, ${rounds} rounds of ${seconds} s in turn. Two figures: ours / bare. CPU is the server process’s own, a request.\n`,
  );
  const before = await hashingMs(hash);
  const figures = await inRounds({ cases, servers, run, settle: () => world.settle() });
  const hashing = median([before, await hashingMs(hash), await hashingMs(hash)]);
  const clean = print(cases, figures);
  const share = (runs) => `${Math.round((hashing / median(runs.map(({ cpu }) => cpu))) * 100)} %`;
  const { our, bare } = figures['sign-in'];
  console.log(
    `\nHashing takes ${hashing.toFixed(1)} ms of processor time: ${share(our)} of a sign-in of ours, ${share(bare)} of the bare server's.`,
  );
  console.log(memoryLine(servers, began));
  if (!clean) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await world.stop();
}
