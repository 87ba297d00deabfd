// The baseline for sign-in: hand-written Fastify, pg and argon2. It looks the person up, verifies the password, stores
// the session with its event and sets the cookie; it has no rate limits and no audit chain.
import { createSecretKey } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { v7 } from 'uuid';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const key = createSecretKey(Buffer.from(process.env.SESSION_SECRET, 'utf8'));
const rules = { issuer: 'tastemaker', audience: 'tastemaker-portal' };
const known = new Map();

const person = {
  name: 'person',
  text: `select u.id, u.password_hash as hash, u.disabled_at as disabled, m.profile_uid as uid, m.profile_type as type
    from users u left join memberships m on m.user_id = u.id where u.email = $1`,
};

const start = {
  name: 'start',
  text: `
  with started as (
    insert into sessions (id, user_id, profile_uid, profile_type, user_agent, created_at, last_seen_at, proven_at)
    values ($1, $2, $3, $4, $5, $6, $6, $6) returning id)
  insert into bench_outbox (id, name, occurred_at, actor, aggregate_type, aggregate_id, payload)
  select $7, 'user.signed-in', $6, jsonb_build_object('userId', $2::text, 'role', $4::text), 'user', $2::text,
    jsonb_build_object('sessionId', id, 'by', 'password') from started`,
};

const session = {
  name: 'session',
  text: `
  with linked as (
    select json_build_object('uid', i.id, 'type', m.profile_type, 'profile', json_build_object(
      'name', i.name, 'slug', i.slug, 'handle', i.handle,
      'avatar', case when i.avatar_path is not null then json_build_object('file_path', i.avatar_path) end,
      'profile_media', '[]'::json, 'profile_pic', i.avatar_path, 'paying', false)) as profile, i.id, m.created_at
    from memberships m join influencers i on i.id = m.profile_uid where m.user_id = $1)
  select json_build_object(
    'current_session_user_profile', (select profile from linked where id = $2),
    'linked_profiles_found', (select json_agg(profile order by created_at) from linked))::text as body`,
};

async function readerOf({ headers }) {
  const token = /tastemaker=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  if (!token) return undefined;
  const reader = known.get(token);
  if (reader) return reader;
  const { sid, sub } = jwt.verify(token, key, { algorithms: ['HS256'], ...rules });
  const { rows } = await pool.query(
    'select profile_uid as uid, user_id as "userId" from sessions where id = $1 and user_id = $2 and ended_at is null',
    [sid, sub],
  );
  if (rows[0]) known.set(token, rows[0]);
  return rows[0];
}

const app = Fastify({ logger: false });

app.get('/health/live', async () => ({ status: 'ok' }));

const credentials = {
  type: 'object',
  properties: { email: { type: 'string', maxLength: 254 }, password: { type: 'string', maxLength: 256 } },
  required: ['email', 'password'],
  additionalProperties: false,
};
app.post('/api/v1/auth/password', { schema: { body: credentials } }, async ({ body, headers }, reply) => {
  const { rows } = await pool.query({ ...person, values: [body.email.toLowerCase()] });
  const [found] = rows;
  if (!found?.hash || !(await verify(found.hash, body.password)) || found.disabled) return reply.code(401).send();
  const sid = v7();
  const values = [sid, found.id, found.uid, found.type, headers['user-agent'] ?? '', new Date(), v7()];
  await pool.query({ ...start, values });
  const token = jwt.sign({ sid, sub: found.id }, key, { algorithm: 'HS256', ...rules, expiresIn: '30d' });
  return reply
    .header('set-cookie', `tastemaker=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`)
    .send({});
});

app.post('/api/v1/functions/getSessionAndUserProfile', async (request, reply) => {
  const reader = await readerOf(request);
  if (!reader) return { current_session_user_profile: null, linked_profiles_found: [] };
  const { rows } = await pool.query({ ...session, values: [reader.userId, reader.uid] });
  return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0].body);
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
