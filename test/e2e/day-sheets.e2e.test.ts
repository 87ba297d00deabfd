import { Relay } from '../../server/shared/events/index.js';
import { risksUnanswered } from '../../server/contract/rules/food-risks.js';
import { londonTimeAt, momentOf } from '../../server/contract/rules/london-time.js';
import { PersonalDataRegister, type Subject } from '../../server/shared/privacy/personal-data.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { textOfPdf } from '../support/pdf-text.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { venueInput } from '../support/venues.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(180_000);

const hour = 3_600_000;

let product: TestApp;
let people: People;
let brand: Person;
let rival: Person;
let amara: Person;

beforeAll(async () => {
  product = await TestApp.listening();
  people = new People(product.app);
  [brand, rival] = [await people.brand('kitchen'), await people.brand('rival')];
  amara = await people.influencer('amara');
});
afterAll(() => product?.stop());
afterEach(() => guest().post('/sandbox/api/clock', { reset: true }));

const guest = () => new RemoteVisitor(product.config.publicUrl);
const as = ({ cookie }: Person) => new RemoteVisitor(product.config.publicUrl, cookie);
const freeze = (at: number) => guest().post('/sandbox/api/clock', { freeze: new Date(at).toISOString() });

/** An approved Collab, with a time this many hours from now. */
async function approved(who: Person, hours: number) {
  const slots = [{ startsAt: new Date(Date.now() + hours * hour).toISOString(), capacity: 1 }];
  const { body } = await as(brand).post('/api/v1/offers', { ...offerInput(), slots });
  const offer = body as { id: string; slots: { id: string; startsAt: string }[] };
  const id = await people.approved(who, brand, offer.id);
  const book = () => as(who).post(`/api/v1/collabs/${id}/schedule`, { slotId: offer.slots[0]!.id });
  return { id, book, visitAt: new Date(offer.slots[0]!.startsAt).getTime() };
}

describe('a handover note', () => {
  const note = 'Table 12. The chef says hello.';
  const write = (who: Pick<RemoteVisitor, 'put'>, id: string, text: unknown = note) =>
    who.put(`/api/v1/collabs/${id}/handoff-note`, { note: text });

  it('is the brand’s, for the Collab, the day sheet and the door, and never the creator’s or staff’s', async () => {
    const { id, book, visitAt } = await approved(amara, 60);
    expect((await as(brand).get(`/api/v1/collabs/${id}`)).body.handoff).toEqual({ note: '', open: false });
    expect(await write(as(brand), id)).toMatchObject({ status: 409, body: { code: 'collabs/wrong-step' } });
    await book();
    await product.app.get(Relay).drain();
    const heardBefore = (await as(amara).get('/api/v1/notifications')).body;
    expect(await write(as(brand), id)).toMatchObject({ status: 200, body: { handoff: { note, open: true } } });

    const staff = await product.newStaff('super-user');
    for (const [who, status] of [[as(rival), 404], [as(amara), 403], [staff, 403], [guest(), 401]] as const)
      expect(await write(who, id)).toMatchObject({ status });
    for (const text of ['x'.repeat(281), 7]) expect(await write(as(brand), id, text)).toMatchObject({ status: 400 });

    const { date } = londonTimeAt(new Date(visitAt));
    expect((await as(brand).get(`/api/v1/day-sheet?day=${date}`)).body).toMatchObject({ visits: [{ collabId: id, handoffNote: note }] });

    await product.app.get(Relay).drain();
    expect((await as(amara).get('/api/v1/notifications')).body).toEqual(heardBefore);
    for (const who of [as(amara), staff])
      expect((await who.get(`/api/v1/collabs/${id}`)).body).toMatchObject({ id, handoff: null });
    for (const path of ['collabs', `collabs/${id}`, `collabs/${id}/dossier`])
      expect(JSON.stringify((await as(amara).get(`/api/v1/${path}`)).body)).not.toContain('Table 12');
    await freeze(visitAt + 12 * hour);
    expect((await as(brand).get(`/api/v1/collabs/${id}`)).body.handoff).toEqual({ note, open: false });
  }); // prettier-ignore

  it('needs a key’s right to change Collabs, and the right to read them', async () => {
    const { id, book } = await approved(amara, 61);
    await book();
    const keyWith = async (scopes: string[]) =>
      `Bearer ${(await as(brand).post('/api/v1/keys', { name: 'Till', scopes })).body.key as string}`;
    const send = (authorization: string, method: 'GET' | 'PUT', path: string) =>
      product.app.inject({ method, url: `/api/v1/collabs/${id}${path}`, headers: { authorization }, ...(method === 'PUT' && { payload: { note } }) });
    const [reads, writes, offers] = [await keyWith(['collabs:read']), await keyWith(['collabs:write']), await keyWith(['offers:read'])];
    expect((await send(reads, 'PUT', '/handoff-note')).statusCode).toBe(403);
    expect((await send(writes, 'PUT', '/handoff-note')).statusCode).toBe(200);
    expect((await send(offers, 'GET', '')).statusCode).toBe(403);
    expect((await send(reads, 'GET', '')).json()).toMatchObject({ handoff: { note } });
  }); // prettier-ignore

  it('is in the brand’s own export and not in the creator’s, and is erased with either', async () => {
    const { id, book } = await approved(amara, 62);
    await book();
    await write(as(brand), id);
    const collabs = product.app.get(PersonalDataRegister).all().find(({ module }) => module === 'collabs')!;
    const subject = ({ userId, email, profile }: Person): Subject => ({ userId, email, profiles: [profile] });
    expect(JSON.stringify(await collabs.exportOf(subject(brand)))).toContain('Table 12');
    expect(JSON.stringify(await collabs.exportOf(subject(amara)))).not.toContain('Table 12');
    await collabs.erase(subject(amara), new Date());
    expect((await as(brand).get(`/api/v1/collabs/${id}`)).body.handoff).toMatchObject({ note: '' });
  }); // prettier-ignore
});

