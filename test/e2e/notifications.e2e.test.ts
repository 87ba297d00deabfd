import { letters } from '../../server/contract/letters.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

const secret = 'a secret of the mail provider';
let product: TestApp;
let brand: Person;
let influencer: Person;
let [brands, influencers]: Visitor[] = [];
let talk: string;

const browserOf = ({ cookie }: Person): Visitor => {
  const visitor = product.visitor();
  visitor.take(cookie);
  return visitor;
};

beforeAll(async () => {
  product = await TestApp.start({ mailWebhookSecret: secret });
  const people = new People(product.app);
  [brand, influencer] = [await people.brand('ember'), await people.influencer('ada')];
  [brands, influencers] = [browserOf(brand), browserOf(influencer)];
  talk = await people.conversation(brand, influencer);
});
afterAll(() => product?.stop());

const write = (text: string) => brands!.post(`/api/v1/conversations/${talk}/messages`, { text });
const bell = async () => (await influencers!.get('/api/v1/notifications')).body;
const pass = (time: string) => brands!.post('/sandbox/api/clock', { advance: time });
const mails = async () => (await influencers!.get(`/sandbox/api/mail?to=${influencer.email}`)).body;

it('a message shows in the other side’s bell once, and is emailed if it stays unread', async () => {
  await write('Hello');
  await write('Are you there?');
  await eventually(async () => (await bell()).unread === 1);
  expect((await bell()).items).toMatchObject([
    { title: 'Brand ember sent you a message', subjectId: talk, readAt: null },
  ]);

  await pass('PT6M');
  const mail = await influencers!.newestMail(influencer.email, 'sent you a message');
  expect(mail.html).not.toContain('Are you there?');
  expect(mail.text).toContain('Stop these emails: ');
  expect(await mails()).toHaveLength(1);
});

it('what is read is no longer new, and brings no mail', async () => {
  await influencers!.post('/api/v1/notifications/read', { subjectId: talk });
  expect((await bell()).unread).toBe(0);
  await write('One more thing');
  await eventually(async () => (await bell()).unread === 1);
  await influencers!.post('/api/v1/notifications/read');
  await pass('PT6M');
  expect(await mails()).toHaveLength(1);
});

it('one click in a mail stops such mails: a form, from anywhere, without a cookie; looking stops nothing', async () => {
  const { text } = await influencers!.newestMail(influencer.email, 'sent you a message');
  const token = /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? '';
  const address = `/api/v1/unsubscribe/${token}`;
  expect((await product.visitor().get(address)).body).toEqual({ kind: 'message' });
  const wishes = async () => (await influencers!.get('/api/v1/notification-preferences')).body;
  expect((await wishes()).choices).toEqual([]);

  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const clicked = await product.visitor().raw('POST', address, form, Buffer.from('List-Unsubscribe=One-Click'));
  expect(clicked.status).toBe(200);
  expect((await wishes()).choices).toEqual([{ kind: 'message', channel: 'mail', enabled: false }]);
  expect((await product.visitor().get(`${address}x`)).status).toBe(404);
  expect((await product.visitor().raw('POST', '/api/v1/auth/links', form, Buffer.from('email=a'))).status).toBe(415);

  await write('And another');
  await eventually(async () => (await bell()).unread === 1);
  await pass('PT6M');
  expect(await mails()).toHaveLength(1);
});

it('preferences are kept as they are given, and quiet hours need two times', async () => {
  const wishes = { choices: [], quiet: { from: '22:00', until: '07:30' }, digest: 'daily' };
  expect(await influencers!.put('/api/v1/notification-preferences', wishes)).toMatchObject({
    status: 200,
    body: wishes,
  });
  const wrong = { ...wishes, quiet: { from: '22:00', until: '22:00' } };
  expect(await influencers!.put('/api/v1/notification-preferences', wrong)).toMatchObject({
    status: 400,
    body: { code: 'notifications/bad-quiet-hours' },
  });
});

it('without push keys, nobody is offered notifications on devices', async () => {
  expect((await influencers!.get('/api/v1/push-devices')).body).toEqual({ publicKey: null, items: [] });
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const given = { endpoint: 'https://push.example/1', keys };
  expect((await influencers!.post('/api/v1/push-devices', given)).body.code).toBe('notifications/push-off');
});

it('a returned mail stops the address, told by nobody but the mail provider', async () => {
  const plain = { choices: [], quiet: null, digest: 'off' };
  await influencers!.put('/api/v1/notification-preferences', plain);
  const report = { email: influencer.email, reason: 'bounced' };
  expect((await product.visitor().post('/api/v1/mail/bounces', report)).status).toBe(400);
  const authorised = { authorization: `Bearer ${secret}` };
  expect((await product.visitor().post('/api/v1/mail/bounces', report, authorised)).status).toBe(204);

  await influencers!.post('/api/v1/notifications/read');
  await write('Still there?');
  await eventually(async () => (await bell()).unread === 1);
  await pass('PT6M');
  expect(await mails()).toHaveLength(1);
});

it('staff look at every mail that the product sends, and send themselves a test', async () => {
  const staff = await product.newStaff();
  const { body: items } = await staff.get('/api/v1/admin/mail-templates?range=[0,999]');
  expect(new Set(items.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(Object.values(letters)));
  expect(new Set(items.map(({ id }: { id: string }) => id)).size).toBe(items.length);
  for (const { id, subject } of items) {
    const { body } = await staff.get(`/api/v1/admin/mail-templates/${id}`);
    expect(body).toMatchObject({ id, subject });
    expect(body.html).toContain('</html>');
    expect(`${body.html}${body.text}`).not.toMatch(/undefined|NaN|Invalid Date|\[object|no time/);
    expect(body.text.length).toBeGreaterThan(60);
  }
  expect((await staff.get('/api/v1/admin/mail-templates/no.such')).body.code).toBe('notifications/no-such-template');
  const { body } = await staff.post('/api/v1/admin/mail-templates/notifications.digest/test');
  expect((await staff.newestMail(body.sentTo, 'updates from')).html).toContain('Casa Olmo');
});
