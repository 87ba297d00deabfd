import { StepCollab } from '../../server/modules/collabs/index.js';
import { Database } from '../../server/shared/db/index.js';
import { Relay } from '../../server/shared/events/index.js';
import { TestApp } from '../support/app.js';
import { doorOf, phoneAt } from '../support/door.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(180_000);

const hour = 3_600_000;

let product: TestApp;
let people: People;
let brand: Person;
let rival: Person;
let amara: Person;
let ben: Person;

beforeAll(async () => {
  product = await TestApp.listening();
  people = new People(product.app);
  [brand, rival] = [await people.brand('ember'), await people.brand('rival')];
  [amara, ben] = [await people.influencer('amara'), await people.influencer('ben')];
  await people.giveCredits(brand, 20);
});
afterAll(() => product?.stop());
afterEach(() => guest().post('/sandbox/api/clock', { reset: true }));

const guest = () => new RemoteVisitor(product.config.publicUrl);
const as = ({ cookie }: Person) => new RemoteVisitor(product.config.publicUrl, cookie);
const step = (who: Person, id: string, action: string, body: object = {}) =>
  as(who).post(`/api/v1/collabs/${id}/${action}`, body);
const read = async (who: Person, id: string) => (await as(who).get(`/api/v1/collabs/${id}`)).body;
const newsOf = async (who: Person): Promise<string[]> =>
  (await as(who).get('/api/v1/notifications')).body.items.map(({ title }: { title: string }) => title);
const freeze = (at: number) => guest().post('/sandbox/api/clock', { freeze: new Date(at).toISOString() });

/** An offer with a place at each of these hours from now. */
async function offer(hours: readonly number[], more: object = {}) {
  const slots = hours.map((each) => ({ startsAt: new Date(Date.now() + each * hour).toISOString(), capacity: 1 }));
  const made = await as(brand).post('/api/v1/offers', { ...offerInput(), ...more, slots });
  expect(made.status).toBe(201);
  return made.body as { id: string; slots: { id: string; startsAt: string }[] };
}
const scheduled = async (who: Person, offerId: string, slotId: string) => {
  const id = await people.approved(who, brand, offerId);
  expect(await step(who, id, 'schedule', { slotId })).toMatchObject({ status: 200, body: { stage: 4 } });
  return id;
};

