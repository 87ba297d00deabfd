import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { smallPng } from '../support/files.js';
import { offerInput } from '../support/offers.js';
import type { Visitor } from '../support/visitor.js';
import { filesInZip } from '../support/zip.js';

let product: TestApp;
let brand: Visitor;
let person: Visitor;
let uid: string;
let conversationId: string;
let collabId: string;

const email = 'quilla@marker.test';
/** Entered into every field that the person can write, so that it can be found wherever it was stored. */
const marker = 'quilla';
const joining = {
  name: 'Quilla Marker',
  handle: 'quilla.eats',
  city: 'london',
  email,
  dateOfBirth: '1991-07-19',
  ref: 'quilla-friend',
};

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  product.app.get(Database).rows<Row>(sql, values);
const moveClock = (advance: string) => product.visitor().post('/sandbox/api/clock', { advance });
const landing = async (visitor: Visitor) =>
  (await visitor.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile;
const kit = (handleOrUid = joining.handle) => product.visitor().get(`/api/v1/influencers/${handleOrUid}`);
const subjectsTo = async (to: string): Promise<string[]> =>
  (await product.visitor().get<{ subject: string }[]>(`/sandbox/api/mail?to=${to}`)).body.map(({ subject }) => subject);

/** Every table that contains this text, in any column. Delivered events are kept for a week and then deleted. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('outbox', 'migrations') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [first] = await rows(`select from "${name}" t where t::text ilike '%' || $1 || '%' limit 1`, [text]);
    if (first) found.push(name);
  }
  return found;
}

beforeAll(async () => {
  product = await TestApp.start();
  const staff = await product.newStaff();
  const owner = { name: 'Ember & Rye', city: 'london', category: 'restaurants', email: 'owner@ember.test' };
  await staff.post('/api/v1/admin/brand-manager', { ...owner, contactName: 'Rosa Lind' });
  brand = product.visitor();
  await brand.followLink(owner.email);

  await product.visitor().post('/api/v1/join/influencer', joining);
  person = product.visitor();
  await person.followLink(email);
  ({ uid } = await landing(person));

  const { id: offerId } = (await brand.post('/api/v1/offers', offerInput())).body;
  const asked = await person.post(`/api/v1/offers/${offerId}/requests`, { note: `${marker} would love to come` });
  collabId = asked.body.id;
  conversationId = await eventually(async () => (await person.get('/api/v1/conversations')).body.items[0]?.id);
  await person.post(`/api/v1/conversations/${conversationId}/messages`, { text: `Hello, ${marker} here` });
  await person.upload(`${marker}.png`, 'image/png', smallPng());
  await person.post('/api/v1/functions/logUserEvent', {
    event_name: 'page_view',
    event_context: { target_name: `${marker} looks`, target_uid: '/app/chats', target_type: 'page' },
    user_profile: { uid, type: 'influencer' },
  });
});
afterAll(() => product?.stop());

describe('consent', () => {
  const yes = { version: 1, productAnalytics: true, heatMap: false, sessionReplay: false };

  it('is nothing until the person has been asked, and then what they last said', async () => {
    const before = await person.get('/api/v1/privacy/consent');
    expect(before.body).toMatchObject({ version: null, productAnalytics: false, heatMap: false, decidedAt: null });
    await person.post('/api/v1/privacy/consent', { ...yes, heatMap: true });
    await person.post('/api/v1/privacy/consent', yes);
    expect((await person.get('/api/v1/privacy/consent')).body).toMatchObject(yes);
    expect(await rows('select heat_map from consents order by decided_at')).toEqual([
      { heat_map: true },
      { heat_map: false },
    ]);
  });

  it('takes neither half an answer nor one of a guest', async () => {
    const half = await person.post('/api/v1/privacy/consent', { version: 1, heatMap: true });
    expect(half).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
    expect((await product.visitor().post('/api/v1/privacy/consent', yes)).status).toBe(401);
  });
});

describe('a copy of one’s data', () => {
  let id: string;

  it('is made, and told of by mail', async () => {
    const asked = await person.post('/api/v1/privacy/exports');
    expect(asked).toMatchObject({ status: 200, body: { readyAt: null } });
    id = asked.body.id;
    const { text } = await person.newestMail(email, 'Your data is ready');
    expect(text).toContain(`/app/account/data?copy=${id}`);
    const { newest } = (await person.get('/api/v1/privacy/exports/newest')).body;
    expect(newest).toMatchObject({ id, bytes: expect.any(Number) as number });
  });

  it('holds what every module knows, and the person’s own files', async () => {
    const answer = await product.app.inject({
      url: `/api/v1/privacy/exports/${id}/file`,
      headers: { cookie: person.cookie() },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="tastemaker-data-[\d-]+\.zip"$/);
    const files = filesInZip(answer.rawPayload);
    const read = (module: string): unknown => JSON.parse(files.get(`${module}.json`)!.toString('utf8'));
    expect(read('identity')).toMatchObject({ person: { email, name: joining.name }, profiles: [{ uid }] });
    expect(read('profiles')).toMatchObject({ influencers: [{ handle: joining.handle, city: 'london' }] });
    expect(read('onboarding')).toMatchObject({
      joined: [{ dateOfBirth: joining.dateOfBirth, invitedBy: joining.ref }],
    });
    expect(read('collabs')).toMatchObject({ collabs: [{ id: collabId, note: `${marker} would love to come` }] });
    expect(read('messaging')).toMatchObject({ messages: [{ text: `Hello, ${marker} here` }] });
    expect(read('media')).toMatchObject({ files: [{ fileName: `${marker}.png` }] });
    const pageView = expect.objectContaining({ what: 'page_view' });
    expect(read('analytics')).toMatchObject({ events: expect.arrayContaining([pageView]) });
    expect(read('privacy')).toMatchObject({ consents: [{ heatMap: true }, { heatMap: false }] });
    expect(JSON.stringify(read('audit'))).toContain('user.signed-in');
    const [picture] = [...files.keys()].filter((name) => name.startsWith('files/'));
    expect(picture).toMatch(new RegExp(`${marker}\\.png$`));
    expect(files.get(picture!)!.subarray(1, 4).toString('latin1')).toBe('PNG');
  });

  it('does not exist for anybody else, nor for a guest', async () => {
    const address = `/api/v1/privacy/exports/${id}/file`;
    expect(await brand.get(address)).toMatchObject({ status: 404, body: { code: 'privacy/export-not-found' } });
    expect((await product.visitor().get(address)).status).toBe(401);
  });

  it('is gone after seven days', async () => {
    await moveClock('P7D');
    expect((await person.get(`/api/v1/privacy/exports/${id}/file`)).status).toBe(404);
    expect((await person.get('/api/v1/privacy/exports/newest')).body).toEqual({ newest: null });
  });
});

describe('closing an account', () => {
  it('takes the profile off at once, ends what was open and signs out', async () => {
    expect((await kit()).status).toBe(200);
    const closed = await person.post('/api/v1/privacy/closure', { closeBrands: [] });
    expect(closed).toMatchObject({ status: 200, body: { erasesAt: expect.any(String) as string } });

    expect((await kit()).status).toBe(404);
    expect((await kit(uid)).status).toBe(404);
    expect((await product.visitor().get(`/i/${joining.handle}`)).status).toBe(404);
    expect((await person.get('/api/v1/privacy/closure')).status).toBe(401);
    const { body } = await brand.get(`/api/v1/collabs/${collabId}`);
    expect(body).toMatchObject({ outcome: expect.stringMatching(/withdrawn|expired/) as string });
    expect((await person.newestMail(email, 'account closes')).text).toContain('30 days');
  });

  it('can be taken back by signing in', async () => {
    person = await product.signedIn(email);
    const state = await person.get('/api/v1/privacy/closure');
    expect(state.body).toMatchObject({ closing: { erasesAt: expect.any(String) as string }, brands: [] });
    expect((await person.post('/api/v1/privacy/closure/keep')).status).toBe(200);
    expect((await kit()).status).toBe(200);
    expect((await person.newestMail(email, 'is open again')).text).toContain('Welcome back');
    const again = await person.post('/api/v1/privacy/closure/keep');
    expect(again).toMatchObject({ status: 409, body: { code: 'privacy/not-closing' } });
  });

  it('leaves no brand without an owner', async () => {
    const { uid: brandUid } = await landing(brand);
    expect((await brand.get('/api/v1/privacy/closure')).body).toEqual({
      closing: null,
      brands: [{ uid: brandUid, name: 'Ember & Rye' }],
    });
    const refused = await brand.post('/api/v1/privacy/closure', { closeBrands: [] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'privacy/owns-brands' } });
  });

  it('needs a fresh proof of who one is', async () => {
    await rows(`update sessions set proven_at = now() - interval '1 hour'
                where user_id = (select id from users where email = $1)`, [email]); // prettier-ignore
    person = await product.signedIn(email);
    await rows(`update sessions set proven_at = now() - interval '1 hour'
                where user_id = (select id from users where email = $1)`, [email]); // prettier-ignore
    const refused = await person.post('/api/v1/privacy/closure', { closeBrands: [] });
    expect(refused).toMatchObject({ status: 403, body: { code: 'identity/reauthentication-needed' } });
    person = await product.signedIn(email);
    expect((await person.post('/api/v1/privacy/closure', { closeBrands: [] })).status).toBe(200);
  });

  it('after thirty days nothing in the database tells of the person', async () => {
    const [user] = await rows<{ id: string }>('select id from users where email = $1', [email]);
    expect((await tablesWith(marker)).length).toBeGreaterThan(5);
    await moveClock('P30D');
    expect(await tablesWith(marker)).toEqual([]);
    expect(await tablesWith(joining.dateOfBirth)).toEqual([]);
    expect(await rows('select from users where id = $1', [user!.id])).toEqual([]);
    await eventually(async () => (await subjectsTo(email)).includes('Your Tastemaker account has been erased'));
  });

  it('what was heard of the person is forgotten a week later', async () => {
    await moveClock('P8D');
    expect(await rows(`select from outbox t where t::text ilike '%${marker}%'`)).toEqual([]);
  });

  it('others still see that someone was there, and the log is whole', async () => {
    const { body } = await brand.get('/api/v1/conversations');
    expect(body.items[0]).toMatchObject({ id: conversationId, with: { name: 'Former member' } });
    const messages = (await brand.get(`/api/v1/conversations/${conversationId}/messages`)).body.items;
    expect(messages[0].text).toMatch(/deleted with its writer/);
    expect((await brand.get(`/api/v1/collabs/${collabId}`)).body).toMatchObject({ note: '' });
    const chain = await rows<{ seq: number; previous_hash: string; hash: string }>(
      `select seq, previous_hash, hash from audit_log where aggregate_type = 'influencer' and aggregate_id = $1 order by seq`,
      [uid],
    );
    expect(chain.map(({ seq }) => seq)).toEqual(chain.map((_, place) => place + 1));
    chain.slice(1).forEach(({ previous_hash }, place) => expect(previous_hash).toBe(chain[place]!.hash));
  });

  it('the address is free again', async () => {
    const mails = (await subjectsTo(email)).length;
    expect((await product.visitor().post('/api/v1/join/influencer', joining)).status).toBe(200);
    await eventually(async () => (await subjectsTo(email)).length > mails);
    const fresh = product.visitor();
    expect((await fresh.followLink(email)).status).toBe(200);
    expect((await landing(fresh)).uid).not.toBe(uid);
  });
});
