import { AuditTrail, Relay } from '../../server/shared/events/index.js';
import { LiveHub, type LiveMessage } from '../../server/shared/realtime/index.js';
import { smallPng } from '../support/files.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

let product: TestApp;
let brand: Visitor;
let influencer: Visitor;
let stranger: Visitor;
let staff: Visitor;
let talk: string;
let brandUid: string;
let people: People;
let collabId: string;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  const [one, two, three] = [
    await people.brand('ember'),
    await people.influencer('ada'),
    await people.influencer('bea'),
  ];
  [brand, influencer, stranger] = [one, two, three].map(({ cookie }) => {
    const visitor = product.visitor();
    visitor.take(cookie);
    return visitor;
  }) as [Visitor, Visitor, Visitor];
  staff = await product.newStaff();
  brandUid = one.profile.uid;
  collabId = await people.requested(two, (await people.offer(one)).offerId);
});
afterAll(() => product?.stop());

const clientId = '01890000-0000-7000-8000-0000000000c1';
const conversationOf = async (visitor: Visitor) => (await visitor.get('/api/v1/conversations')).body.items[0];

describe('two who talk', () => {
  it('begin from a profile, and have one conversation whichever side began', async () => {
    const begun = await influencer.post('/api/v1/conversations', { with: brandUid });
    expect(begun).toMatchObject({ status: 200 });
    talk = begun.body.id;
    expect((await influencer.post('/api/v1/conversations', { with: brandUid })).body.id).toBe(talk);
    expect((await stranger.post('/api/v1/conversations', { with: clientId })).status).toBe(404);
  });

  it('a message that is sent twice is there once, and told once', async () => {
    const send = () => influencer.post(`/api/v1/conversations/${talk}/messages`, { text: 'Hello terrace!', clientId });
    const [first, again] = [await send(), await send()];
    expect(first).toMatchObject({ status: 201, body: { seq: 1, mine: true, changeable: true } });
    expect(again.body).toEqual(first.body);
    expect((await brand.get(`/api/v1/conversations/${talk}/messages`)).body.items).toHaveLength(1);
  });

  it('see what is unread, that it has arrived, and that it was read', async () => {
    expect((await conversationOf(influencer)).theirDeliveredSeq).toBe(0);
    expect((await brand.get('/api/v1/conversations/unread')).body).toEqual({ conversations: 1 });
    expect(await conversationOf(influencer)).toMatchObject({ theirDeliveredSeq: 1, theirReadSeq: 0 });
    expect((await conversationOf(brand)).unread).toBe(1);
    expect((await brand.post(`/api/v1/conversations/${talk}/read`, { seq: 1 })).status).toBe(204);
    expect(await conversationOf(influencer)).toMatchObject({ theirReadSeq: 1 });
    expect((await brand.get('/api/v1/conversations/unread')).body).toEqual({ conversations: 0 });
  });

  it('R439: send each other files that nobody else opens', async () => {
    const mediaId = await influencer.upload('dish.png', 'image/png', smallPng());
    expect((await brand.get(`/api/v1/media/${mediaId}/content`)).status).toBe(404);
    const draft = { text: '', files: [mediaId], clientId: '01890000-0000-7000-8000-0000000000c2' };
    const send = () => influencer.post(`/api/v1/conversations/${talk}/messages`, draft);
    const [sent, again] = [await send(), await send()];
    expect(sent).toMatchObject({ status: 201, body: { files: [{ mediaId, kind: 'image', fileName: 'dish.png' }] } });
    expect([again.status, again.body]).toEqual([201, sent.body]);
    expect((await brand.get(`/api/v1/media/${mediaId}/content`)).status).toBe(200);
    expect((await stranger.get(`/api/v1/media/${mediaId}/content`)).status).toBe(404);
    expect((await brand.post(`/api/v1/conversations/${talk}/messages`, { text: '', files: [mediaId] })).status).toBe(
      400,
    );
  });

  it('find what was said, put it right and take it back, for a quarter of an hour', async () => {
    const { body } = await brand.post(`/api/v1/conversations/${talk}/messages`, { text: 'The café at sevn' });
    const address = `/api/v1/conversations/${talk}/messages/${body.id}`;
    expect(await brand.send('PATCH', address, { text: 'The café at seven' })).toMatchObject({
      status: 200,
      body: { text: 'The café at seven' },
    });
    expect((await influencer.send('PATCH', address, { text: 'Mine' })).status).toBe(409);
    expect((await influencer.get('/api/v1/conversations/search?q=CAFE%20sev')).body.items).toMatchObject([
      { id: body.id, conversationId: talk },
    ]);
    expect((await stranger.get('/api/v1/conversations/search?q=sev')).body.items).toEqual([]);
    expect((await brand.send('DELETE', address)).status).toBe(204);
    const [newest] = (await influencer.get(`/api/v1/conversations/${talk}/messages`)).body.items;
    expect(newest).toMatchObject({ id: body.id, text: '', deletedAt: expect.any(String) });
  });

  it('see a new message on an open page without asking for it, exactly as they would read it, and once', async () => {
    const [moves, got]: [string[], Omit<LiveMessage, 'audience'>[]] = [[], []];
    const close = await product.app.get(LiveHub, { strict: false }).open({
      ...{ sessionId: 's', audience: new Set([`profile:${brandUid}`]), close: () => undefined },
      moveTo: (id) => void moves.push(id),
      send: (_, message) => void got.push(message),
    });
    got.splice(0); // what was new when it was opened
    expect((await influencer.post(`/api/v1/conversations/${talk}/messages`, { text: 'Table 4?' })).status).toBe(201);
    await product.app.get(Relay, { strict: false }).drain();
    await eventually(async () => moves.length === 2);
    close();
    const [message] = (await brand.get(`/api/v1/conversations/${talk}/messages`)).body.items;
    expect(message.text).toBe('Table 4?');
    expect(got.filter(({ name }) => name === 'message.sent')).toMatchObject([
      { type: 'conversation', id: talk, content: { from: 'influencer', message } },
    ]);
  });

  it('R439: block each other, and only who blocked takes it back', async () => {
    expect((await influencer.post(`/api/v1/conversations/${talk}/block`)).status).toBe(204);
    expect(await brand.post(`/api/v1/conversations/${talk}/messages`, { text: 'Hello?' })).toMatchObject({
      status: 409,
      body: { code: 'messaging/blocked' },
    });
    expect(await conversationOf(brand)).toMatchObject({ blockedByMe: false, blockedByThem: true });
    await brand.post(`/api/v1/conversations/${talk}/unblock`);
    expect((await conversationOf(brand)).blockedByThem).toBe(true);
    await influencer.post(`/api/v1/conversations/${talk}/unblock`);
    expect((await brand.post(`/api/v1/conversations/${talk}/messages`, { text: 'Hello again' })).status).toBe(201);
  });

  it('R439: report a message, which staff then read on record and take out', async () => {
    expect((await staff.get(`/api/v1/conversations/${talk}/messages`)).status).toBe(404);
    const { body } = await brand.post(`/api/v1/conversations/${talk}/messages`, { text: 'Send me money' });
    const reported = await influencer.post(`/api/v1/conversations/${talk}/reports`, {
      reason: 'scam',
      messageId: body.id,
    });
    expect(reported.status).toBe(201);
    const [waiting] = (await staff.get('/api/v1/admin/message-reports')).body;
    expect(waiting).toMatchObject({ id: reported.body.id, reporter: '@ada', decision: null });
    const looked = await staff.post(`/api/v1/admin/message-reports/${waiting.id}/look`);
    expect(looked.body.messages.at(-1)).toMatchObject({ text: 'Send me money', reported: true });
    const decide = () =>
      staff.post(`/api/v1/admin/message-reports/${waiting.id}/decision`, { decision: 'message-removed' });
    expect((await decide()).status).toBe(204);
    expect((await decide()).status).toBe(409);
    const [newest] = (await influencer.get(`/api/v1/conversations/${talk}/messages`)).body.items;
    expect(newest).toMatchObject({ id: body.id, text: '' });
  });
});

