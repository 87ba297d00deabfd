import { TestApp } from '../support/app.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

const path = '/api/v1/admin/settings';

let product: TestApp;
let people: People;
/** For a brand whose plan includes phone support. */
let subscribed: Visitor;
beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  const brand = await people.brand('priority');
  await people.subscribe(brand, 'professional');
  subscribed = await product.signedIn(brand.email);
});
afterAll(() => product?.stop());

describe('R444: what staff set for everyone', () => {
  it('shows at once, can be hidden, and goes back to the environment; who did it is in the audit log', async () => {
    const staff = await product.newStaff('super-user');
    const support = async () => (await subscribed.get('/api/v1/settings')).body.support;
    const { phone } = await support();
    expect(phone).toMatch(/^\+/);
    expect((await staff.put(`${path}/supportPhone`, { set: '+44 20 7946 0999' })).status).toBe(200);
    expect((await support()).phone).toBe('+44 20 7946 0999');
    expect((await staff.put(`${path}/supportPhone`, { set: '' })).status).toBe(200);
    expect((await support()).phone).toBeNull();
    expect((await staff.put(`${path}/supportPhone`, { set: null })).status).toBe(200);
    expect((await support()).phone).toBe(phone);
    expect((await staff.get(path)).body).toContainEqual({
      ...{ id: 'supportPhone', value: phone, set: null, given: phone },
    });
  });

  it('only people whose plan includes priority support get its number', async () => {
    const basic = await product.signedIn((await people.brand('basic')).email);
    const phoneOf = async (who: Visitor) => (await who.get('/api/v1/settings')).body.support.phone;
    expect(await phoneOf(subscribed)).toMatch(/^\+/);
    for (const who of [product.visitor(), basic, await product.newStaff('operations')])
      expect(await phoneOf(who)).toBeNull();
  });

  it('the address of email is named by pages and mails as staff have set it, and is never hidden', async () => {
    const staff = await product.newStaff('super-user');
    const onPages = async () => (await product.visitor().get('/api/v1/settings')).body.supportEmail;
    const inMail = async () => (await staff.get('/api/v1/admin/mail-templates/privacy.closing')).body.text;
    const given = await onPages();
    expect(await inMail()).toContain(given);
    expect((await staff.put(`${path}/supportEmail`, { set: ' Help@Tastemaker.example ' })).status).toBe(200);
    expect(await onPages()).toBe('help@tastemaker.example');
    expect(await inMail()).toContain('help@tastemaker.example');
    expect(await inMail()).not.toContain(given);
    expect((await staff.put(`${path}/supportEmail`, { set: '' })).body.code).toBe('settings/bad-value');
    expect((await staff.put(`${path}/supportEmail`, { set: null })).status).toBe(200);
    expect(await onPages()).toBe(given);
  });

  it('is refused if it makes no sense, and to people without the right', async () => {
    const staff = await product.newStaff('super-user');
    const bad = await staff.put(`${path}/trainingUrl`, { set: 'javascript:alert(1)' });
    expect(bad).toMatchObject({
      status: 400,
      body: { code: 'settings/bad-value', errors: { set: expect.any(String) } },
    });
    expect((await staff.put(`${path}/adminPassword`, { set: 'x' })).status).toBe(404);
    const worker = await product.newStaff('operations');
    expect((await worker.put(`${path}/supportPhone`, { set: null })).status).toBe(403);
  });
});

describe('R444: a feature that is locked everywhere', () => {
  it('is closed to every brand at once, but for one to which it is granted', async () => {
    const staff = await product.newStaff('super-user');
    const [closed, granted] = [await people.brand('closed'), await people.brand('granted')];
    const makesOffer = async ({ cookie }: { cookie: string }) => {
      const headers = { cookie, origin: product.config.publicUrl };
      const answer = await product.app.inject({ method: 'POST', url: '/api/v1/offers', headers, payload: {} });
      return answer.json<{ code: string }>().code;
    };
    const lock = { kind: 'lock', reason: 'An incident', until: null };
    const own = `/api/v1/admin/subscriptions/${granted.profile.uid}/features/offers`;
    expect((await staff.put(own, { ...lock, kind: 'grant', reason: 'They help us' })).status).toBe(200);
    expect((await staff.put('/api/v1/admin/features/offers', lock)).body).toMatchObject({ id: 'offers', ...lock });
    expect(await makesOffer(closed)).toBe('billing/feature-locked');
    expect(await makesOffer(granted)).not.toBe('billing/feature-locked');

    expect((await staff.send('DELETE', '/api/v1/admin/features/offers')).body).toMatchObject(lock);
    expect((await staff.get('/api/v1/admin/features')).body).toEqual([]);
    expect(await makesOffer(closed)).not.toBe('billing/feature-locked');
    const worker = await product.newStaff('operations');
    expect((await worker.put('/api/v1/admin/features/offers', lock)).status).toBe(403);
  });
});
