import { CheckRecords } from '../../server/modules/records/index.js';
import { TestApp } from '../support/app.js';
import { actionOf, doorOf, phoneAt } from '../support/door.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(180_000);

const hour = 3_600_000;
const start = Date.now();
const visitHours = 48;

let product: TestApp;
let people: People;
let staff: Visitor;
let [ember, amara]: Person[] = [];
let [brand, rival, influencer]: Visitor[] = [];

let now: Date;
const freeze = (hours: number) => {
  now = new Date(start + hours * hour);
  return staff.post('/sandbox/api/clock', { freeze: now.toISOString() });
};
const read = async (who: Visitor | undefined, id: string) => (await who!.get(`/api/v1/collabs/${id}`)).body;
const bill = (who: Visitor | undefined, id: string, step: string, body: object) =>
  who!.post(`/api/v1/collabs/${id}/bill${step}`, body);
const newsOf = async (who: Visitor | undefined): Promise<{ title: string; subjectId: string }[]> =>
  (await who!.get('/api/v1/notifications')).body.items;
const told = (who: Visitor | undefined, title: string, id: string) =>
  eventually(async () => (await newsOf(who)).some((line) => line.title === title && line.subjectId === id));
const giftPath = (id: string) => `/api/v1/admin/collab-explorer/${id}/gift`;
/** Its ledger lines, once there are any. */
const gift = (id: string, pence: number | null, basis: string | null) =>
  eventually(async () => {
    const { body } = await staff.get(giftPath(id));
    return body.pence === pence && body.basis === basis && body;
  });

/** An agreed visit, 48 hours after the test began, of an offer that covers at most £120 and is worth £180. */
async function booked(): Promise<string> {
  await freeze(0);
  const slots = [{ startsAt: new Date(start + visitHours * hour).toISOString(), capacity: 1 }];
  const offer = (
    await brand!.post('/api/v1/offers', { ...offerInput(), valuePence: 18_000, coversPence: 12_000, slots })
  ).body;
  const id = (await influencer!.post(`/api/v1/offers/${offer.id}/requests`, { note: '' })).body.id as string;
  await brand!.post(`/api/v1/collabs/${id}/approve`);
  await influencer!.post(`/api/v1/collabs/${id}/schedule`, { slotId: offer.slots[0].id });
  await freeze(visitHours);
  return id;
}

/** The same, checked in by the brand, with a bill of £142 that it has entered. */
async function billed(): Promise<string> {
  const id = await booked();
  await brand!.post(`/api/v1/collabs/${id}/check-in`);
  expect((await bill(brand, id, '', { pence: 14_200 })).status).toBe(200);
  return id;
}

/** A phone at a door of this brand. */
const phoneOf = async (who: Visitor | undefined) => phoneAt(await doorOf(who!), product.visitor(), () => now);

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  staff = await product.newStaff();
  const [other] = [await people.brand('rival')];
  [ember, amara] = [await people.brand('ember'), await people.influencer('amara')];
  await people.giveCredits(ember, 20);
  [brand, rival] = [await product.signedIn(ember.email), await product.signedIn(other.email)];
  influencer = await product.signedIn(amara.email);
}, 180_000);
afterAll(() => product?.stop());