describe('staff who decide between both sides', () => {
  const chat = (reader: Visitor, query = '') => reader.get(`/api/v1/admin/collab-explorer/${collabId}/chat${query}`);

  it('read their chat on the Collab, newest first, with its pictures, and that is on record', async () => {
    const mediaId = await influencer.upload('table.png', 'image/png', smallPng());
    await influencer.post(`/api/v1/conversations/${talk}/messages`, { text: 'I was here.', files: [mediaId] });
    const { status, body } = await chat(staff, '?limit=2');
    expect([status, body]).toMatchObject([200, { influencerHandle: 'ada' }]);
    const [newest, earlier] = body.items;
    expect(newest).toMatchObject({ side: 'influencer', text: 'I was here.', files: [{ mediaId }], deletedAt: null });
    expect(earlier).toMatchObject({ side: 'brand', text: '', deletedAt: expect.any(String) });
    expect((await chat(staff, `?limit=1&before=${newest.id}`)).body.items).toEqual([earlier]);
    expect((await staff.get(`/api/v1/media/${mediaId}/content`)).status).toBe(200);
    const [user] = await people.rows<{ id: string }>(`select id from users where email like 'operations@%'`);
    expect(await product.app.get(AuditTrail).chain('user', user!.id)).toContainEqual(
      expect.objectContaining({
        name: 'staff.read',
        payload: { operation: 'GET /api/v1/admin/collab-explorer/:id/chat', ids: [collabId] },
      }),
    );
  });

  it('are no party: read-only staff, and both sides themselves, don’t read it there', async () => {
    for (const reader of [await product.newStaff('read-only'), brand, influencer, stranger])
      expect((await chat(reader)).status).toBe(403);
    expect((await stranger.get(`/api/v1/admin/collab-explorer/${talk}/chat`)).status).toBe(403);
    expect((await staff.get(`/api/v1/admin/collab-explorer/${talk}/chat`)).body.code).toBe('collabs/not-found');
  });
});