type Mail = { subject: string; attachments: { filename: string; content: string }[] };
/** The calendar files that this person has been emailed, newest first. */
const calendars = async ({ email }: Person, about: string): Promise<string[]> =>
  ((await guest().get(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).body as Mail[])
    .flatMap(({ attachments }) => attachments)
    .map(({ content }) => Buffer.from(content, 'base64').toString().replaceAll('\r\n ', ''))
    .filter((file) => file.includes(about));

describe.each([
  ['dressCode', 'The dress code can', 60],
  ['included', 'What is included can', 300],
  ['notIncluded', 'What’s not included can', 300],
  ['houseRules', 'The house rules can', 500],
])('what an offer says of the visit: %s', (field, name, most) => {
  const saying = (text: string) => ({ ...offerInput(), [field]: text });

  it('is part of what is agreed: a later change of the offer leaves it', async () => {
    const { body: made } = await as(brand).post('/api/v1/offers', saying('As agreed'));
    const asked = await as(amara).post(`/api/v1/offers/${made.id}/requests`, { note: '' });
    expect((await as(brand).put(`/api/v1/offers/${made.id}`, saying(''))).status).toBe(200);
    expect((await as(amara).get(`/api/v1/offers/${made.id}`)).body[field]).toBe('');
    expect((await read(amara, asked.body.id)).terms[field]).toBe('As agreed');
  });

  it(`has at most ${most} characters`, async () => {
    const tooLong = await as(brand).post('/api/v1/offers', saying('x'.repeat(most + 1)));
    expect(tooLong.body.errors).toEqual({ [field]: `${name} have at most ${most} characters.` });
    expect((await as(brand).post('/api/v1/offers', saying('x'.repeat(most)))).status).toBe(201);
  });
});

describe('what a gift covers', () => {
  const covered = { coversPence: 8_000, tip: 'expected', guests: 2, guestsRequired: true, guestsOweContent: true, postsStayDays: 60 };
  const saying = (more: object) => as(brand).post('/api/v1/offers', { ...offerInput(), ...more });

  it('are part of what is agreed, and say what is usual where the brand says nothing', async () => {
    const { body: made } = await saying(covered);
    const asked = await as(amara).post(`/api/v1/offers/${made.id}/requests`, { note: '' });
    await as(brand).put(`/api/v1/offers/${made.id}`, offerInput());
    expect((await as(amara).get(`/api/v1/offers/${made.id}`)).body).toMatchObject({
      coversPence: null, included: '', tip: null, guestsRequired: false, guestsOweContent: false, postsStayDays: 30,
    });
    expect((await read(amara, asked.body.id)).terms).toMatchObject(covered);
  });

  it('rights that are left out are the usual ones', async () => {
    const { rights: _, ...input } = offerInput();
    const made = await as(brand).post('/api/v1/offers', input);
    expect(made.body.rights).toEqual({ channels: ['own-social'], months: 12 });
  });

  it.each([
    [{ coversPence: 0 }, { coversPence: 'Please enter the most it covers in pounds, at most £100,000.' }],
    [{ tip: 'large' }, { tip: 'Please choose included, welcome or expected.' }],
    [{ postsStayDays: 366 }, { postsStayDays: 'Please enter a number of days from 1 to 365.' }],
    [{ guests: 0, guestsRequired: true }, { guests: 'Please say how many guests may come.' }],
  ])('cannot be %j', async (more, errors) => expect(await saying(more)).toMatchObject({ status: 400, body: { errors } }));

  it('the contact on the day is shown to the brand and staff, and to a creator once approved', async () => {
    const contactOnTheDay = 'Ask for Maya, 020 7946 0123';
    expect((await saying({ contactOnTheDay: 'x'.repeat(101) })).body.errors).toEqual({
      contactOnTheDay: 'The contact on the day can have at most 100 characters.',
    });
    const { body: made } = await saying({ contactOnTheDay });
    expect(made).toMatchObject({ contactOnTheDay });
    const seenBy = async (who: Person, address: string) => JSON.stringify((await as(who).get(address)).body).includes('Maya');
    const { id } = (await as(amara).post(`/api/v1/offers/${made.id}/requests`, { note: '' })).body;
    for (const address of [`/api/v1/offers/${made.id}`, '/api/v1/offers', `/api/v1/collabs/${id}`, '/api/v1/collabs'])
      expect([address, await seenBy(amara, address)]).toEqual([address, false]);
    expect(await seenBy(brand, `/api/v1/collabs/${id}`)).toBe(true);
    expect((await step(brand, id, 'approve')).status).toBe(200);
    expect(await seenBy(amara, `/api/v1/collabs/${id}`)).toBe(true);
    expect(await seenBy(amara, `/api/v1/offers/${made.id}`)).toBe(false);
  });

  it('a review is not asked for: not in a brief, a draft that goes live, defaults, or the note of an invitation', async () => {
    const brief = 'Ad first. Post a reel and leave us a review on Google.';
    const refused = { status: 400, body: { code: 'collabs/asks-for-reviews', detail: expect.stringContaining('2024') } };
    expect(await saying({ brief })).toMatchObject(refused);
    const draft = await saying({ brief, draft: true });
    expect(draft.status).toBe(201);
    expect(await as(brand).post(`/api/v1/offers/${draft.body.id}/publish`)).toMatchObject(refused);
    const { id: offerId } = await offer([200]);
    const invited = { offerId, influencerId: ben.profile.uid, note: 'Come, and leave us a Google review!' };
    expect(await as(brand).post('/api/v1/collabs', invited)).toMatchObject(refused);
  });

  it('a time has to be chosen before the last one, and the brand is notified', async () => {
    const { id: offerId, slots } = await offer([100]);
    const id = await people.approved(ben, brand, offerId);
    await product.app.get(Relay).drain();
    expect(await read(ben, id)).toMatchObject({ bookBy: slots[0]!.startsAt, timesEndAt: slots[0]!.startsAt });
    expect(await newsOf(brand)).toContainEqual(expect.stringMatching(/^Your times for .* are running out$/));
    expect((await newsOf(ben)).join()).not.toContain('running out');
  });
}); // prettier-ignore

describe('R357: the brand asks', () => {
  it('its credit is set aside, spent with the yes, and free again after a no', async () => {
    const { id: offerId } = await offer([200]);
    const ask = async (influencer: Person) =>
      as(brand).post('/api/v1/collabs', { offerId, influencerId: influencer.profile.uid, note: 'Come!', agreedPence: 0 });
    const [first, second] = [await ask(amara), await ask(ben)];
    expect(first).toMatchObject({ status: 201, body: { requestedBy: 'brand', awaitsPayment: false, actions: ['withdraw'] } });
    const cost = async (id: string) => (await as(brand).get(`/api/v1/collabs/${id}/cost`)).body.taken.state;
    expect(await cost(first.body.id)).toBe('reserved');

    expect(await step(amara, first.body.id, 'approve')).toMatchObject({ status: 200, body: { stage: 3 } });
    expect(await cost(first.body.id)).toBe('spent');
    expect(await step(ben, second.body.id, 'decline')).toMatchObject({ status: 200, body: { outcome: 'declined' } });
    expect(await cost(second.body.id)).toBe('freed');
  });

  it('on Basic the influencer knows of nothing until it has been paid for', async () => {
    const made = await as(rival).post('/api/v1/offers', offerInput());
    const asked = await as(rival).post('/api/v1/collabs', { offerId: made.body.id, influencerId: ben.profile.uid });
    expect(asked).toMatchObject({ status: 201, body: { awaitsPayment: true } });
    expect((await as(ben).get(`/api/v1/collabs/${asked.body.id}`)).status).toBe(404);
    const { items } = (await as(ben).get('/api/v1/collabs')).body as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).not.toContain(asked.body.id);
    expect((await as(ben).get(`/api/v1/offers/${made.body.id}`)).body).toMatchObject({ collabId: null });
    expect((await as(brand).post('/api/v1/collabs', { offerId: made.body.id, influencerId: ben.profile.uid })).status).toBe(404);
  });

  it('nor of one that ends before it was', async () => {
    const made = await as(rival).post('/api/v1/offers', offerInput());
    const asked = await as(rival).post('/api/v1/collabs', { offerId: made.body.id, influencerId: ben.profile.uid });
    const known = await newsOf(ben);
    expect(await step(rival, asked.body.id, 'withdraw')).toMatchObject({ status: 200, body: { outcome: 'withdrawn', awaitsPayment: false } });
    await product.app.get(Relay).drain();
    expect((await as(ben).get(`/api/v1/collabs/${asked.body.id}`)).status).toBe(404);
    const { items } = (await as(ben).get('/api/v1/collabs')).body as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).not.toContain(asked.body.id);
    expect(await newsOf(ben)).toEqual(known);
  });
}); // prettier-ignore

