// The staff panel's baseline: Fastify and pg, with only our own statements. It authenticates, but checks no permissions
// and notifies nobody about a change, though it stores and clears the events. `?noted` makes a change with one
// statement and a note, without log or outbox. It also serves the smallest react-admin app, whose list makes the same
// requests as ours.
import { createSecretKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';

const built = (file) => import(pathToFileURL(path.resolve('dist/compiled/server', file)).href);
const { brandList } = await built('modules/profiles/adapters/staff-lists/brand-list.js');
const { influencerList } = await built('modules/profiles/adapters/staff-lists/influencer-list.js');
const { BrandSchema } = await built('modules/profiles/adapters/persistence/typeorm-brand.repository.js');
const { replacing } = await built('shared/db/index.js');
const { AuditKey, AuditTrail, EventBus, Outbox, Relay } = await built('shared/events/index.js');
const { newId } = await built('shared/kernel/index.js');
const { StaffLists } = await built('shared/staff-list/index.js');
const { contentRange } = await built('shared/staff-list/staff-list.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const rows = async (text, values, name) => (await pool.query({ text, values, name })).rows;
const database = {
  rows,
  quickRead: rows,
  wireRead: rows,
  isInTransaction: false,
  afterCommit: (callback) => callback(),
};
const outbox = new Outbox(database, new AuditTrail(database, AuditKey.of(undefined, process.env.DATA_DIR)));
new Relay(database, outbox, new EventBus(), console).onApplicationBootstrap();
const lists = new StaffLists(database, { now: () => new Date() });

const key = createSecretKey(Buffer.from(process.env.SESSION_SECRET, 'utf8'));
const rules = { algorithms: ['HS256'], issuer: 'tastemaker', audience: 'tastemaker-portal' };
const known = new Map();

async function readerOf({ headers }) {
  const token = /tastemaker=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  if (!token) return undefined;
  if (known.has(token)) return known.get(token);
  const { sid } = jwt.verify(token, key, rules);
  const { rows } = await pool.query('select user_id as id from sessions where id = $1 and ended_at is null', [sid]);
  known.set(token, rows[0]);
  return rows[0];
}

const read = { name: 'brand', schema: BrandSchema, type: 'brand' };

/** The brand is read with the head of its chain; then it, its event and its log row are stored by one statement. */
async function change(id, about, userId) {
  const brand = await outbox.get(read, id);
  const next = { ...brand, about, updatedAt: new Date(), version: brand.version + 1 };
  const { salesStage, onboardingStage, updatedAt: occurredAt } = next;
  const payload = { changed: ['about'], salesStage, onboardingStage, reason: '' };
  const whose = { aggregate: { type: 'brand', id }, actor: { userId, role: 'admin' } };
  const event = { id: newId(), name: 'brand.updated', occurredAt, ...whose, payload };
  if (!(await outbox.change(replacing(BrandSchema, next), [event]))) throw new Error('It was changed meanwhile.');
  return { ...next, plan: 'basic', deletedAt: null };
}

const noted = {
  name: 'noted',
  text: `
    with changed as (update brands set about = $2, updated_at = now(), version = version + 1 where id = $1 returning *),
      noted as (insert into bench_changes select id, now(), to_jsonb(changed) from changed)
    select row_to_json(changed)::text as body from changed`,
};
const body = { type: 'object', required: ['about'], properties: { about: { type: 'string', maxLength: 2_000 } } };

const app = Fastify({ logger: false });
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
app.get('/panel/*', async ({ params }, reply) => {
  const file = path.join(process.env.DATA_DIR, 'panel', params['*'] || 'index.html');
  return reply.type(types[path.extname(file)] ?? 'application/octet-stream').send(await readFile(file));
});
app.get('/health/live', async () => ({ status: 'ok' }));
app.register(async (api) => {
  api.addHook('onRequest', async (request, reply) => {
    if (!(await readerOf(request))) return reply.code(401).send();
  });
  for (const list of [brandList, influencerList]) {
    api.get(`/api/v1/admin/${list.resource}`, async ({ query }, reply) => {
      const page = await lists.page(list, query);
      return reply.header('content-range', contentRange(list.resource, page)).send(page.rows);
    });
    api.get(`/api/v1/admin/${list.resource}/facets`, ({ query }) => lists.facets(list, query));
    api.get(`/api/v1/admin/${list.resource}/:id`, ({ params }) => lists.one(list, params.id));
  }
  api.put('/api/v1/admin/brand-manager/:id', { schema: { body } }, async (request, reply) => {
    const { id } = request.params;
    const { about } = request.body;
    if (!('noted' in request.query)) return change(id, about, (await readerOf(request)).id);
    const { rows } = await pool.query({ ...noted, values: [id, about] });
    return reply.type('application/json; charset=utf-8').send(rows[0].body);
  });
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
