// npm run bench -- skeleton: ping, one offer, the feed's page and a request for an offer; ours compared with a bare
// Fastify + pg server on the same database in the same run, interleaved, medians of the rounds. With
// BENCH_BEFORE=folder compared with that checkout's build, on its own database. Exits with 1 when any response was an
// error.
import { inRounds, load, memoryLine, print, sorted } from './parts/compare.mjs';
import { startBoth } from './parts/servers.mjs';
import { checkouts, feedPage, id, makeWorld, sizes } from './parts/world.mjs';

const rounds = 3;
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

/** Nothing is measured before both have been shown to give the same responses. */
async function compareAnswers([ours, bare]) {
  for (const address of ['/health/live', feedPage, `/api/v1/offers/${id('offers', 5)}`]) {
    const [one, other] = await Promise.all(
      [ours, bare].map(async (server) => {
        const cookie = `__Host-tastemaker=${worlds[0].tokens[0]}; tastemaker=${worlds[0].tokens[0]}`;
        const answer = await fetch(server.address + address, { headers: { cookie } });
        return sorted(JSON.parse(await answer.text()));
      }),
    );
    if (one === other) continue;
    const from = Math.max(0, [...one].findIndex((letter, place) => letter !== other[place]) - 100);
    const [ourPart, barePart] = [one, other].map((text) => text.slice(from, from + 300));
    throw new Error(`The two servers answer ${address} differently:\n…${ourPart}\n…${barePart}`);
  }
}

try {
  for (const checkout of checkouts) worlds.push(await makeWorld(checkout));
  servers.push(...(await startBoth(worlds)));
  if (worlds.length === 1) await compareAnswers(servers);
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
    rounds,
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
