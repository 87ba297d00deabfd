import { Database } from '../../server/shared/db/index.js';
import { Relay } from '../../server/shared/events/index.js';
import { londonTimeAt } from '../../server/contract/rules/london-time.js';
import { PersonalDataRegister, type Subject } from '../../server/shared/privacy/personal-data.js';
import { TestApp } from '../support/app.js';
import { doorOf, phoneAt } from '../support/door.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(180_000);

const hour = 3_600_000;
const own = { chosen: ['tree-nuts'], other: 'Tamarillo' };
const tom = { name: 'Tomasina', chosen: ['milk'], other: null };
/** What may appear only where it was requested. */
const telling = /tree-nuts|Tamarillo|Tomasina/;
const closed = { open: false, until: null, own: null, guests: [] };

let product: TestApp;
let people: People;
let brand: Person;
let rival: Person;
let amara: Person;
let ben: Person;

beforeAll(async () => {
  product = await TestApp.listening();
  people = new People(product.app);
  [brand, rival] = [await people.brand('kitchen'), await people.brand('rival')];
  [amara, ben] = [await people.influencer('amara'), await people.influencer('ben')];
});
afterAll(() => product?.stop());
afterEach(() => guest().post('/sandbox/api/clock', { reset: true }));

const guest = () => new RemoteVisitor(product.config.publicUrl);
const as = ({ cookie }: Person) => new RemoteVisitor(product.config.publicUrl, cookie);
const freeze = (at: number) => guest().post('/sandbox/api/clock', { freeze: new Date(at).toISOString() });
const foodRisks = async (who: Person, id: string) => (await as(who).get(`/api/v1/collabs/${id}/food-risks`)).body;
const ownFoodRisks = async (who: Person, id: string) =>
  (await as(who).get(`/api/v1/collabs/${id}/own-food-risks`)).body;
const news = async (who: Person): Promise<string[]> =>
  (await as(who).get('/api/v1/notifications')).body.items.map(({ title }: { title: string }) => title);