describe('support', () => {
  it('answers the sender, and nobody else reads it', async () => {
    const { body } = await influencer.post('/api/v1/conversations', { with: 'support' });
    await influencer.post(`/api/v1/conversations/${body.id}/messages`, { text: 'Where is my credit?' });
    const inbox = (await staff.get('/api/v1/conversations')).body.items;
    expect(inbox).toMatchObject([{ id: body.id, kind: 'support', unread: 1 }]);
    await staff.post(`/api/v1/conversations/${body.id}/messages`, { text: 'On its way.' });
    const looker = await product.newStaff('read-only');
    const [seen] = (await looker.get('/api/v1/conversations')).body.items;
    expect([inbox[0].mayWrite, seen.mayWrite]).toEqual([true, false]);
    expect((await conversationOf(influencer)).with).toMatchObject({ uid: 'support', name: 'Tastemaker support' });
    expect((await stranger.get(`/api/v1/conversations/${body.id}/messages`)).status).toBe(404);
  });

  it('R6: talks with a visitor who has no account, and mails the answer when they have gone', async () => {
    const visitor = product.visitor();
    expect((await visitor.get('/api/v1/live-chat')).body).toMatchObject({
      begun: false,
      messages: [],
      hours: 'Mon–Fri 09:00–18:00',
    });
    expect((await visitor.post('/api/v1/live-chat/messages', { text: 'What does it cost?' })).status).toBe(201);
    expect((await visitor.post('/api/v1/live-chat/email', { email: 'vera@visitor.test' })).status).toBe(204);

    const chat = (await staff.get('/api/v1/conversations')).body.items.find(
      ({ kind }: { kind: string }) => kind === 'visitor',
    );
    expect(chat.with).toMatchObject({ type: 'visitor', name: 'vera@visitor.test' });
    await staff.post(`/api/v1/conversations/${chat.id}/messages`, { text: 'Nothing to begin with.' });
    expect((await visitor.get('/api/v1/live-chat')).body.messages).toMatchObject([
      { mine: true },
      { mine: false, text: 'Nothing to begin with.' },
    ]);
    expect((await product.visitor().get('/api/v1/live-chat')).body.messages).toEqual([]);

    await staff.post(`/api/v1/conversations/${chat.id}/messages`, { text: 'Starter is £99 a month.' });
    await eventually(async () => {
      await staff.post('/sandbox/api/clock', { advance: 'PT3M' });
      const { body } = await visitor.get('/sandbox/api/mail?to=vera@visitor.test');
      return body.length > 0;
    });
    const mail = await visitor.newestMail('vera@visitor.test');
    expect(mail.text).toContain('Starter is £99 a month.');
    expect(mail.text).not.toContain('Nothing to begin with.');
  });
});
