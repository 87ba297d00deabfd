// npm run bench -- discovery: the influencer browser at 10,000, 100,000 and 1,000,000 people, compared with a bare
// Fastify + pg server that runs the same statements on the same database in the same run, interleaved, medians of the
// rounds. `npm run bench -- discovery 10000` measures one size; BENCH_WORLDS=folder stores the generated data there for
// reuse. Exits with 1 when any response was an error.
import os from 'node:os';
import { compareAnswers, cookiesOf, load, median, memoryLine, rounds } from './parts/compare.mjs';
import { influencerId, makeCrowdWorld, portrait } from './parts/crowd-world.mjs';
import { startBare, startOurs } from './parts/servers.mjs';

const seconds = 2;
const connections = 16;
const given = process.argv.slice(3).map(Number).filter(Number.isInteger);
const sizes = given.length > 0 ? given : [10_000, 100_000, 1_000_000];

const browser = '/api/v1/influencer-browser';
const matches = '/api/v1/influencer-matches';
const three = 'city=london,leeds&band=micro&cuisines=italian,japanese';
const six = `${three}&platform=instagram&engagement=2&exclude=alcohol&interests=travel,music,art`;
const many = ['london', 'birmingham', 'manchester', 'leeds'].map((city) => `${browser}?city=${city}`);
const cases = [
  { name: 'Page, 1 filter', paths: many, aim: 0.85 },
  { name: 'Page, 3 filters', paths: [`${browser}?${three}`], aim: 0.85 },
  { name: 'Page, 6 filters', paths: [`${browser}?${six}`], aim: 0.85 },
  { name: 'Page, words', paths: [`${browser}?q=rosa%20marsh`, `${browser}?q=seren%20cole`], aim: 0.85 },
  { name: 'Page, deep', deep: true, aim: 0.85 },
  { name: 'Facets, 1 filter', paths: many.map((address) => address.replace('?', '/facets?')), alone: true },
  { name: 'Facets, 3 filters', paths: [`${browser}/facets?${three}`], alone: true },
  { name: 'Facets, 6 filters', paths: [`${browser}/facets?${six}`], alone: true },
  { name: 'Facets, words', paths: [`${browser}/facets?q=rosa`], alone: true },
  { name: 'Best match', paths: [matches], aim: 0.85 },
  { name: 'Best match, 3 filters', paths: [`${matches}?${three}`], aim: 0.85 },
  { name: 'Best match, deep', deepMatch: true, aim: 0.85 },
  { name: 'One influencer', paths: [1, 77, 1_321].map((number) => `${browser}/${influencerId(number)}`), aim: 0.7 },
  { name: 'Feed page', paths: ['/api/v1/offers?limit=12'], as: 'influencer', aim: 0.85 },
  { name: 'Feed, for you', paths: ['/api/v1/offers?limit=12&sort=match'], as: 'influencer', aim: 0.85 },
  { name: 'Thumbnail', paths: [`/api/v1/thumbs?path=${portrait.path}&w=${portrait.width}`], aim: 0.7 },
];

async function get(server, address, token) {
  const answer = await fetch(server.address + address, { headers: { cookie: cookiesOf(token) } });
  if (!answer.ok) throw new Error(`The ${server.name} server answers ${address} with ${answer.status}.`);
  return answer.json();
}

/** The URL of a deep page: by followers, starting after the median. */
async function deepPage(server, token) {
  const middle = await get(server, `${browser}?sort=newest&limit=1`, token);
  const [, id] = middle.next.split('_');
  return `${browser}?after=3000_${id}`;
}

/** The URL of the 21st page of the best matches. */
async function deepMatches(server, token) {
  let after = '';
  for (let page = 0; page < 20; page++)
    after = (await get(server, `${matches}${after && `?after=${after}`}`, token)).next;
  return `${matches}?after=${after}`;
}

const number = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : 'n/a');

function rowOf({ name, aim, alone }, { our, bare }) {
  const of = (runs, field) => median(runs.map((run) => run[field]));
  const pair = (field) => `${number(of(our, field))} / ${number(of(bare, field))}`;
  // The two runs of one round are adjacent: their ratio is more meaningful than the ratio of two medians.
  const ratio = median(our.map((run, round) => run.perSecond / bare[round].perSecond));
  const faults = [...our, ...bare].reduce((sum, run) => sum + run.faults, 0);
  const slower = median(our.map((run, round) => run.p975 / Math.max(1, bare[round].p975)));
  const ratios = [number(ratio, 2), aim ? `≥ ${aim}` : '', pair('p50'), pair('p975'), number(slower, 2)];
  return [alone ? `${name} *` : name, pair('perSecond'), ...ratios, String(faults)];
}

function print(rows) {
  const heads = ['', 'a second', 'ratio', 'aim', 'p50 ms', 'p97.5 ms', 'ratio', 'errors'];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  for (const row of [heads, ...rows])
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '),
    );
  return rows.every((row) => row.at(-1) === '0');
}

async function measure(influencers) {
  const began = Date.now();
  const world = await makeCrowdWorld(influencers);
  const servers = [];
  try {
    servers.push(await startOurs(world), await startBare(world, 'bare-discovery.mjs'));
    const deep = await deepPage(servers[0], world.tokens.brand[0]);
    const best = await deepMatches(servers[0], world.tokens.brand[0]);
    const named = cases.map((each) => (each.paths ? each : { ...each, paths: [each.deep ? deep : best] }));
    for (const { paths, as = 'brand' } of named)
      for (const path of paths) await compareAnswers(servers, { path, token: world.tokens[as][0] });
    const figures = new Map(named.map(({ name }) => [name, { our: [], bare: [] }]));
    const run = (server, { paths, as = 'brand', alone = false }, duration) =>
      load(server, {
        ...{ paths, tokens: world.tokens[as], seconds: duration },
        connections: alone ? 1 : connections,
      });
    for (const each of named) for (const server of servers) await run(server, each, 1);
    for (let round = 0; round < rounds; round++)
      for (const each of named)
        for (const server of round % 2 === 0 ? servers : servers.toReversed())
          figures.get(each.name)[server.name].push(await run(server, each, seconds));

    const { offers, seconds: seeding } = world.crowd;
    console.log(
      `\n${influencers} influencers and ${offers} offers, ${seeding > 0 ? `made in ${seeding} s` : 'made before'}; ${connections} connections, pool of 10, ` +
        `${rounds} rounds of ${seconds} s in turn. Two figures: ours / bare.\n`,
    );
    const clean = print(named.map((each) => rowOf(each, figures.get(each.name))));
    console.log(`* one at a time. Load of the machine: ${os.loadavg().map((load) => load.toFixed(1))}.`);
    console.log(memoryLine(servers, began));
    return clean;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await world.stop();
  }
}

for (const size of sizes) if (!(await measure(size))) process.exitCode = 1;