describe('the bill at the door', () => {
  it('is entered for a guest who has checked in, and entered again; the creator is notified how it is divided, also by email', async () => {
    const id = await booked();
    const { act, send, list } = await phoneOf(brand);
    const total = (pence: number) => ({ kind: 'bill', collabId: id, pence, at: now });
    expect(await act(total(9_900))).toMatchObject({ outcome: 'refused', code: 'collabs/wrong-step' });
    expect(await act({ kind: 'check-in', how: 'name', collabId: id, at: now })).toMatchObject({ visit: { capPence: 12_000 } });

    const typed = await act(total(9_900));
    expect(typed).toMatchObject({ outcome: 'done', visit: { bill: { pence: 9_900, coveredPence: 9_900, guestPaysPence: 0 } } });
    const divided = { pence: 14_200, coveredPence: 12_000, guestPaysPence: 2_200 };
    expect((await act(total(14_200))).visit.bill).toEqual({ ...divided, status: 'awaiting' });
    expect((await list()).body.items).toMatchObject([{ collabId: id, name: 'amara', capPence: 12_000, bill: divided }]);

    expect(await read(influencer, id)).toMatchObject({
      bill: { ...divided, typedBy: 'venue', status: 'awaiting', answerBy: new Date(start + 96 * hour).toISOString() },
      billActions: ['confirm-bill', 'contest-bill'],
    });
    await told(influencer, 'Please confirm your bill at Brand ember', id);
    const mail = await staff.newestMail(amara!.email, '£142');
    expect(mail.text).toContain('The bill is £142. Your offer covers £120; you paid £22.');
    await gift(id, 12_000, 'MEASURED');

    for (const pence of [0, 10_000_001, 12.5]) expect((await send([actionOf(total(pence))])).status).toBe(400);
  }); // prettier-ignore

  it('is not taken by another brand’s door, nor with a link that was taken back, nor once the door is closed', async () => {
    const id = await booked();
    await brand!.post(`/api/v1/collabs/${id}/check-in`);
    const [door, others] = [await doorOf(brand!), await phoneOf(rival)];
    const own = await phoneAt(door, product.visitor(), () => now);
    const typeAt = async ({ send }: typeof own, pass: string) => {
      const { status, body } = await send([actionOf({ kind: 'bill', collabId: id, pence: 9_900, at: now })], pass);
      return [status, (body.results?.[0] ?? body).code];
    };
    expect(await typeAt(others, others.pass)).toEqual([200, 'collabs/guest-unknown']);
    expect(await typeAt(own, others.pass)).toEqual([403, 'collabs/pin-needed']);
    await freeze(visitHours + 13);
    expect(await typeAt(own, own.pass)).toEqual([403, 'collabs/pin-needed']);
    await freeze(visitHours + 48.1);
    const pass = await own.open();
    expect(await typeAt(own, pass)).toEqual([200, 'collabs/guest-unknown']);
    await brand!.send('DELETE', `/api/v1/check-in-links/${door.id}`);
    expect(await typeAt(own, pass)).toEqual([404, 'collabs/door-not-found']);
  }); // prettier-ignore
});

describe('the creator', () => {
  it('confirms the bill that they were shown', async () => {
    const id = await billed();
    expect((await bill(influencer, id, '/confirm', { pence: 9_900 })).body).toMatchObject({
      code: 'collabs/bill-changed',
      pence: 14_200,
    });
    const { status, body } = await bill(influencer, id, '/confirm', { pence: 14_200 });
    expect([status, body.bill.status, body.billActions]).toEqual([200, 'confirmed', []]);
    expect((await bill(brand, id, '', { pence: 9_900 })).body.code).toBe('collabs/wrong-step');
    expect((await bill(brand, id, '/confirm', { pence: 14_200 })).status).toBe(403);
  });

  it('confirms it by their silence, 48 hours after it was typed and not before', async () => {
    const id = await billed();
    await freeze(visitHours + 48 - 0.001);
    expect((await read(brand, id)).bill.status).toBe('awaiting');
    await freeze(visitHours + 48);
    expect(await read(brand, id)).toMatchObject({ bill: { status: 'confirmed', answer: null }, billActions: [] });
    const late = { status: 409, body: { code: 'collabs/too-late' } };
    expect(await bill(influencer, id, '/contest', { words: 'We had no wine.' })).toMatchObject(late);
    expect(await bill(brand, id, '', { pence: 9_900 })).toMatchObject({
      status: 409,
      body: { code: 'collabs/wrong-step' },
    });
  });
});

