import { DueWork } from '../../server/shared/time/index.js';
import { CheckInKeys, SignedCodes } from '../../server/modules/door/ports/check-in-keys.js';
import { doorKeyAlgorithm, encodeCode, exportDoorKey, windowOf } from '../../server/contract/rules/signed-code.js';
import { TestApp } from '../support/app.js';
import { offerInput } from '../support/offers.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

const hour = 3_600_000;
const start = Date.now();

let product: TestApp;
let staff: Visitor;
let [brand, influencer, another]: Visitor[] = [];

const freeze = (hours: number) =>
  staff.post('/sandbox/api/clock', { freeze: new Date(start + hours * hour).toISOString() });
const register = (who: Visitor, id: string, publicKey: string, more = {}) =>
  who.put(`/api/v1/collabs/${id}/check-in-key`, { publicKey, ...more });

async function newPhone() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(doorKeyAlgorithm, false, ['sign', 'verify']);
  return { privateKey, publicKey: await exportDoorKey(publicKey) };
}

/** An agreed visit, two days after the test began. */
async function booked(): Promise<string> {
  await freeze(0);
  const slots = [{ startsAt: new Date(start + 48 * hour).toISOString(), capacity: 1 }];
  const offer = (await brand!.post('/api/v1/offers', { ...offerInput(), slots })).body;
  const id = (await influencer!.post(`/api/v1/offers/${offer.id}/requests`, { note: '' })).body.id as string;
  await brand!.post(`/api/v1/collabs/${id}/approve`);
  await influencer!.post(`/api/v1/collabs/${id}/schedule`, { slotId: offer.slots[0].id });
  return id;
}

/** A door's result for a code that this phone signs now. */
async function shows(id: string, { privateKey }: Awaited<ReturnType<typeof newPhone>>, hours: number) {
  const at = new Date(start + hours * hour);
  const text = await encodeCode({ collabId: id, venueId: null, window: windowOf(at) }, privateKey);
  const keys = await product.app.get(CheckInKeys, { strict: false }).of([id]);
  return product.app.get(SignedCodes, { strict: false }).check(text, keys, null, at);
}

beforeAll(async () => {
  product = await TestApp.start();
  const people = new People(product.app);
  staff = await product.newStaff();
  const ember = await people.brand('ember');
  await people.giveCredits(ember, 20);
  const [amara, ben] = [await people.influencer('amara'), await people.influencer('ben')];
  brand = await product.signedIn(ember.email);
  [influencer, another] = [await product.signedIn(amara.email), await product.signedIn(ben.email)];
}, 180_000);
afterAll(() => product?.stop());

describe('the phone of a creator', () => {
  it('is registered from the day the visit is agreed, and gives way to their next one', async () => {
    const id = await booked();
    const [old, next] = [await newPhone(), await newPhone()];
    const { status, body } = await register(influencer!, id, old.publicKey);
    expect({ status, body }).toEqual({ status: 200, body: { venueId: null, now: new Date(start).toISOString() } });
    expect((await register(influencer!, id, old.publicKey)).status).toBe(200);
    expect(await shows(id, old, 47)).toMatchObject({ fault: null, collabId: id });

    const inUse = { status: 409, body: { code: 'collabs/check-in-key-in-use' } };
    expect(await register(influencer!, id, next.publicKey)).toMatchObject(inUse);
    expect((await register(influencer!, id, next.publicKey, { replace: true })).status).toBe(200);
    expect(await register(influencer!, id, old.publicKey)).toMatchObject(inUse);
    expect([await shows(id, next, 47), await shows(id, old, 47)]).toMatchObject([{ fault: null }, { fault: 'retired' }]);
  }); // prettier-ignore

  it('is the guest’s own, and signs with a real key', async () => {
    const id = await booked();
    const { publicKey } = await newPhone();
    for (const who of [another!, brand!, product.visitor()])
      expect((await register(who, id, publicKey)).status).toBeGreaterThan(400);
    for (const wrong of ['', 'of nobody', 'A'.repeat(124)]) {
      const { status, body } = await register(influencer!, id, wrong);
      expect({ status, ...body.errors }).toEqual({ status: 400, publicKey: expect.stringContaining('P-256') });
    }
  });

  it('is forgotten when the door closes, and refused once the guest is in', async () => {
    const id = await booked();
    const phone = await newPhone();
    await register(influencer!, id, phone.publicKey);
    await freeze(48);
    await brand!.post(`/api/v1/collabs/${id}/check-in`);
    const code = 'collabs/wrong-step';
    expect(await register(influencer!, id, phone.publicKey)).toMatchObject({ status: 409, body: { code } });
    await freeze(96);
    await product.app.get(DueWork).run();
    expect(await shows(id, phone, 48)).toEqual({ fault: 'unknown' });
  });
});