it('pages of Collabs skip none, though many changed at the same moment', async () => {
  const { id: offerId } = await offer([200]);
  const cora = await people.influencer('cora');
  const made = [await people.requested(cora, offerId), await people.requested(cora, (await offer([200])).id), await people.requested(cora, (await offer([200])).id)];
  await product.app.get(Database).rows('update collabs set updated_at = now() where influencer_id = $1', [cora.profile.uid]);
  const seen: string[] = [];
  for (let before = ''; seen.length < 9;) {
    const { body } = await as(cora).get(`/api/v1/collabs?limit=1${before}`);
    seen.push(...body.items.map(({ id }: { id: string }) => id));
    if (body.next === null) break;
    before = `&before=${body.next}`;
  }
  expect(seen.toSorted()).toEqual(made.toSorted());
  for (const before of ['2027-W05-1', '2027-01-01T00:00:00.000000Z_7'])
    expect(await as(cora).get(`/api/v1/collabs?before=${before}`)).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
  const slots = [{ startsAt: '2027-W05-1', capacity: 1 }];
  expect(await as(brand).post('/api/v1/offers', { ...offerInput(), slots })).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
}); // prettier-ignore

describe('a visit', () => {
  it('moves with its calendar entry: same entry, higher number, and its old place is free at once', async () => {
    const { id: offerId, slots } = await offer([100, 130]);
    const id = await scheduled(amara, offerId, slots[0]!.id);
    await eventually(async () => (await calendars(amara, id)).length === 1);
    expect(await step(amara, id, 'reschedule', { slotId: slots[1]!.id })).toMatchObject({
      status: 200,
      body: { visitAt: slots[1]!.startsAt, lateBy: null },
    });
    const places = (await as(ben).get(`/api/v1/offers/${offerId}`)).body.slots as { placesLeft: number }[];
    expect(places.map(({ placesLeft }) => placesLeft)).toEqual([1, 0]);

    await step(brand, id, 'cancel', { reason: 'A flood.' });
    const files = await eventually(async () => {
      const found = await calendars(brand, id);
      return found.length === 3 && found;
    });
    const numbers = files.map((file) => Number(/SEQUENCE:(\d+)/.exec(file)![1]));
    expect(new Set(files.map((file) => /UID:(.*)/.exec(file)![1])).size).toBe(1);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(files[0]).toContain('METHOD:CANCEL');
  });

  it('a place given up goes to the one who has waited, who is notified and takes it', async () => {
    const { id: offerId, slots } = await offer([100]);
    const [slot] = slots;
    const first = await scheduled(amara, offerId, slot!.id);
    const second = await people.approved(ben, brand, offerId);
    expect(await step(ben, second, 'schedule', { slotId: slot!.id })).toMatchObject({ status: 409, body: { code: 'collabs/slot-full' } });
    expect(await step(ben, second, 'wait', { slotId: slot!.id })).toMatchObject({ status: 200, body: { wait: { held: false } } });

    await step(amara, first, 'cancel');
    await eventually(async () => (await read(ben, second)).wait?.held === true);
    expect(await step(ben, second, 'schedule', { slotId: slot!.id })).toMatchObject({ status: 200, body: { stage: 4, wait: null } });
  }); // prettier-ignore

  it('both sides are asked a day before, and it counts as missed when the brand says so and nobody answers', async () => {
    const { id: offerId, slots } = await offer([100]);
    const id = await scheduled(ben, offerId, slots[0]!.id);
    const visitAt = new Date(slots[0]!.startsAt).getTime();
    await freeze(visitAt - 24 * hour - 1_000);
    expect((await read(ben, id)).confirmation.askedAt).toBeNull();
    await freeze(visitAt - 24 * hour);
    expect((await read(ben, id)).confirmation.askedAt).not.toBeNull();
    expect((await step(ben, id, 'confirm')).body.confirmation.influencerAt).not.toBeNull();

    await freeze(visitAt);
    const claimed = await step(brand, id, 'claim-no-show', { reason: 'The table stayed empty.' });
    expect(claimed).toMatchObject({ status: 200, body: { waitingFor: 'influencer' } });
    await freeze(visitAt + 48 * hour);
    expect(await read(ben, id)).toMatchObject({ outcome: 'no_show', stage: 4 });
    for (const side of [ben, brand])
      expect((await as(side).get(`/api/v1/collabs/${id}/statements`)).body.items).toMatchObject([
        { name: 'collab.no-show-claimed', by: 'brand', words: 'The table stayed empty.' },
        { name: 'collab.no-show', by: 'product', words: null },
      ]);
    expect((await as(brand).get(`/api/v1/collabs/${id}/cost`)).body.taken.state).toBe('freed');
  });
});

