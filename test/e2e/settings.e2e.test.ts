import { TestApp } from '../support/app.js';

const path = '/api/v1/admin/settings';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

describe('R444: what staff set for everybody', () => {
  it('shows at once, can be hidden, and goes back to the environment; who did it is in the audit log', async () => {
    const staff = await product.newStaff('super-user');
    const support = async () => (await product.visitor().get('/api/v1/settings')).body.support;
    const { phone } = await support();
    expect(phone).toMatch(/^\+/);
    expect((await staff.put(`${path}/supportPhone`, { value: '+44 20 7946 0999' })).status).toBe(200);
    expect((await support()).phone).toBe('+44 20 7946 0999');
    expect((await staff.put(`${path}/supportPhone`, { value: '' })).status).toBe(200);
    expect((await support()).phone).toBeNull();
    expect((await staff.put(`${path}/supportPhone`, { value: null })).status).toBe(200);
    expect((await support()).phone).toBe(phone);
    const { items, mayChange } = (await staff.get(path)).body;
    expect(mayChange).toBe(true);
    expect(items).toContainEqual({ id: 'supportPhone', value: phone, set: null, given: phone });
  });

  it('is refused where it makes no sense, and to whoever may not', async () => {
    const staff = await product.newStaff('super-user');
    const bad = await staff.put(`${path}/trainingUrl`, { value: 'javascript:alert(1)' });
    expect(bad).toMatchObject({
      status: 400,
      body: { code: 'settings/bad-value', errors: { value: expect.any(String) } },
    });
    expect((await staff.put(`${path}/adminPassword`, { value: 'x' })).status).toBe(404);
    const worker = await product.newStaff('operations');
    expect((await worker.get(path)).body.mayChange).toBe(false);
    expect((await worker.put(`${path}/supportPhone`, { value: null })).status).toBe(403);
  });
});
