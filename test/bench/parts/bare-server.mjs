// Our baseline: hand-written Fastify and pg. One prepared statement a request, JSON built by PostgreSQL, the token
// verified once. The feed's page uses our own statement. It authenticates and validates, and stores the same rows as we do
// with a request: Collab, pieces, event and audit row, with a hash. It has no audit chain, no relay, no rate limits, no
// problem pages.
import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { v7 } from 'uuid';
import { builtIn } from './world.mjs';

const { OfferQueries } = await builtIn('.', 'modules/offers/adapters/queries/offer-queries.js');
const { OfferSchema } = await builtIn('.', 'modules/offers/adapters/persistence/offer.schema.js');
const { jsonOf } = await builtIn('.', 'shared/db/index.js');

/** The columns that an influencer sees, and those of them that a Collab keeps: a new field needs no change here. */
const hidden = ['brandId', 'updatedAt', 'version', 'contactOnTheDay'];
const notAgreed = ['id', 'venueId', 'blackoutDates', 'state', 'createdAt', 'lat', 'lng', 'exactPlace'];
const offerColumns = jsonOf(OfferSchema, 'o', { without: hidden });
const termColumns = jsonOf(OfferSchema, 'o', { without: [...hidden, ...notAgreed] });

/** Arguments of `json_build_object` for what is the same in every new Collab. */
const constants = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `'${name}', '${JSON.stringify(value)}'::json`)
    .join(', ');
const nobody = (...names) => Object.fromEntries(names.map((name) => [name, null]));
const newCollab = constants({
  awaitsPayment: false,
  billActions: [],
  confirmation: { askedAt: null, brandAt: null, influencerAt: null },
  moreDays: { given: 0, asked: null, mayAsk: 14, mayGive: 30 },
  ...nobody('freeChangeUntil', 'bookBy', 'timesEndAt', 'handoff', 'checkedInAt', 'checkedInBy', 'runningLate', 'bill'),
  ...nobody('noShowClaim', 'owed', 'undeliveredClaim', 'parcel', 'wait', 'lateBy'),
});
const newPiece = constants({
  versions: [],
  waivers: [],
  rights: { agreed: null, until: null, running: true, renewals: [], end: null },
  ...nobody('draftDisclosure', 'disclosure', 'approvesItselfAt'),
});

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const key = createSecretKey(Buffer.from(process.env.SESSION_SECRET, 'utf8'));
const known = new Map();
const offers = new OfferQueries({
  quickRead: async (text, values, name) => (await pool.query({ text, values, name })).rows,
});

const byKey = {
  name: 'key',
  text: `
  select k.profile_uid as uid, k.made_by as "userId"
  from api_keys k join users u on u.id = k.made_by join memberships m on m.user_id = k.made_by and m.profile_uid = k.profile_uid
  where k.key_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) and u.disabled_at is null
    and not exists (select from closed_profiles c where c.profile_uid = k.profile_uid)`,
};

/** The influencer whose program makes the request, looked up each time, so that revoking a key is immediate. */
async function ownerOf(key) {
  const hash = createHash('sha256').update(key).digest('hex');
  const { rows } = await pool.query({ ...byKey, values: [hash] });
  return rows[0];
}

/** The influencer who asks. */
async function readerOf(request) {
  const apiKey = /^Bearer (.+)/.exec(request.headers.authorization ?? '')?.[1];
  if (apiKey) return ownerOf(apiKey);
  const token = /tastemaker=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (!token) return undefined;
  const reader = known.get(token);
  if (reader) return reader;
  const { sid, sub } = jwt.verify(token, key, {
    algorithms: ['HS256'],
    issuer: 'tastemaker',
    audience: 'tastemaker-portal',
  });
  const { rows } = await pool.query(
    'select s.profile_uid as uid, s.user_id as "userId" from sessions s where s.id = $1 and s.user_id = $2 and s.ended_at is null',
    [sid, sub],
  );
  if (rows[0]) known.set(token, rows[0]);
  return rows[0];
}

const oneOffer = {
  name: 'offer',
  text: `
  select json_build_object(
    ${offerColumns},
    'saved', exists (select from saved_offers f where f.offer_id = o.id and f.influencer_id = $3),
    'brand', json_build_object('id', b.id, 'name', b.name, 'avatarPath', b.avatar_path),
    'slots', (select json_agg(json_build_object('id', s.id, 'startsAt', s.starts_at, 'capacity', s.capacity, 'placesLeft', s.capacity - s.taken) order by s.starts_at)
              from slots s where s.offer_id = o.id and s.starts_at > $2),
    'collabId', (select c.id from collab_cards c join collab_facts f on f.id = c.id
      where c.offer_id = o.id and c.influencer_id = $3 and c.outcome = 'open'),
    'actions', '[]'::json)::text as body
  from offers o join profile_brand_cards b on b.id = o.brand_id where o.id = $1`,
};

