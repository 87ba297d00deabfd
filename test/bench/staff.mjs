// npm run bench -- staff: the staff panel's lists, one row and a change, at 1,000,000 influencers and 100,000 brands,
// compared with a bare Fastify + pg server that runs the same statements; then the panel's size and its first list's
// loading time on a slow CPU, compared with the smallest react-admin app. `npm run bench -- staff 10000 1000` sets
// other sizes; BENCH_WORLDS=folder stores the generated data there for reuse; BENCH_BEFORE=folder compares the lists
// with that checkout's build. Exits with 1 when any response was an error.
import { compareAnswers, emptyFigures, load, memoryLine, print, rounds } from './parts/compare.mjs';
import { makeCrowdWorld } from './parts/crowd-world.mjs';
import { firstListOf, makeMinimalPanel } from './parts/panel.mjs';
import { startBoth } from './parts/servers.mjs';
import { brandId, fillWithBrands, staffOfCrowd } from './parts/staff-world.mjs';
import { checkouts } from './parts/world.mjs';

const seconds = 2;
const connections = 8;
const [influencers = 1_000_000, brands = 100_000] = process.argv.slice(3).map(Number).filter(Number.isInteger);

const list = (resource, { sort = ['createdAt', 'DESC'], range = [0, 24], filter = {} } = {}) =>
  `/api/v1/admin/${resource}?sort=${encodeURIComponent(JSON.stringify(sort))}&range=${encodeURIComponent(JSON.stringify(range))}` +
  `&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const counts = (resource, filter = {}) =>
  `/api/v1/admin/${resource}/facets?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const people = (query) => list('influencer-manager', query);
const houses = (query) => list('brand-manager', query);
const bigger = ['followers', 'DESC'];
const cases = [
  { what: 'people', name: 'Influencers, all, newest', paths: [people()], aim: 0.85 },
  { what: 'sorted', name: 'Influencers, by followers', paths: [people({ sort: bigger })], aim: 0.85 },
  { what: 'city', name: 'Influencers of a city', paths: [people({ sort: bigger, filter: { city: 'leeds' } })], aim: 0.85 },
  { what: 'words', name: 'Influencers by words', paths: [people({ filter: { q: 'rosa marsh' } })], aim: 0.85 },
  { what: 'deep', name: 'Influencers, page 201', paths: [people({ range: [5_000, 5_024] })], aim: 0.85 },
  { what: 'brands', name: 'Brands of a stage', paths: [houses({ sort: ['name', 'ASC'], filter: { salesStage: 2 } })], aim: 0.85 },
  { what: 'people-counts', name: 'Counts beside influencers', paths: [counts('influencer-manager')] },
  { what: 'city-counts', name: 'Counts, those of a city', paths: [counts('influencer-manager', { city: 'leeds' })] },
  { what: 'stage-counts', name: 'Counts, brands of a stage', paths: [counts('brand-manager', { salesStage: 2 })] },
  { what: 'brand', name: 'One brand', paths: [1, 77, 432].map((number) => `/api/v1/admin/brand-manager/${brandId(number)}`), aim: 0.7 },
  { what: 'brand-change', name: 'Change of a brand', aim: 0.75 },
  { what: 'brand-change-noted', name: 'Beside one statement' },
]; // prettier-ignore

const began = Date.now();
const worlds = [];
const servers = [];
let tokens;

/** The panel's size and its first list's loading time, compared with the smallest app on the bare server. */
async function comparePanels() {
  const [ours, bare] = servers;
  const page = await makeMinimalPanel(worlds[0]);
  const panels = [
    ['Staff panel', await firstListOf(`${ours.address}/app/admin/influencer-manager`, tokens)],
    ['Smallest app', await firstListOf(`${bare.address}${page}`, tokens)],
  ];
  console.log('\nThe first list of influencers, processor slowed four times, medians of three, nothing kept:');
  for (const [name, { bytes, ms }] of panels)
    console.log(`${name.padEnd(14)} ${(bytes / 1_000).toFixed(1)} kB of scripts in brotli, first row after ${ms} ms`);
}

async function compareAll() {
  const [token] = tokens;
  for (const path of cases.flatMap(({ paths = [] }) => paths)) await compareAnswers(servers, { path, token });
  const body = { about: 'Supper by the fire, until late.' };
  const path = ({ name }) => `/api/v1/admin/brand-manager/${brandId(name === 'bare' ? 1_000 : 999)}`;
  await compareAnswers(servers, { path, token, method: 'PUT', body, written: true });
}

try {
  for (const checkout of checkouts) {
    const world = await makeCrowdWorld(influencers, checkout);
    worlds.push(world);
    await fillWithBrands(world, brands);
    tokens = await staffOfCrowd(world);
  }
  servers.push(...(await startBoth(worlds, 'bare-staff.mjs')));
  if (worlds.length === 1) await compareAll();

  const figures = Object.fromEntries(cases.map(({ what }) => [what, emptyFigures(servers)]));
  let made = 0; // a change that was made before wouldn't be one
  const run = async (server, { what, paths }, duration) => {
    const figure = await load(server, { what, paths, tokens, start: made, seconds: duration, connections });
    made = figure.next;
    return figure;
  };
  for (const each of cases) for (const server of servers) await run(server, each, 1);
  for (let round = 0; round < rounds; round++)
    for (const each of cases)
      for (const server of round % 2 === 0 ? servers : servers.toReversed())
        figures[each.what][server.name].push(await run(server, each, seconds));

  console.log(
    `\n${influencers.toLocaleString('en-GB')} influencers and ${brands.toLocaleString('en-GB')} brands; ${connections} connections, pool of 10, ` +
      `${rounds} rounds of ${seconds} s in turn. Two figures: ours / ${servers[1].name}.\n`,
  );
  if (!print(cases, figures)) process.exitCode = 1;
  console.log(memoryLine(servers, began));

  if (worlds.length === 1) await comparePanels();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(worlds.map((world) => world.stop()));
}
