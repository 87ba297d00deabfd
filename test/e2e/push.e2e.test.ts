import { loadConfig } from '../../server/config.js';
import { type OutsideCall, outsideServices } from '@tastemaker/sandbox';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(60_000);

const path = '/api/v1/push-devices';
const { push } = outsideServices(loadConfig({}));

let product: TestApp;
let [brand, influencer]: Person[] = [];
let [brands, influencers]: Visitor[] = [];
let talk: string;

beforeAll(async () => {
  product = await TestApp.listening({ push });
  const people = new People(product.app);
  [brand, influencer] = [await people.brand('ember'), await people.influencer('ada')];
  [brands, influencers] = [await product.signedIn(brand.email), await product.signedIn(influencer.email)];
  talk = await people.conversation(brand, influencer);
});
afterAll(() => product?.stop());

type Given = Readonly<{ endpoint: string; keys: { p256dh: string; auth: string } }>;

/** The browser's subscription from its own push service. */
const subscription = async (): Promise<Given> => {
  const asked = { applicationServerKey: push!.publicKey };
  return (await brands!.post<Given>('/sandbox/push/subscriptions', asked)).body;
};
const devicesOf = async (who: Visitor) => (await who.get(path)).body.items;
const shown = async (): Promise<OutsideCall[]> => (await brands!.get('/sandbox/api/outside?service=push')).body;

/** Until the bell has it, and then for long enough that the devices should have it too. */
async function write(text: string) {
  await influencers!.post('/api/v1/notifications/read');
  await brands!.post(`/api/v1/conversations/${talk}/messages`, { text });
  await eventually(async () => (await influencers!.get('/api/v1/notifications')).body.unread === 1);
  await brands!.post('/sandbox/api/clock', { advance: 'PT2M' });
}

it('shows what waits for someone on their device: a title, a sentence and a link for the right profile', async () => {
  expect((await influencers!.get(path)).body).toEqual({ publicKey: push!.publicKey, items: [] });
  const { status, body } = await influencers!.post(path, { ...(await subscription()), expirationTime: null });
  expect([status, body.items]).toEqual([200, [expect.objectContaining({ current: true })]]);

  await write('Hello');
  const [call] = await eventually(async () => {
    const calls = await shown();
    return calls.length === 1 && calls;
  });
  expect(call).toMatchObject({
    title: 'Brand ember sent you a message',
    content: {
      text: 'Read it and answer in your chats.',
      link: `${product.config.publicUrl}/app/chats?with=${brand!.profile.uid}&uid=${influencer!.profile.uid}`,
      sent: { ttl: '86400', topic: talk.replaceAll('-', '') },
    },
  });
  expect(JSON.stringify(call)).not.toContain('Hello');
});

it('a device that its push service has forgotten is removed, and nothing more is sent there', async () => {
  const given = await subscription();
  await influencers!.post(path, given);
  await brands!.post(`${new URL(given.endpoint).pathname}/answer`, { answer: 410 });
  const before = (await shown()).length;
  await write('Are you there?');
  await eventually(async () => (await devicesOf(influencers!)).length === 0);
  expect(await shown()).toHaveLength(before);
});

it('a device stays when another profile is chosen, and ends with its sign-in', async () => {
  const elsewhere = await product.signedIn(influencer!.email);
  await elsewhere.post(path, await subscription());
  const target = { target_user_profile: { ...influencer!.profile } };
  expect((await elsewhere.post('/api/v1/functions/updateSessionUserProfile', target)).status).toBe(200);
  expect(await devicesOf(elsewhere)).toMatchObject([{ current: true }]);
  expect(await devicesOf(influencers!)).toMatchObject([{ current: false }]);

  expect((await elsewhere.post('/api/v1/auth/sign-out')).status).toBe(200);
  await eventually(async () => (await devicesOf(influencers!)).length === 0);
});

it('only its owner removes a device, and what no browser gives is refused', async () => {
  const { body } = await influencers!.post(path, await subscription());
  const [{ id }] = body.items;
  expect((await brands!.send('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await influencers!.send('DELETE', `${path}/${id}`)).status).toBe(204);
  expect(await devicesOf(influencers!)).toEqual([]);

  const given = await subscription();
  const answer = async (more: object) => (await influencers!.post(path, { ...given, ...more })).status;
  expect(await answer({ endpoint: 'file:///etc/passwd' })).toBe(400);
  expect(await answer({ keys: { ...given.keys, auth: 'short' } })).toBe(400);
  expect((await product.visitor().get(path)).status).toBe(401);
});

it('the stand-in takes messages from the product alone', async () => {
  const { pathname } = new URL((await subscription()).endpoint);
  const headers = { ttl: '60', 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream' };
  expect((await brands!.raw('POST', pathname, headers, Buffer.alloc(100))).status).toBe(403);
  expect((await brands!.raw('POST', `${pathname.slice(0, -4)}0000`, headers, Buffer.alloc(100))).status).toBe(404);
});