const request = {
  name: 'request',
  text: `
  with offer as (select * from offers where id = $1 and state = 'live'),
  made as (
    insert into collabs (id, offer_id, brand_id, influencer_id, requested_by, stage, outcome, note, terms, respond_by, created_at, updated_at, version)
    select $2, id, brand_id, $3, 'influencer', 1, 'open', $4, jsonb_build_object(${termColumns}),
      $5::timestamptz + interval '7 days', $5, $5, 1 from offer o returning *),
  pieces as (
    insert into deliverables (id, collab_id, position, type, content_type, status, caption, rounds)
    select gen_random_uuid(), $2, row_number() over () - 1, ask->>'type', ask->>'contentType', 'inprogress', '', '[]'
    from offer, jsonb_array_elements(asks) ask, generate_series(1, (ask->>'count')::int) returning *),
  event as (
    select gen_random_uuid() as id, jsonb_build_object('brandId', brand_id, 'influencerId', influencer_id, 'stage', stage, 'outcome', outcome) as payload
    from made),
  told as (
    insert into bench_outbox (id, name, occurred_at, actor, aggregate_type, aggregate_id, payload)
    select id, 'collab.requested', $5, jsonb_build_object('userId', $6::text, 'role', 'influencer'), 'collab', $2::text, payload from event),
  texts as (insert into bench_audit_details (event_id, salt, payload) select id, $7, payload from event),
  logged as (
    insert into bench_audit_log (event_id, name, occurred_at, aggregate_type, aggregate_id, seq, actor_id, actor_role, payload_hash, previous_hash, hash)
    select id, 'collab.requested', $5, 'collab', $2::text, 1, $6::text, 'influencer', $8, '', $8 from event)
  select json_build_object('id', m.id, 'offerId', m.offer_id, 'stage', m.stage, 'outcome', m.outcome, 'reason', m.reason, 'note', m.note,
    'requestedBy', m.requested_by, 'waitingFor', 'brand', ${newCollab},
    'brand', (select json_build_object('id', b.id, 'name', b.name, 'avatarPath', b.avatar_path) from profile_brand_cards b where b.id = m.brand_id),
    'influencer', (select json_build_object('id', i.id, 'name', i.name, 'handle', i.handle, 'avatarPath', i.avatar_path, 'followers', i.followers)
                   from profile_influencer_cards i where i.id = m.influencer_id),
    'terms', m.terms, 'visitAt', m.visit_at, 'respondBy', m.respond_by, 'contentDueAt', m.content_due_at,
    'deliverables', (select json_agg(json_build_object('id', p.id, 'type', p.type, 'contentType', p.content_type, 'status', p.status,
      'mediaId', p.media_id, 'caption', p.caption, 'postUrl', p.post_url, 'rounds', p.rounds, 'submittedAt', p.submitted_at,
      'approvedAt', p.approved_at, 'publishedAt', p.published_at, ${newPiece}, 'actions', '[]'::json)) from pieces p),
    'actions', '["withdraw"]'::json, 'createdAt', m.created_at, 'updatedAt', m.updated_at)::text as body
  from made m`,
};

const app = Fastify({ logger: false });

app.addHook('onRequest', async (incoming, reply) => {
  if (incoming.url === '/health/live') return;
  incoming.reader = await readerOf(incoming);
  if (!incoming.reader) return reply.code(401).send();
});

async function answer(reply, statement, values) {
  const { rows } = await pool.query({ ...statement, values });
  if (!rows[0]) return reply.code(404).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0].body);
}

const uuid = { type: 'string', format: 'uuid' };

app.get('/health/live', async () => ({ status: 'ok' }));

const query = { type: 'object', properties: { limit: { type: 'integer', minimum: 1, maximum: 100, default: 50 } } };
app.get('/api/v1/offers', { schema: { querystring: query } }, async ({ reader, query: { limit } }, reply) =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(await offers.feed({ limit }, new Date(), reader.uid)),
);

app.get(
  '/api/v1/offers/:id',
  { schema: { params: { type: 'object', properties: { id: uuid } } } },
  ({ reader, params }, reply) => answer(reply, oneOffer, [params.id, new Date(), reader.uid]),
);

const requestBody = {
  type: 'object',
  properties: { note: { type: 'string', maxLength: 1_000 } },
  additionalProperties: false,
};
app.post('/api/v1/offers/:id/requests', { schema: { body: requestBody } }, ({ reader, params, body }, reply) => {
  reply.code(201);
  const [id, note, salt] = [v7(), body.note ?? '', randomBytes(16).toString('hex')];
  const hash = createHash('sha256').update(`${salt} ${id} ${note}`).digest('hex');
  return answer(reply, request, [params.id, id, reader.uid, note, new Date(), reader.userId, salt, hash]);
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
