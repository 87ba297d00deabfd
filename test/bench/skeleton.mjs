// npm run bench -- skeleton: ping, one offer, the feed's page and a request for an offer; ours beside a bare Fastify + pg
// server on the same database in the same run, interleaved, medians of the rounds. Exits with 1 when any answer was an error.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { cpuMs, memoryMb, startBare, startOurs } from './parts/servers.mjs';
import { feedPage, id, makeWorld, sizes } from './parts/world.mjs';

const rounds = 3;
const seconds = 2;
const connections = 32;
const everyCase = [
  { what: 'ping', name: 'Ping' },
  { what: 'offer', name: 'One offer', aim: 0.7 },
  { what: 'feed', name: 'Feed page', aim: 0.85 },
  { what: 'request', name: 'Request an offer', aim: 0.75 },
];
// `npm run bench -- skeleton feed` measures only that.
const named = everyCase.filter(({ what }) => process.argv.includes(what));
const cases = named.length > 0 ? named : everyCase;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const began = Date.now();
const world = await makeWorld();
const servers = [];
// Each server asks for offers of its own, so that neither runs into the other's requests.
const nextPair = { our: 0, bare: (sizes.offers / 2) * sizes.sessions };

async function load(server, what, duration = seconds) {
  const client = spawn(process.execPath, [path.join(import.meta.dirname, 'parts/client.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const cookieName = server.name === 'our' ? '__Host-tastemaker' : 'tastemaker';
  const { address, name } = server;
  const before = cpuMs(server);
  client.stdin.end(
    JSON.stringify({
      address,
      what,
      cookieName,
      tokens: world.tokens,
      start: nextPair[name],
      seconds: duration,
      connections,
    }),
  );
  const figures = JSON.parse(await text(client.stdout));
  nextPair[name] = figures.next;
  return { ...figures, cpu: (cpuMs(server) - before) / figures.total };
}

/** Nothing is measured before both have been seen to give the same answers. */
async function compareAnswers([ours, bare]) {
  for (const address of ['/health/live', feedPage, `/api/v1/offers/${id('offers', 5)}`]) {
    const [one, other] = await Promise.all(
      [ours, bare].map(async (server) => {
        const cookie = `__Host-tastemaker=${world.tokens[0]}; tastemaker=${world.tokens[0]}`;
        const answer = await fetch(server.address + address, { headers: { cookie } });
        return sorted(JSON.parse(await answer.text()));
      }),
    );
    if (one !== other)
      throw new Error(`The two servers answer ${address} differently:\n${one.slice(0, 600)}\n${other.slice(0, 600)}`);
  }
}

/** As text that does not depend on the order of fields or the spelling of a moment. */
const sorted = (value) =>
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(part))
      return new Date(part).toISOString();
    const isFields = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isFields ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  });

async function measure() {
  const figures = Object.fromEntries(cases.map(({ what }) => [what, { our: [], bare: [] }]));
  for (const { what } of cases) for (const server of servers) await load(server, what, 1);
  for (let round = 0; round < rounds; round++) {
    for (const { what } of cases) {
      await world.settle();
      const inTurn = round % 2 === 0 ? servers : servers.toReversed();
      for (const server of inTurn) figures[what][server.name].push(await load(server, what));
    }
  }
  return figures;
}

function print(figures) {
  const number = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : 'n/a');
  const rows = cases.map(({ what, name, aim }) => {
    const { our, bare } = figures[what];
    const of = (runs, field) => median(runs.map((run) => run[field]));
    // The two runs of one round stood next to each other: their ratio says more than the ratio of two medians.
    const ratios = our.map((run, round) => run.perSecond / bare[round].perSecond);
    return [
      name,
      number(of(our, 'perSecond')),
      number(of(bare, 'perSecond')),
      number(median(ratios), 2),
      aim ? `≥ ${aim}` : '',
      `${number(of(our, 'cpu') * 1_000)} / ${number(of(bare, 'cpu') * 1_000)}`,
      `${number(of(our, 'p50'))} / ${number(of(bare, 'p50'))}`,
      `${number(of(our, 'p99'))} / ${number(of(bare, 'p99'))}`,
      `${number(of(our, 'bytes'))} / ${number(of(bare, 'bytes'))}`,
      String([...our, ...bare].reduce((sum, { faults }) => sum + faults, 0)),
    ];
  });
  const heads = ['', 'ours/s', 'bare/s', 'ratio', 'aim', 'CPU µs', 'p50 ms', 'p99 ms', 'bytes', 'errors'];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  for (const row of [heads, ...rows])
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '),
    );
  return rows.every((row) => row.at(-1) === '0');
}

try {
  servers.push(await startOurs(world), await startBare(world));
  await compareAnswers(servers);
  const { brands, influencers, offers, slotsAnOffer, sessions } = sizes;
  console.log(
    `${offers} live offers with ${slotsAnOffer} times each, ${brands} brands, ${influencers} influencers, ${sessions} sessions;`,
  );
  console.log(
    `${connections} connections, pool of 10, ${rounds} rounds of ${seconds} s in turn. Two figures: ours / bare. CPU is the server process’s own, a request.\n`,
  );
  const figures = await measure();
  const clean = print(figures);
  console.log(
    `\nMemory after load: ours ${memoryMb(servers[0]).toFixed(0)} MB, bare ${memoryMb(servers[1]).toFixed(0)} MB. ${Math.round((Date.now() - began) / 1_000)} s in all.`,
  );
  if (!clean) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await world.stop();
}