describe('the day sheet', () => {
  const told = {
    own: { chosen: ['tree-nuts'], other: null },
    guests: [{ name: 'Tomasina', chosen: ['milk'], other: null }],
  };
  const kitchen = 'kitchen@brand.example';
  type Mail = { subject: string; text: string };
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await guest().get(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).body as Mail[];

  it('is emailed at the venue’s hour, again when allergies change, and stops with its link', async () => {
    const cook = await people.brand('cook');
    const { id: venueId } = (await as(cook).post('/api/v1/venues', venueInput())).body as { id: string };
    const keep = (input: object, who: Person = cook) => as(who).put(`/api/v1/day-sheet/emails/${venueId}`, input);
    expect(await keep({ hour: 9, emails: [kitchen] }, rival)).toMatchObject({ status: 404, body: { code: 'profiles/venue-not-found' } });
    for (const [input, code] of [
      [{ hour: 9, emails: [] }, 'collabs/sheet-address-needed'],
      [{ hour: 5, emails: [kitchen] }, 'request/invalid'],
      [{ hour: 21, emails: [kitchen] }, 'request/invalid'],
      [{ emails: [kitchen] }, 'request/invalid'],
      [{ hour: 9, emails: ['nobody'] }, 'request/invalid'],
      [{ hour: 9, emails: Array.from({ length: 6 }, (_, place) => `cook${place}@brand.example`) }, 'request/invalid'],
    ] as const)
      expect(await keep(input)).toMatchObject({ status: 400, body: { code } });
    expect(await keep({ hour: 9, emails: [` ${kitchen.toUpperCase()}`] })).toMatchObject({
      status: 200,
      body: { venueId, hour: 9, addresses: [{ email: kitchen, confirmedAt: null, stoppedAt: null }] },
    });
    const question = await eventually(async () => (await mailsTo(kitchen)).at(-1));
    expect(question.subject).toMatch(/^Please confirm: day sheets for /);
    const [, token = ''] = /unsubscribe\?sheet=(\S+)/.exec(question.text) ?? [];
    const link = `/api/v1/unsubscribe/day-sheets/${token}`;
    expect(await guest().get(link)).toMatchObject({ status: 200, body: { email: kitchen, confirmedAt: null } });
    expect(await guest().post('/api/v1/unsubscribe/day-sheets/nothing/confirm')).toMatchObject({ status: 404, body: { code: 'collabs/bad-stop-link' } });
    expect(await guest().post(`${link}/confirm`)).toMatchObject({ status: 200, body: { confirmedAt: expect.any(String) } });

    const ben = await people.influencer('ben');
    const day = londonTimeAt(new Date(Date.now() + 72 * hour)).date;
    const at = (time: string) => momentOf({ date: day, time })!;
    const startsAt = at('19:30').toISOString();
    const { body } = await as(cook).post('/api/v1/offers', { ...offerInput(), venueId, slots: [{ startsAt, capacity: 1 }] });
    const offer = body as { id: string; slots: { id: string }[] };
    const id = await people.approved(ben, cook, offer.id);
    expect((await as(ben).post(`/api/v1/collabs/${id}/schedule`, { slotId: offer.slots[0]!.id })).status).toBe(200);
    await as(cook).put(`/api/v1/collabs/${id}/handoff-note`, { note: 'Table 12' });

    await freeze(at('10:00').getTime());
    const first = await eventually(async () => (await mailsTo(kitchen)).find(({ subject }) => /^Day sheet: /.test(subject)));
    for (const words of ['19:30 ben', risksUnanswered, 'Handover note: Table 12']) expect(first.text).toContain(words);
    expect((await as(cook).get(`/api/v1/day-sheet?day=${day}`)).body).toMatchObject({ mailed: [{ venueId }], visits: [{ changes: [] }] });

    await as(ben).put(`/api/v1/collabs/${id}/own-food-risks`, told);
    expect((await as(cook).get(`/api/v1/day-sheet?day=${day}`)).body).toMatchObject({ visits: [{ changes: ['allergies'] }] });
    await freeze(at('10:40').getTime());
    const update = await eventually(async () => (await mailsTo(kitchen)).find(({ subject }) => /^Updated day sheet: /.test(subject)));
    for (const words of ['(Allergies changed)', 'ben: Tree nuts', 'Tomasina: Milk']) expect(update.text).toContain(words);

    const pdf = await product.app.inject({ url: `/api/v1/day-sheet/sheet.pdf?day=${day}`, headers: { cookie: cook.cookie } });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    expect(textOfPdf(pdf.rawPayload)).toContain('Tomasina: Milk');
    const { key } = (await as(cook).post('/api/v1/keys', { name: 'Till', scopes: ['collabs:read', 'profile:write'] })).body as { key: string };
    for (const url of [`/api/v1/day-sheet?day=${day}`, `/api/v1/day-sheet/sheet.pdf?day=${day}`, '/api/v1/day-sheet/emails'])
      expect((await product.app.inject({ url, headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(403);

    expect(update.text).toContain(`unsubscribe?sheet=${token}`);
    const oneClick = await product.app.inject({
      ...{ method: 'POST', url: link, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await guest().post('/api/v1/unsubscribe/day-sheets/nothing')).toMatchObject({ status: 404, body: { code: 'collabs/bad-stop-link' } });
    const stopped = { addresses: [{ email: kitchen, stoppedAt: expect.any(String), stoppedFor: 'reader' }] };
    expect((await as(cook).get('/api/v1/day-sheet/emails')).body).toMatchObject({ items: [stopped] });
    expect(await keep({ hour: 9, emails: [kitchen] })).toMatchObject({ body: stopped });
    expect(await keep({ hour: 9, emails: [kitchen], again: [kitchen] })).toMatchObject({ body: { addresses: [{ confirmedAt: null, stoppedAt: null }] } });

    const emails = product.app.get(PersonalDataRegister).all().find(({ module }) => module === 'day-sheets')!;
    const subject = ({ userId, email, profile }: Person): Subject => ({ userId, email, profiles: [profile] });
    expect(JSON.stringify(await emails.exportOf(subject(cook)))).toContain(kitchen);
    const cleaner: Subject = { userId: 'nobody', email: kitchen, profiles: [] };
    expect(JSON.stringify(await emails.exportOf(cleaner))).toContain(kitchen);
    await emails.erase(cleaner, new Date());
    expect((await as(cook).get('/api/v1/day-sheet/emails')).body).toMatchObject({ items: [{ addresses: [] }] });
    await emails.erase(subject(cook), new Date());
    expect((await as(cook).get('/api/v1/day-sheet/emails')).body).toMatchObject({ items: [{ hour: null, addresses: [] }] });
  }); // prettier-ignore
});