describe('a bill that the creator contests', () => {
  let id: string;
  const decide = (pence: number, by = staff) =>
    by.post(`${giftPath(id)}/bill-decisions`, { pence, reason: 'The till says so.' });

  it('brings back the agreed value, and waits for staff', async () => {
    id = await billed();
    await gift(id, 12_000, 'MEASURED');
    expect((await bill(influencer, id, '/contest', { words: '' })).status).toBe(400);
    const contested = await bill(influencer, id, '/contest', { words: 'We had no wine.', pence: 11_800 });
    const said = { status: 'contested', answer: 'We had no wine.', claimedPence: 11_800 };
    expect(contested).toMatchObject({ status: 200, body: { bill: said } });
    await gift(id, 18_000, 'AGREED');
    await told(brand, '@amara contested the bill', id);
    expect(await read(staff, id)).toMatchObject({ bill: said, billActions: ['settle-bill'] });
    expect((await staff.get('/api/v1/admin/waiting')).body.contestedBills).toBe(1);
    const filter = encodeURIComponent(JSON.stringify({ billContested: true }));
    const found = (await staff.get(`/api/v1/admin/collab-explorer?filter=${filter}`)).body;
    expect(found).toMatchObject([{ id, billContested: true }]);
    const early = await staff.post(`${giftPath(id)}/corrections`, { pence: 9_000, reason: 'No wine.' });
    expect(early).toMatchObject({ status: 409, body: { code: 'collabs/bill-contested' } });
  });

  it('is decided by staff who can edit, with a reason: both are notified, and the value is measured again', async () => {
    expect((await decide(11_800, await product.newStaff('read-only'))).status).toBe(403);
    const { status, body } = await decide(11_800);
    expect([status, body.pence, body.basis, body.lines.length]).toEqual([200, 11_800, 'MEASURED', 7]);
    expect((await decide(14_200)).body.code).toBe('collabs/wrong-step');
    const decided = { status: 'settled', agreedPence: 11_800, decision: 'The till says so.', guestPaysPence: 0 };
    for (const who of [brand, influencer]) {
      expect((await read(who, id)).bill).toMatchObject(decided);
      const other = who === brand ? '@amara' : 'Brand ember';
      await told(who, `The bill for the visit with ${other} is settled`, id);
      expect((await who!.get(`/api/v1/collabs/${id}/statements`)).body.items).toMatchObject([
        { name: 'collab.bill-typed', by: 'brand', words: null, pence: 14_200 },
        { name: 'collab.bill-contested', by: 'influencer', words: 'We had no wine.', pence: 11_800 },
        { name: 'collab.bill-settled', by: 'staff', words: 'The till says so.', pence: 11_800 },
      ]);
    }
  });

  it('is in the statement, the CSV and the brand’s costs as it was decided', async () => {
    const gifts = `/api/v1/influencers/${amara!.profile.uid}/gifts`;
    const { lines } = (await influencer!.get(gifts)).body;
    const own = lines.filter((line: { collabId: string }) => line.collabId === id);
    expect(own.map(({ kind, pence, basis }: Record<string, unknown>) => [kind, pence, basis])).toEqual([
      ['received', 18_000, 'AGREED'],
      ['reversed', -18_000, 'AGREED'],
      ['corrected', 12_000, 'MEASURED'],
      ['reversed', -12_000, 'MEASURED'],
      ['corrected', 18_000, 'AGREED'],
      ['reversed', -18_000, 'AGREED'],
      ['corrected', 11_800, 'MEASURED'],
    ]);
    const csv = (await influencer!.get<string>(`${gifts}/statement.csv`)).body;
    expect(csv).toContain(`Corrected,Supper for two,Brand ember,${id},118.00,,Measured,`);
    const collabs = `/api/v1/brands/${ember!.profile.uid}/analytics/collabs`;
    const row = (await brand!.get(collabs)).body.items.find(({ collab }: any) => collab.id === id);
    expect(row).toMatchObject({ giftBasis: 'MEASURED', cost: { giftsPence: 11_800, visits: 1, measuredVisits: 1 } });
  });

  it('is forgotten when staff put the Collab back to the choice of a time; a replay comes to the same ledger', async () => {
    const put = { stage: 3, reason: 'It was another table.' };
    expect((await staff.post(`/api/v1/admin/collab-explorer/${id}/override`, put)).status).toBe(200);
    expect(await read(brand, id)).toMatchObject({ stage: 3, bill: null, billActions: [] });
    await gift(id, null, null);
    for await (const { differences } of product.app.get(CheckRecords).execute()) expect(differences).toEqual([]);
  });
});

it('staff with the right to enter a bill give a reason', async () => {
  const id = await booked();
  await brand!.post(`/api/v1/collabs/${id}/check-in`);
  expect((await bill(staff, id, '', { pence: 9_900 })).body.code).toBe('collabs/reason-needed');
  const { body } = await bill(staff, id, '', { pence: 9_900, reason: 'They called us.' });
  expect(body.bill).toMatchObject({ typedBy: 'staff', coveredPence: 9_900, guestPaysPence: 0 });
  expect((await bill(rival, id, '', { pence: 1 })).status).toBe(404);
});