type Mail = { subject: string; text: string };
const mails = async ({ email }: Person, about: RegExp): Promise<Mail[]> =>
  ((await guest().get(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).body as Mail[]).filter(({ subject }) =>
    about.test(subject),
  );

/** An approved Collab, with times at these hours from now. */
async function approved(who: Person, hours: readonly number[]) {
  const slots = hours.map((each) => ({ startsAt: new Date(Date.now() + each * hour).toISOString(), capacity: 1 }));
  const { body } = await as(brand).post('/api/v1/offers', { ...offerInput(), slots });
  const offer = body as { id: string; slots: { id: string; startsAt: string }[] };
  const id = await people.approved(who, brand, offer.id);
  const book = (slot: number, told?: object, action = 'schedule') =>
    as(who).post(`/api/v1/collabs/${id}/${action}`, { slotId: offer.slots[slot]!.id, ...(told ? { foodRisks: told } : {}) });
  return { id, book, visitAt: new Date(offer.slots[0]!.startsAt).getTime() };
} // prettier-ignore

describe('R321: what must not be served', () => {
  it('is the brand’s to see from the booking until the visit is over, and nobody else’s', async () => {
    const { id, book, visitAt } = await approved(amara, [100]);
    expect(await foodRisks(brand, id)).toEqual(closed);
    expect((await book(0, { own, guests: [tom] })).status).toBe(200);
    const until = new Date(visitAt + 12 * hour).toISOString();
    expect(await foodRisks(brand, id)).toEqual({ open: true, until, own, guests: [tom] });

    const staff = await product.newStaff('super-user');
    for (const [who, status] of [[as(rival), 404], [as(amara), 403], [staff, 403], [guest(), 401]] as const)
      expect(await who.get(`/api/v1/collabs/${id}/food-risks`)).toMatchObject({ status });
    for (const [who, status] of [[as(ben), 404], [as(brand), 403], [staff, 403]] as const)
      expect(await who.get(`/api/v1/collabs/${id}/own-food-risks`)).toMatchObject({ status });

    await freeze(visitAt + 12 * hour - 1_000);
    expect(await foodRisks(brand, id)).toMatchObject({ open: true, own });
    await freeze(visitAt + 12 * hour);
    expect(await foodRisks(brand, id)).toEqual(closed);
  }); // prettier-ignore

  it('is on the door’s phone and the day’s sheet, in no list, and no API key reads it', async () => {
    const { id, book, visitAt } = await approved(ben, [60]);
    await book(0, { own, guests: [tom] });
    await freeze(visitAt - hour);
    const { look, list } = await phoneAt(await doorOf(as(brand)), guest(), () => new Date(visitAt - hour));
    const { code } = (await as(ben).get(`/api/v1/collabs/${id}/check-in-code`)).body as { code: string };
    const atTheDoor = { collabId: id, name: 'ben', foodRisks: { own, guests: [tom] } };
    expect((await look(code)).body).toMatchObject(atTheDoor);
    const listed = (await list()).body.items as { collabId: string }[];
    expect(listed.find(({ collabId }) => collabId === id)).toMatchObject(atTheDoor);

    const { date } = londonTimeAt(new Date(visitAt));
    const sheet = (who: Person, day = date) => as(who).get(`/api/v1/day-sheet?day=${day}`);
    expect((await sheet(brand)).body).toMatchObject({ day: date, visits: [{ collabId: id, name: 'ben', foodRisks: { own, guests: [tom] } }] });
    expect((await sheet(rival)).body).toMatchObject({ visits: [] });
    expect((await sheet(brand, '2027-02-30')).status).toBe(400);

    const { key } = (await as(brand).post('/api/v1/keys', { name: 'Till', scopes: ['collabs:read', 'collabs:write'] })).body as { key: string };
    const byKey = (path: string) => product.app.inject({ url: `/api/v1/${path}`, headers: { authorization: `Bearer ${key}` } });
    for (const path of [`collabs/${id}/food-risks`, `day-sheet?day=${date}`]) expect((await byKey(path)).statusCode).toBe(403);
    for (const path of ['collabs', `collabs/${id}`]) {
      const answer = await byKey(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(telling);
    }
    for (const who of [brand, ben])
      for (const path of ['collabs', `collabs/${id}`, `collabs/${id}/dossier`, 'notifications'])
        expect(JSON.stringify((await as(who).get(`/api/v1/${path}`)).body)).not.toMatch(telling);
  }); // prettier-ignore

  it('appears in no event, no log of who did what, and no staff page', async () => {
    const { id, book } = await approved(amara, [101]);
    await book(0, { own, guests: [tom] });
    await as(amara).put(`/api/v1/collabs/${id}/own-food-risks`, { own, guests: [tom] });
    const rows = await product.app.get(Database).rows<{ text: string }>(
      `select o::text as text from outbox o union all select l::text from audit_log l union all select d::text from audit_details d
         union all select c::text from collabs c union all select e::text from user_events e`,
    );
    expect(rows.filter(({ text }) => telling.test(text))).toEqual([]);
    const staff = await product.newStaff('super-user');
    for (const path of [`collab-explorer/${id}`, 'collab-explorer', `influencer-manager/${amara.profile.uid}`])
      expect(JSON.stringify((await staff.get(`/api/v1/admin/${path}`)).body)).not.toMatch(telling);
    const profile = `/api/v1/influencers/${amara.profile.uid}/profile`;
    expect(JSON.stringify((await staff.get(profile)).body)).not.toMatch(telling);
    expect((await as(amara).get(profile)).body.attributes.foodRiskGroups).toEqual(own);
  });

  it('is kept for the next visit, and told again when the visit moves', async () => {
    const { id, book } = await approved(ben, [102, 126]);
    await book(0, { own, guests: [tom] });
    const next = await approved(ben, [150]);
    expect(await ownFoodRisks(ben, next.id)).toEqual({ toldAt: null, own, guests: [tom] });
    const none = { own: { chosen: ['none'], other: null }, guests: [] };
    expect((await book(1, none, 'reschedule')).status).toBe(200);
    expect(await foodRisks(brand, id)).toMatchObject(none);
    expect(await foodRisks(brand, next.id)).toEqual(closed);
  });

  it('wrong answers are refused where they are wrong, and book nothing', async () => {
    const { id, book } = await approved(amara, [103]);
    for (const [told, field] of [
      [{ own: { chosen: [], other: null }, guests: [] }, 'own'],
      [{ own: { chosen: ['none', 'fish'], other: null }, guests: [] }, 'own'],
      [{ own, guests: [tom, tom] }, 'guests'],
    ] as const)
      expect(await book(0, told)).toMatchObject({ status: 400, body: { code: 'collabs/wrong-food-risks', errors: { [field]: expect.any(String) } } });
    for (const told of [[], [{ own, guests: [] }], { guests: [] }, { own }, { own: { chosen: ['gravel'], other: null }, guests: [] }, { own, guests: [{ ...tom, name: ' ' }] }, { own: { chosen: ['fish'], other: 7 }, guests: [] }])
      expect(await book(0, told)).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
    expect((await as(amara).get(`/api/v1/collabs/${id}`)).body.stage).toBe(3);
    expect((await as(amara).put(`/api/v1/collabs/${id}/own-food-risks`, { own, guests: [] })).body.code).toBe('collabs/food-risks-closed');
  }); // prettier-ignore
});

describe('R321: who has not said', () => {
  it('is asked two days before, by bell and mail; the brand hears of the answer, and reads it the day before', async () => {
    const carla = await people.influencer('carla');
    const { id, book, visitAt } = await approved(carla, [100]);
    expect((await book(0)).status).toBe(200);
    const question = 'Please tell Brand kitchen about allergies before your visit';
    await freeze(visitAt - 48 * hour - 1_000);
    await product.app.get(Relay).drain();
    expect(await news(carla)).not.toContain(question);
    await freeze(visitAt - 48 * hour);
    await eventually(async () => (await news(carla)).includes(question));
    const [mail] = await eventually(async () => (await mails(carla, /^Any allergies\?/)).length > 0 && mails(carla, /^Any allergies\?/));
    expect(mail!.text).toContain(`/app/collabs/${id}`);
    expect(await foodRisks(brand, id)).toMatchObject({ open: true, own: null, guests: [] });
    expect((await news(brand)).filter((line) => /carla.*allerg/.test(line))).toEqual([]);

    const told = await as(carla).put(`/api/v1/collabs/${id}/own-food-risks`, { own, guests: [tom] });
    expect(told).toMatchObject({ status: 200, body: { toldAt: expect.any(String), own, guests: [tom] } });
    await eventually(async () => (await news(brand)).includes('@carla has answered about allergies'));
    const heard = await eventually(async () => (await mails(brand, /^Allergies and diet: carla.*’s visit/))[0]);
    expect(heard.text).not.toMatch(telling);

    await freeze(visitAt - 24 * hour);
    const dayBefore = await eventually(async () => (await mails(brand, /^Please confirm carla.*’s visit tomorrow/))[0]);
    expect(dayBefore.text).toContain('carla: Tree nuts, Tamarillo');
    expect(dayBefore.text).toContain('Tomasina: Milk');
    const theirs = await eventually(async () => (await mails(carla, /^Please confirm your visit to/))[0]);
    expect(theirs.text).not.toMatch(/Tree nuts|Tamarillo|Tomasina/);
  }); // prettier-ignore

  it('a creator who says “none” is not asked again', async () => {
    const dora = await people.influencer('dora');
    const { book, visitAt } = await approved(dora, [100]);
    await book(0, { own: { chosen: ['none'], other: null }, guests: [] });
    await freeze(visitAt - 47 * hour);
    await product.app.get(Relay).drain();
    expect((await news(dora)).filter((line) => /allerg/i.test(line))).toEqual([]);
  });
});

it('R321: is in the creator’s own export and not in the brand’s, and is erased with the creator', async () => {
  const emil = await people.influencer('emil');
  const { id, book } = await approved(emil, [104]);
  await book(0, { own, guests: [{ ...tom, name: 'Erasmina' }] });
  const collabs = product.app.get(PersonalDataRegister).all().find(({ module }) => module === 'collabs')!;
  const subject = ({ userId, email, profile }: Person): Subject => ({ userId, email, profiles: [profile] });
  expect(JSON.stringify(await collabs.exportOf(subject(emil)))).toContain('Erasmina');
  expect(JSON.stringify(await collabs.exportOf(subject(brand)))).not.toContain('Erasmina');
  await collabs.erase(subject(emil), new Date());
  const kept = await product.app.get(Database).rows('select from food_risk_answers where collab_id = $1', [id]);
  expect(kept).toEqual([]);
}); // prettier-ignore