describe('the door', () => {
  it('a code opens it once, at its own venue, while it is shown', async () => {
    const { id: offerId, slots } = await offer([60, 60.5]);
    const [id, other] = [await scheduled(amara, offerId, slots[0]!.id), await scheduled(ben, offerId, slots[1]!.id)];
    const door = await doorOf(as(brand));
    const wrong = { ...door, pin: door.pin === '000000' ? '1' : '000000' };
    const visitAt = new Date(slots[0]!.startsAt).getTime();
    let now = visitAt - hour;
    const phone = (at: typeof door) => phoneAt(at, guest(), () => new Date(now));
    expect(await (await phone(wrong)).ask('open', { pin: wrong.pin })).toMatchObject({ status: 403, body: { code: 'collabs/pin-wrong' } });

    expect((await as(amara).get(`/api/v1/collabs/${id}/check-in-code`)).body.code).toBe('collabs/not-due-yet');
    await freeze(now);
    const { look, act } = await phone(door);
    const codeOf = async (who: Person, of: string) => (await as(who).get(`/api/v1/collabs/${of}/check-in-code`)).body.code as string;
    const code = await codeOf(amara, id);
    expect(await look(code.toLowerCase())).toMatchObject({ status: 200, body: { collabId: id, name: 'amara', guests: 1 } });
    expect((await as(amara).get(`/api/v1/collabs/${id}/deliverables`)).body.items[0].actions).not.toContain('submit');

    const arrival = { kind: 'check-in', how: 'code', code, at: new Date(now) };
    expect(await act({ ...arrival, collabId: other })).toMatchObject({ outcome: 'refused', code: 'collabs/code-unknown' }); // another's code
    expect(await act({ ...arrival, collabId: id })).toMatchObject({ outcome: 'done' });
    expect(await act({ ...arrival, collabId: id })).toMatchObject({ outcome: 'already' });
    expect(await look(code)).toMatchObject({ status: 409, body: { code: 'collabs/code-used' } });
    expect((await as(amara).get(`/api/v1/collabs/${id}/deliverables`)).body.items[0].actions).toContain('submit');

    const screenshot = await codeOf(ben, other);
    now += 61_000;
    await freeze(now);
    expect((await look(screenshot)).body.code).toBe('collabs/code-old');
    expect(await act({ ...arrival, collabId: other, code: screenshot, at: new Date(now) })).toMatchObject({ outcome: 'refused', code: 'collabs/code-old' });
  }); // prettier-ignore

  it('five wrong PINs close it to their network for a quarter of an hour', async () => {
    const { url, pin } = (await as(rival).post('/api/v1/check-in-links')).body as { url: string; pin: string };
    const open = (typed: string) => guest().post(`/api/v1/doors/${url.split('/').at(-1)}/open`, { pin: typed });
    for (let time = 0; time < 5; time++) expect((await open('no')).body.code).toBe('collabs/pin-wrong');
    expect(await open(pin)).toMatchObject({ status: 429, body: { code: 'collabs/pin-locked' } });
  });
});

