// What the influencer browser is measured beside: Fastify and pg, and nothing between them and our own statements. It knows
// who asks, as the other bare servers do; it reads addresses without validating them and asks for no feature.
import { createSecretKey } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';

const built = (file) => import(pathToFileURL(path.resolve('dist/compiled', file)).href);
const persistence = 'modules/discovery/adapters/persistence';
const { SqlBrowserQueries } = await built(`${persistence}/sql-browser-queries.js`);
const { TagCodes } = await built(`${persistence}/tag-codes.js`);
const { TypeOrmOfferQueries } = await built('modules/collabs/adapters/persistence/typeorm-offer.queries.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const database = { rows: async (text, values, name) => (await pool.query({ text, values, name })).rows };
const browser = new SqlBrowserQueries(database, new TagCodes(database));
const offers = new TypeOrmOfferQueries(database);

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
app.get('/api/v1/influencer-browser/facets', ({ query }) => browser.facets(filterOf(query)));
app.get('/api/v1/influencer-browser/:id', ({ params }, reply) => send(reply, browser.sheet(params.id)));
app.get('/api/v1/offers', ({ query, reader }, reply) =>
  send(reply, offers.feed({ limit: Number(query.limit) }, new Date(), reader.uid)),
);

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
