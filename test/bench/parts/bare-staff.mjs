// What the staff panel is measured beside: Fastify and pg, and nothing between them and our own statements. It knows who asks;
// it checks no rights, and a change is one statement with its note, without an audit chain or a relay. It also serves the
// smallest app of react-admin, whose list asks for what ours asks for.
import { createSecretKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';

const built = (file) => import(pathToFileURL(path.resolve('dist/compiled', file)).href);
const persistence = 'modules/profiles/adapters/persistence';
const { TypeOrmStaffBrands } = await built(`${persistence}/typeorm-staff-brands.js`);
const { TypeOrmStaffInfluencers } = await built(`${persistence}/typeorm-staff-influencers.js`);
const { contentRange } = await built('shared/staff-list/index.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const rows = async (text, values, name) => (await pool.query({ text, values, name })).rows;
const database = { rows, quickRead: rows };
const lists = {
  'brand-manager': new TypeOrmStaffBrands(database),
  'influencer-manager': new TypeOrmStaffInfluencers(database),
};

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

const change = {
  name: 'change',
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
  for (const [resource, rows] of Object.entries(lists)) {
    api.get(`/api/v1/admin/${resource}`, async ({ query }, reply) => {
      const page = await rows.list(query);
      return reply.header('content-range', contentRange(resource, page)).send(page.rows);
    });
    api.get(`/api/v1/admin/${resource}/:id`, ({ params }) => rows.get(params.id));
  }
  api.put('/api/v1/admin/brand-manager/:id', { schema: { body } }, async ({ params, body: { about } }, reply) => {
    const { rows } = await pool.query({ ...change, values: [params.id, about] });
    return reply.type('application/json; charset=utf-8').send(rows[0].body);
  });
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