it('a parcel is sent to the address that was given, and unlocks the content when it arrives', async () => {
  const { id: offerId } = await offer([], { shipped: true });
  const id = await people.approved(amara, brand, offerId);
  expect((await step(brand, id, 'dispatch', { carrier: 'Royal Mail' })).body.code).toBe('collabs/wrong-step');
  await step(amara, id, 'give-address', { deliverTo: 'Amara Osei\n4 Quay Street\nBristol BS1 4DB' });
  expect(await step(brand, id, 'dispatch', { carrier: 'Royal Mail', trackingNumber: 'RM1' })).toMatchObject({
    status: 200,
    body: { stage: 4, parcel: { deliverTo: expect.stringContaining('Quay Street'), carrier: 'Royal Mail' } },
  });
  await eventually(async () => (await newsOf(brand)).includes('@amara gave a delivery address'));
  await eventually(async () => (await newsOf(amara)).includes('The product from Brand ember is on its way'));
  expect(await step(amara, id, 'receive')).toMatchObject({ status: 200, body: { checkedInBy: 'influencer' } });
  expect((await read(amara, id)).contentDueAt).not.toBeNull();
});

it('a visit that nobody complains of is taken to have happened', async () => {
  const { id: offerId, slots } = await offer([30]);
  const id = await scheduled(ben, offerId, slots[0]!.id);
  await freeze(new Date(slots[0]!.startsAt).getTime() + 48 * hour);
  expect(await read(ben, id)).toMatchObject({ checkedInBy: 'time', stage: 4 });
  await expect(
    product.app.get(StepCollab, { strict: false }).execute(brand.actor, id, { action: 'claim-no-show' }),
  ).rejects.toMatchObject({ code: 'collabs/wrong-step' });
});
