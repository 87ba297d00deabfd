// The baseline for the influencer browser: Fastify and pg, with only our own statements. It authenticates, as the other
// bare servers do; it parses URLs without validation and checks no features.
import { createSecretKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';

const built = (file) => import(pathToFileURL(path.resolve('dist/compiled/server', file)).href);
const persistence = 'modules/discovery/adapters/persistence';
const { BrowserQueries } = await built('modules/discovery/adapters/queries/browser-queries.js');
const { MatchRanking } = await built(`${persistence}/match-ranking.js`);
const { MatchSubjects } = await built(`${persistence}/match-subjects.js`);
const { SqlTargetingRepository } = await built(`${persistence}/sql-targeting.repository.js`);
const { SqlTextSimilarity } = await built(`${persistence}/sql-text-similarity.js`);
const { MatchQueries } = await built('modules/discovery/adapters/queries/match-queries.js');
const { KeptSample } = await built(`${persistence}/tag-sample.js`);
const { TagCodes } = await built(`${persistence}/tag-codes.js`);
const { OfferQueries } = await built('modules/offers/adapters/queries/offer-queries.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const rows = async (text, values, name) => (await pool.query({ text, values, name })).rows;
const database = { rows, quickRead: rows };
const codes = new TagCodes(database);
const sample = new KeptSample(database);
const browser = new BrowserQueries(database, codes, sample);
const similarity = new SqlTextSimilarity(database);
const matches = new MatchQueries(
  new MatchSubjects(database),
  new SqlTargetingRepository(database, null, { of: (_, read) => read() }),
  similarity,
  new MatchRanking(database, codes, sample),
  browser,
);
const offers = new OfferQueries(database);

const key = createSecretKey(Buffer.from(process.env.SESSION_SECRET, 'utf8'));
const rules = { algorithms: ['HS256'], issuer: 'tastemaker', audience: 'tastemaker-portal' };
const known = new Map();

async function readerOf({ headers }) {
  const token = /tastemaker=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  if (!token) return undefined;
  if (known.has(token)) return known.get(token);
  const { sid } = jwt.verify(token, key, rules);
  const { rows } = await pool.query('select profile_uid as uid from sessions where id = $1 and ended_at is null', [
    sid,
  ]);
  known.set(token, rows[0]);
  return rows[0];
}

const notLists = new Set(['limit', 'after', 'sort', 'q', 'exclude']);
const filterOf = (query) => ({
  lists: Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => !notLists.has(name))
      .map(([name, ids]) => [name, ids.split(',')]),
  ),
  exclude: query.exclude?.split(',') ?? [],
  text: query.q ?? '',
});
const cursorOf = (text) => {
  const [value, id] = text?.split('_') ?? [];
  return value ? { value, id } : null;
};

const app = Fastify({ logger: false });
app.addHook('onRequest', async (request, reply) => {
  if (request.url === '/health/live') return;
  request.reader = await readerOf(request);
  if (!request.reader) return reply.code(401).send();
});
const send = async (reply, text) => reply.header('content-type', 'application/json; charset=utf-8').send(await text);

app.get('/health/live', async () => ({ status: 'ok' }));
app.get('/api/v1/influencer-browser', ({ query }, reply) =>
  send(
    reply,
    browser.page(filterOf(query), {
      sort: query.sort ?? 'followers',
      limit: Number(query.limit ?? 24),
      after: cursorOf(query.after),
    }),
  ),
);
app.get('/api/v1/influencer-browser/facets', async ({ query }) => ({
  ...(await browser.facets(filterOf(query))),
  leftOut: 0, // our brand has no exclusions
}));
app.get('/api/v1/influencer-matches', ({ query, reader }, reply) =>
  send(reply, matches.page(reader.uid, null, filterOf(query), { limit: 24, after: cursorOf(query.after) })),
);
app.get('/api/v1/influencer-browser/:id', ({ params }, reply) => send(reply, browser.sheet(params.id)));
app.get('/api/v1/offers', async ({ query, reader }, reply) => {
  const near = query.sort === 'match' ? await similarity.offersNear(reader.uid) : undefined;
  return send(reply, offers.feed({ limit: Number(query.limit), sort: query.sort, near }, new Date(), reader.uid));
});

const pictureOf = `
  select id from media where id = $1::uuid and kind = 'image'
    and (exists (select from profile_pictures where path = $2 and open) or exists (select from offers where photo_path = $2 and state <> 'draft'))`;
app.get('/api/v1/thumbs', async ({ query }, reply) => {
  const id = query.path.slice('media/'.length);
  const { rows } = await pool.query({ name: 'picture', text: pictureOf, values: [id, query.path] });
  if (rows.length === 0) return reply.code(404).send();
  const tag = `"${id}-${query.w}-1.webp"`;
  const file = path.join(process.env.DATA_DIR, 'thumbs', id.slice(-2), `${id}-${query.w}-1.webp`); // generated by ours
  return reply.headers({ etag: tag, 'content-type': 'image/webp', vary: 'Accept' }).send(await readFile(file));
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
