import { TestApp } from '../support/app.js';
import { offerInput } from '../support/offers.js';
import { People } from '../support/world.js';
import { fingerprint } from './fingerprint.js';
import { answerOf, operations, resolved } from './operations.js';

const privileged = {
  id: '00000000-0000-7000-8000-000000000001',
  role: 'admin',
  ...{ staffRole: 'super-user', staff_role: 'super-user', isAdmin: true, admin: true, roles: ['admin'] },
  ...{
    stage: 6,
    outcome: 'completed',
    state: 'ended',
    status: 'published',
    paying: true,
    plan: 'premium',
    price_id: 'x',
  },
  ...{ brandId: 'x', brand_id: 'x', influencerId: 'x', influencer_id: 'x', userId: 'x', user_id: 'x', ownerId: 'x' },
  ...{ version: 99, createdAt: '2020-01-01T00:00:00Z', updatedAt: '2020-01-01T00:00:00Z', respondBy: '2030-01-01' },
  ...{ approvedAt: '2020-01-01', publishedAt: '2020-01-01', emailProvenAt: '2020-01-01', disabledAt: null },
  ...{
    passwordHash: 'x',
    password_hash: 'x',
    sessionId: 'x',
    memberships: [],
    linkedBrandUid: 'x',
    actions: ['approve'],
  },
  ...{
    senderUid: 'x',
    senderUserId: 'x',
    sentAt: '2020-01-01',
    terms: {},
    rounds: [],
    requestedBy: 'brand',
    slug: 'x',
  },
};

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

const unnamed = (known: object) => Object.entries(privileged).filter(([field]) => !(field in known));

it('fields that are not the sender’s to set are refused on every write, by name, and nothing is stored', async () => {
  const people = new People(product.app);
  const brand = await people.brand('ember');
  await people.subscribe(brand, 'starter'); // so that no feature is locked before its fields are checked
  const influencer = await people.influencer('nia');
  const { offerId } = await people.offer(brand);
  const collabId = await people.requested(influencer, offerId);
  const staff = await people.staff('super-user');
  const waiting = await people.signIn(staff.userId); // as if its second step were still pending
  await people.rows(`update sessions set stage = 'second-factor' where user_id = $1`, [staff.userId]);
  const cookies = ['', brand.cookie, influencer.cookie, await people.signIn(staff.userId), waiting];
  const before = await fingerprint(people);
  // The formats of the provider, the platforms and the error reporter aren't ours to define.
  const theirs = /^(receive(Stripe|Instagram|TikTok)\w+|reportError)$/;
  const writes = operations.filter(({ id, body }) => body && !theirs.test(id));
  let tried = 0;

  const fieldsThatPass = async ({ id: name, method, path, body }: (typeof writes)[number]): Promise<string[]> => {
    // A record of the staff panel may be sent back whole; its read-only fields have their own test (react-admin.e2e).
    const record = method === 'PUT' && path.startsWith('/api/v1/admin/') ? answerOf(path) : undefined;
    const extra = unnamed({ ...record?.properties, ...resolved(body!).properties });
    const example = name === 'makeOffer' ? offerInput() : {};
    const refused = new Set<string>();
    for (const cookie of cookies) {
      const id = path.includes('/offers/') ? offerId : collabId;
      const answer = await product.app.inject({
        method,
        url: path
          .replace('{feature}', 'analytics')
          .replace('/settings/{id}', '/settings/trainingUrl')
          .replace('/features/{id}', '/features/analytics')
          .replace('{kind}', 'brand')
          .replace('{action}', path.includes('deliverables') ? 'approve' : 'decline')
          .replaceAll(/\{\w+\}/g, id),
        headers: { cookie, origin: product.config.publicUrl },
        payload: { ...example, ...Object.fromEntries(extra) },
      });
      tried += extra.length;
      const { errors = {} } = answer.json<{ errors?: Record<string, string> }>();
      if (answer.statusCode === 400) for (const field of Object.keys(errors)) refused.add(field);
      else expect([name, [401, 403, 404]]).toEqual([name, expect.arrayContaining([answer.statusCode])]);
    }
    return extra.filter(([field]) => !refused.has(field)).map(([field]) => `${name}: ${field}`);
  };
  const passed: string[] = [];
  for (const write of writes) passed.push(...(await fieldsThatPass(write)));

  expect(passed).toEqual([]);
  expect(await fingerprint(people)).toEqual(before);
  console.log(`${tried} privileged fields tried on ${writes.length} writes: 0 taken`);
});

it('nor within a list', async () => {
  const { cookie } = await new People(product.app).brand('rival');
  const offer = offerInput();
  const { statusCode, body } = await product.app.inject({
    method: 'POST',
    url: '/api/v1/offers',
    headers: { cookie, origin: product.config.publicUrl },
    payload: { ...offer, slots: offer.slots.map((slot) => ({ ...slot, taken: -5 })) },
  });
  expect([statusCode, JSON.parse(body)]).toEqual([
    400,
    expect.objectContaining({ errors: { 'slots.0.taken': expect.any(String) } }),
  ]);
});
