// The baseline for usage events: hand-written Fastify and pg, one row a request into the same table with the same
// indexes, acknowledged after commit. It authenticates and checks the body's shape; it marks no hours for counting,
// strips no secrets from URLs, and has no rate limits and no problem pages.
import { createSecretKey } from 'node:crypto';
import Fastify from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { v7 } from 'uuid';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const key = createSecretKey(Buffer.from(process.env.SESSION_SECRET, 'utf8'));
const known = new Map();

async function readerOf({ headers }) {
  const token = /tastemaker=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  const reader = known.get(token);
  if (reader) return reader;
  const rules = { algorithms: ['HS256'], issuer: 'tastemaker', audience: 'tastemaker-portal' };
  const { sid, sub } = jwt.verify(token, key, rules);
  const { rows } = await pool.query(
    'select s.profile_uid as uid, s.user_id as "userId" from sessions s where s.id = $1 and s.user_id = $2 and s.ended_at is null',
    [sid, sub],
  );
  known.set(token, rows[0]);
  return rows[0];
}

const insert = {
  name: 'insert',
  text: `insert into user_events (id, name, context, user_id, profile_uid, profile_type, occurred_at)
    values ($1, $2, $3, $4, $5, 'influencer', $6) on conflict do nothing`,
};
const object = { type: 'object', additionalProperties: true };
const body = {
  type: 'object',
  required: ['event_name'],
  properties: {
    event_name: { type: 'string', minLength: 1, maxLength: 100 },
    event_context: object,
    user_profile: object,
    event_id: { type: 'string', format: 'uuid' },
  },
};

const app = Fastify();
app.get('/health/live', () => ({ status: 'ok' }));
app.post('/api/v1/functions/logUserEvent', { schema: { body } }, async (request) => {
  const { userId, uid } = await readerOf(request);
  const { event_name, event_context, event_id } = request.body;
  await pool.query({
    ...insert,
    values: [event_id ?? v7(), event_name, JSON.stringify(event_context), userId, uid, new Date()],
  });
  return {};
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
