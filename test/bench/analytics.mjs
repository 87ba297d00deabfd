// npm run bench -- analytics: durable usage events, one a request, compared with a bare Fastify + pg server that
// inserts one row a request into the same table, and with pgbench doing the same insert; then the usage explorer and a
// brand's analytics over 10,000,000 events and 100,000 pieces. `npm run bench -- analytics 1000000` has fewer events,
// with 0 no pages are measured. Exits with 1 on any error.
import { fillWithUsage, insertByPgbench, settleUsage, staffTokens } from './parts/usage-world.mjs';
import { compareAnswers, inRounds, load, median, memoryLine, print, rounds } from './parts/compare.mjs';
import { startBoth } from './parts/servers.mjs';
import { checkouts, id, makeWorld } from './parts/world.mjs';

const seconds = 4;
const connections = 64;
/** Enough to stay below rate limits, and few enough that sessions are cached after the first second. */
const people = 400;
const pageConnections = 4;
const events = Number(process.argv[3] ?? 10_000_000);
const pieces = 100_000;
const cases = [{ what: 'event', name: 'One event', aim: 1.6 }];
const aimMs = 100;
const logging = '/api/v1/functions/logUserEvent';
const pageView = {
  event_name: 'page_view',
  event_context: { target_name: 'Chats', target_uid: '/app/chats', target_type: 'page' },
  user_profile: { uid: id('influencers', 1), type: 'influencer' },
};

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const filter = (fields) =>
  `/api/v1/admin/usage-explorer?range=[0,49]&filter=${encodeURIComponent(JSON.stringify(fields))}`;
const summary = '/api/v1/admin/usage-summary';
const pages = [
  { name: 'Usage, 90 days', paths: [summary] },
  { name: 'Usage, brands, 30 days', paths: [`${summary}?from=${day(29)}&to=${day(0)}&profileType=brand`] },
  { name: 'Usage, two years', paths: [`${summary}?from=${day(720)}&to=${day(0)}`] },
  { name: 'Usage, one day by the hour', paths: [`${summary}?from=${day(3)}&to=${day(3)}`] },
  { name: 'Usage, one profile, two years', paths: [`${summary}?from=${day(720)}&to=${day(0)}&profileUid=${id('influencers', 77)}`] },
  { name: 'List, newest first', paths: [filter({})] },
  { name: 'List, what is rare', paths: [filter({ title: 'collab_complete' })] },
  { name: 'List, one profile', paths: [filter({ profileUid: id('influencers', 77) })] },
  { name: 'Brand analytics, 50 pieces', paths: [`/api/v1/brands/${id('brands', 7)}/analytics`] },
  { name: 'Brand analytics, 2,000 pieces', paths: [`/api/v1/brands/${id('brands', 1)}/analytics`] },
]; // prettier-ignore

const began = Date.now();
const took = () => `${Math.round((Date.now() - began) / 1_000)} s`;
const worlds = [];
const servers = [];
let clean = true;

async function measureEvents() {
  for (const checkout of checkouts) worlds.push(await makeWorld(checkout));
  const [world] = worlds;
  servers.push(...(await startBoth(worlds, 'bare-events.mjs')));
  if (worlds.length === 1) await compareAnswers(servers, { path: logging, token: world.tokens[0], body: pageView });
  const run = (server, what, duration = seconds) =>
    load(server, { what, tokens: world.tokens.slice(0, people), start: 0, seconds: duration, connections });
  const figures = await inRounds({ cases, servers, run, settle: () => Promise.all(worlds.map(settleUsage)) });
  console.log(
    `Events, ${connections} connections, pool of 10, ${rounds} rounds of ${seconds} s in turn. Two figures: ours / ${servers[1].name}.\n`,
  );
  clean = print(cases, figures) && clean;
  const byHand = insertByPgbench(world, seconds);
  console.log(`\npgbench, the same insert on 10 connections, prepared: ${byHand ?? 'not installed'} a second.`);
  console.log(memoryLine(servers, began));
}

async function measurePages() {
  const [ours] = servers;
  const [world] = worlds;
  const { rawBytes, countBytes, countedIn } = await fillWithUsage(world, { events, pieces });
  const perMillion = (bytes) => `${Math.round(bytes / 2 ** 20 / (events / 1e6))} MiB`;
  console.log(
    `\n${events.toLocaleString('en-GB')} events over two years by 10,000 people, ${pieces.toLocaleString('en-GB')} pieces (${took()}). ` +
      `A million events take ${perMillion(rawBytes)} with their indexes, and ${perMillion(countBytes)} of counts; all were counted in ${countedIn} s.\n`,
  );
  const tokens = await staffTokens(world);
  for (const { name, paths } of pages) {
    const order = { paths, tokens, seconds: 2, connections: pageConnections };
    await load(ours, { ...order, seconds: 1 });
    const runs = [];
    for (let round = 0; round < rounds; round++) runs.push(await load(ours, order));
    const of = (field) => median(runs.map((run) => run[field]));
    const faults = runs.reduce((sum, run) => sum + run.faults, 0);
    const missed = of('p975') >= aimMs ? `  over ${aimMs} ms` : '';
    console.log(`${name.padEnd(32)} p50 ${of('p50')} ms, p97.5 ${of('p975')} ms, ${faults} errors${missed}`);
    clean &&= faults === 0;
  }
}

try {
  await measureEvents();
  await servers[1].stop();
  if (events > 0) await measurePages();
  console.log(`\n${took()} in all.`);
  if (!clean) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(worlds.map((world) => world.stop()));
}
