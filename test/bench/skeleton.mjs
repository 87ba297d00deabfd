// npm run bench -- skeleton: ping, one offer, the feed's page and a request for an offer; ours compared with a bare
// Fastify + pg server on the same database in the same run, interleaved, medians of the rounds. With
// BENCH_BEFORE=folder compared with that checkout's build, on its own database. Exits with 1 when any response was an
// error.
import { compareAnswers, inRounds, load, memoryLine, print, rounds } from './parts/compare.mjs';
import { startBoth } from './parts/servers.mjs';
import { checkouts, feedPage, id, keyOf, makeWorld, sizes } from './parts/world.mjs';

const seconds = 2;
const connections = 32;
const everyCase = [
  { what: 'ping', name: 'Ping' },
  { what: 'offer', name: 'One offer', aim: 0.7 },
  { what: 'key', name: 'One offer, by API key' },
  { what: 'feed', name: 'Feed page', aim: 0.85 },
  { what: 'request', name: 'Request an offer', aim: 0.5 },
];
// `npm run bench -- skeleton feed` measures only that.
const named = everyCase.filter(({ what }) => process.argv.includes(what));
const cases = named.length > 0 ? named : everyCase;

const began = Date.now();
const worlds = [];
const servers = [];
// Each server requests its own offers, so that neither conflicts with the other's requests.
const nextPair = { our: 0, before: 0, bare: (sizes.offers / 2) * sizes.sessions };

async function run(server, what, duration = seconds) {
  const { name } = server;
  const order = { what, tokens: worlds[0].tokens, start: nextPair[name], seconds: duration, connections };
  const figures = await load(server, order);
  nextPair[name] = figures.next;
  return figures;
}

async function compareAll() {
  const [token] = worlds[0].tokens;
  const offer = `/api/v1/offers/${id('offers', 5)}`;
  for (const path of ['/health/live', feedPage, offer]) await compareAnswers(servers, { path, token });
  await compareAnswers(servers, { path: offer, headers: { authorization: `Bearer ${keyOf(1)}` } });
  await compareAnswers(servers, {
    path: ({ name }) => `/api/v1/offers/${id('offers', sizes.offers - (name === 'bare' ? 0 : 1))}/requests`,
    ...{ token, body: { note: 'I would love to come.' }, written: true },
  });
}

try {
  for (const checkout of checkouts) worlds.push(await makeWorld(checkout));
  servers.push(...(await startBoth(worlds)));
  if (worlds.length === 1) await compareAll();
  const { brands, influencers, offers, slotsAnOffer, sessions } = sizes;
  console.log(
    `${offers} live offers with ${slotsAnOffer} times each, ${brands} brands, ${influencers} influencers, ${sessions} sessions;`,
  );
  console.log(
    `${connections} connections, pool of 10, ${rounds} rounds of ${seconds} s in turn. Two figures: ours / ${servers[1].name}. CPU is the server process’s own, a request.\n`,
  );
  const figures = await inRounds({
    cases,
    servers,
    run,
    settle: () => Promise.all(worlds.map((world) => world.settle())),
  });
  const clean = print(cases, figures);
  console.log(memoryLine(servers, began));
  if (!clean) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(worlds.map((world) => world.stop()));
}
