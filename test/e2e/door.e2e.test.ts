import { type CodeToSign, windowOf } from '../../server/contract/rules/signed-code.js';
import { TestApp } from '../support/app.js';
import { actionOf, doorOf, forgeriesOf, newKey, phoneAt } from '../support/door.js';
import { offerInput } from '../support/offers.js';
import { venueInput } from '../support/venues.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(180_000);

const hour = 3_600_000;
const visitAt = Date.now() + 48 * hour;
const own = { chosen: ['tree-nuts'], other: 'Tamarillo' };
const tom = { name: 'Tomasina', chosen: ['milk'], other: null };

let product: TestApp;
let people: People;
let staff: Visitor;
let now: Date;
let [ember, amara, ben]: Person[] = [];
let [brand, rival, creator, another]: Visitor[] = [];
let [bar, terrace]: string[] = [];

async function freeze(at: number) {
  now = new Date(at);
  await staff.post('/sandbox/api/clock', { freeze: now.toISOString() });
}
const minutes = (count: number) => new Date(visitAt + count * 60_000);
const phone = async (who: Visitor, venueId?: string) =>
  phoneAt(await doorOf(who, venueId), product.visitor(), () => now);
const read = async (id: string) => (await brand!.get(`/api/v1/collabs/${id}`)).body;

/** An agreed visit at this venue, with food risks. */
async function booked(who: Visitor, venueId: string | undefined, told?: object): Promise<string> {
  await freeze(visitAt - 48 * hour);
  const times = [visitAt, visitAt + 7 * 24 * hour]; // a later one, until when a new time can be chosen
  const slots = times.map((at) => ({ startsAt: new Date(at).toISOString(), capacity: 1 }));
  const offer = { ...offerInput(), contactOnTheDay: 'Maya at the bar', coversPence: 12_000, venueId, slots };
  const made = (await brand!.post('/api/v1/offers', offer)).body;
  const id = (await who.post(`/api/v1/offers/${made.id}/requests`, { note: 'By the window, please.' })).body
    .id as string;
  await brand!.post(`/api/v1/collabs/${id}/approve`);
  await who.post(`/api/v1/collabs/${id}/schedule`, { slotId: made.slots[0].id, foodRisks: told });
  await freeze(visitAt);
  return id;
}

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  staff = await product.newStaff();
  const other = await people.brand('rival');
  [ember, amara, ben] = [await people.brand('ember'), await people.influencer('amara'), await people.influencer('ben')];
  await people.giveCredits(ember, 20);
  [brand, rival] = [await product.signedIn(ember.email), await product.signedIn(other.email)];
  [creator, another] = [await product.signedIn(amara.email), await product.signedIn(ben.email)];
  for (const name of ['The bar', 'The terrace']) await brand.post('/api/v1/venues', { ...venueInput(), name });
  const venues = (await brand.get('/api/v1/venues')).body as { id: string; name: string }[];
  [bar, terrace] = ['The bar', 'The terrace'].map((name) => venues.find((each) => each.name === name)!.id);
}, 180_000);
afterAll(() => product?.stop());

it('a phone is given whom its venue expects, with all that it needs without a network', async () => {
  const [id, elsewhere] = [await booked(creator!, bar, { own, guests: [tom] }), await booked(another!, terrace)];
  const { ask, list, pass } = await phone(brand!, bar);
  const { status, body, headers } = await list();
  expect([status, (headers as Record<string, string>)['cache-control']]).toEqual([200, 'no-store']);
  const until = new Date(visitAt + 12 * hour).toISOString();
  expect(body).toMatchObject({ at: now.toISOString(), until, brand: 'Brand ember', venue: 'The bar', conflicts: [] });
  expect(body.items).toMatchObject([
    {
      ...{ collabId: id, venueId: bar, name: 'amara', status: 'awaited', checkedInAt: null, bill: null },
      ...{ callWho: 'Maya at the bar', note: 'By the window, please.', capPence: 12_000, runningLate: null },
      foodRisks: { open: true, own, guests: [tom] },
    },
  ]);
  const since = async (version: string) => (await ask('list', { pass, version })).body;
  const same = { version: body.version, isUnchanged: true, until, items: [], conflicts: [] };
  expect(await since(body.version)).toMatchObject(same);
  expect(await since('another')).toMatchObject({ ...same, isUnchanged: false, items: [{ collabId: id }] });
  const everywhere = await (await phone(brand!)).list();
  expect(everywhere.body).toMatchObject({ venue: null });
  expect(everywhere.body.items.map(({ collabId }: { collabId: string }) => collabId)).toEqual(
    expect.arrayContaining([id, elsewhere]),
  );
  const others = await phone(rival!);
  expect((await others.list()).body.items).toEqual([]);
  expect(await others.list(pass)).toMatchObject({ status: 403, body: { code: 'collabs/pin-needed' } });
});

it('a late guest is on the list and on the Collab, then is checked in by name, and their bill is entered', async () => {
  const id = await booked(creator!, bar);
  const { send, list } = await phone(brand!, bar);
  const runningLate = { minutes: 20, at: minutes(5).toISOString() };
  await freeze(visitAt + hour);
  const late = actionOf({ kind: 'late', collabId: id, minutes: 20, at: minutes(5) });
  expect((await send([late])).body.results).toMatchObject([{ outcome: 'done', visit: { runningLate } }]);
  expect(await read(id)).toMatchObject({ runningLate, checkedInAt: null });

  const arrival = actionOf({ kind: 'check-in', how: 'name', collabId: id, at: minutes(22) });
  const bill = actionOf({ kind: 'bill', collabId: id, pence: 14_200, at: minutes(50) });
  const first = await send([arrival, bill]);
  const left = ({ headers }: { headers?: object }) =>
    Number((headers as Record<string, string>)['ratelimit-remaining']);
  const again = await send([arrival, bill]);
  expect(left(again)).toBe(left(first) - 1);
  expect(again.body).toEqual(first.body);
  const checkedInAt = minutes(22).toISOString();
  const divided = { pence: 14_200, coveredPence: 12_000, guestPaysPence: 2_200, status: 'awaiting' };
  expect(first.body).toMatchObject({
    now: now.toISOString(),
    results: [{ outcome: 'done' }, { outcome: 'done', visit: { status: 'in', checkedInAt, bill: divided } }],
  });
  expect(await read(id)).toMatchObject({
    checkedInAt,
    checkedInBy: 'venue',
    bill: { pence: 14_200, typedBy: 'venue' },
  });
  const inside = (await list()).body.items.find(({ collabId }: { collabId: string }) => collabId === id);
  expect(inside).toMatchObject({ status: 'in', bill: divided });
});

it('a guest who was checked in at two doors is a conflict that both and the brand see; the earlier time counts', async () => {
  const id = await booked(creator!, undefined);
  const [one, other] = [await phone(brand!, bar), await phone(brand!, terrace)];
  await freeze(visitAt + hour);
  const arrival = (count: number) => ({ kind: 'check-in', how: 'name', collabId: id, at: minutes(count) });
  expect(await one.act(arrival(15))).toMatchObject({ outcome: 'done' });
  const twice = { outcome: 'conflict', code: 'collabs/code-used', visit: { checkedInAt: minutes(9).toISOString() } };
  expect(await other.act(arrival(9))).toMatchObject(twice);
  const shown = {
    ...{ collabId: id, name: 'amara', kind: 'check-in', at: minutes(9).toISOString(), door: 'The terrace' },
    ...{ otherAt: minutes(15).toISOString(), otherDoor: 'The bar' },
  };
  const conflictsOf = (answer: { body: any }) => answer.body.conflicts.filter((each: any) => each.collabId === id);
  for (const { list } of [one, other]) expect(conflictsOf(await list())).toMatchObject([shown]);
  const listed = async (who: Visitor) => (await who.get('/api/v1/check-in-links/conflicts')).body.items;
  expect((await listed(brand!)).filter((each: any) => each.collabId === id)).toMatchObject([shown]);
  expect(await listed(rival!)).toEqual([]);
});

it('a cancelled visit stays on the list, and a guest who came all the same is a conflict', async () => {
  const id = await booked(creator!, bar);
  await freeze(visitAt - hour);
  const { act, list } = await phone(brand!, bar);
  expect((await creator!.post(`/api/v1/collabs/${id}/cancel`)).status).toBe(200);
  await freeze(visitAt + hour);
  const arrival = { kind: 'check-in', how: 'name', collabId: id, at: minutes(0) };
  expect(await act(arrival)).toMatchObject({
    outcome: 'conflict',
    code: 'collabs/visit-cancelled',
    visit: { status: 'cancelled' },
  });
  const inList = (await list()).body.items.find(({ collabId }: { collabId: string }) => collabId === id);
  expect(inList).toMatchObject({ status: 'cancelled', foodRisks: { open: false, own: null } });
});

it('a guest whose visit has lost its time, and who came all the same, is a conflict for the brand to check', async () => {
  const id = await booked(creator!, bar);
  await freeze(visitAt - hour);
  const { act, list } = await phone(brand!, bar);
  expect((await brand!.post(`/api/v1/collabs/${id}/ask-new-time`, { reason: 'The oven is cold.' })).status).toBe(200);
  await freeze(visitAt + hour);
  const arrival = { kind: 'check-in', how: 'name', collabId: id, at: minutes(0) };
  const shown = { outcome: 'conflict', code: 'collabs/visit-unscheduled' };
  expect(await act(arrival)).toMatchObject({ ...shown, visit: null });
  const listed = [(await list()).body.conflicts, (await brand!.get('/api/v1/check-in-links/conflicts')).body.items];
  for (const conflicts of listed)
    expect(conflicts.filter((each: any) => each.collabId === id)).toMatchObject([{ ...shown, name: 'amara' }]);
});

it('the door reports a no-show as the brand can: not before the visit, and the creator is asked', async () => {
  const id = await booked(creator!, bar);
  await freeze(visitAt - hour);
  const { act } = await phone(brand!, bar);
  const noShow = { kind: 'no-show', collabId: id, at: minutes(-60) };
  expect(await act(noShow)).toMatchObject({ outcome: 'refused', code: 'collabs/not-due-yet' });
  await freeze(visitAt + hour);
  expect(await act({ ...noShow, at: minutes(60) })).toMatchObject({
    outcome: 'done',
    visit: { status: 'no-show-claimed' },
  });
  expect(await read(id)).toMatchObject({ waitingFor: 'influencer', checkedInAt: null });
  await creator!.post(`/api/v1/collabs/${id}/admit-no-show`);
});

it('a guest is known by the code on their phone, or by how it ends', async () => {
  const id = await booked(creator!, bar);
  const { act, look } = await phone(brand!, bar);
  const { code } = (await creator!.get(`/api/v1/collabs/${id}/check-in-code`)).body as { code: string };
  for (const typed of [code.toLowerCase(), code.slice(-4)])
    expect(await look(typed)).toMatchObject({ status: 200, body: { collabId: id, name: 'amara' } });
  expect((await look(code.slice(-3))).body.code).toBe('collabs/code-unknown');
  const arrival = { kind: 'check-in', how: 'code', collabId: id, at: minutes(0) };
  expect(await act({ ...arrival, code: 'ZZZZZZZZ' })).toMatchObject({
    outcome: 'refused',
    code: 'collabs/code-unknown',
  });
  expect(await act({ ...arrival, code: code.slice(-4) })).toMatchObject({ outcome: 'done' });
  expect((await look(code)).body.code).toBe('collabs/code-used');
});

it('a PIN that was withdrawn takes nothing; what the phone has queued is taken with the new one', async () => {
  const id = await booked(creator!, bar);
  const before = await phone(brand!, bar);
  const arrival = actionOf({ kind: 'check-in', how: 'name', collabId: id, at: minutes(0) });
  const after = await phone(brand!, bar);
  for (const asked of [before.send([arrival]), before.list()])
    expect(await asked).toMatchObject({ status: 403, body: { code: 'collabs/pin-needed' } });
  expect((await read(id)).checkedInAt).toBeNull();
  await freeze(visitAt + hour);
  expect((await after.send([arrival])).body.results).toMatchObject([
    { outcome: 'done', visit: { checkedInAt: minutes(0).toISOString() } },
  ]);
});

it('a guest who booked a venue that was removed since is expected at every door, and on the day sheet', async () => {
  const { id: cellar } = (await brand!.post('/api/v1/venues', { ...venueInput(), name: 'The cellar' })).body;
  const id = await booked(creator!, cellar);
  const [there, here] = [await phone(brand!, cellar), await phone(brand!, bar)];
  const has = ({ body }: { body: any }) => body.items.find((each: any) => each.collabId === id);
  expect([has(await there.list()), has(await here.list())]).toMatchObject([{ venueId: cellar }, undefined]);
  expect((await brand!.send('DELETE', `/api/v1/venues/${cellar}`)).status).toBe(204);
  for (const door of [there, here]) expect(has(await door.list())).toMatchObject({ venueId: null, status: 'awaited' });
  const sheet = (await brand!.get(`/api/v1/day-sheet?day=${minutes(0).toISOString().slice(0, 10)}`)).body;
  expect(sheet.visits.map(({ collabId }: { collabId: string }) => collabId)).toContain(id);
  const arrival = { kind: 'check-in', how: 'name', collabId: id, at: minutes(0) };
  expect(await here.act(arrival)).toMatchObject({ outcome: 'done', visit: { status: 'in' } });
});

it('another brand’s door can do nothing about a visit, nor one that was taken back', async () => {
  const id = await booked(creator!, bar);
  const arrival = { kind: 'check-in', how: 'name', collabId: id, at: minutes(0) };
  expect(await (await phone(rival!)).act(arrival)).toMatchObject({
    outcome: 'refused',
    code: 'collabs/guest-unknown',
    visit: null,
  });
  const door = await doorOf(brand!, bar);
  const { list } = await phoneAt(door, product.visitor(), () => now);
  await brand!.send('DELETE', `/api/v1/check-in-links/${door.id}`);
  expect((await list()).body.code).toBe('collabs/door-not-found');
  expect((await read(id)).checkedInAt).toBeNull();
});

it.each([
  ['an id that no phone makes', { id: '01970000-0000-4000-8000-000000000001' }],
  ['another kind', { kind: 'open' }],
  ['another way', { how: 'luck' }],
  ['half a minute late', { kind: 'late', minutes: 1 }],
  ['a bill of nothing', { kind: 'bill', pence: 0 }],
  ['no time', { at: 'tonight' }],
])('is not taken: %s', async (_, more) => {
  const { send, ask, pass } = await phone(brand!);
  const good = actionOf({ kind: 'check-in', how: 'name', collabId: ember!.profile.uid, at: now });
  expect((await send([{ ...good, ...more }])).status).toBe(400);
  expect((await send([])).status).toBe(400);
  expect((await send(Array.from({ length: 51 }, () => good))).status).toBe(400);
  expect((await ask('list', { pass, deviceId: 'mine' })).status).toBe(400);
});

describe('a signed code', () => {
  /** A guest at the bar whose phone signs. */
  async function signing() {
    const [id, key] = [await booked(creator!, bar), await newKey()];
    expect((await creator!.put(`/api/v1/collabs/${id}/check-in-key`, { publicKey: key.publicKey })).status).toBe(200);
    const code = (more: Partial<CodeToSign> = {}) => ({ collabId: id, venueId: bar!, window: windowOf(now), ...more });
    const signed = (proof: string) => ({ kind: 'check-in', how: 'signed', collabId: id, at: now, proof });
    return { id, key, code, signed };
  }

  it('opens once, at the door whose list has its key', async () => {
    const { id, key, code, signed } = await signing();
    const { act, list } = await phone(brand!, bar);
    const inList = (await list()).body.items.find(({ collabId }: { collabId: string }) => collabId === id);
    expect(inList.publicKeys).toEqual([key.publicKey]);
    const text = await key.sign(code());
    expect(await act(signed(text))).toMatchObject({ outcome: 'done', visit: { status: 'in' } });
    const other = await phone(brand!);
    expect(await other.act(signed(text))).toMatchObject({ outcome: 'conflict', code: 'collabs/code-used' });
  });

  it('opens nothing in 200 forged, shifted, re-signed and foreign forms', async () => {
    const { id, key, code, signed } = await signing();
    const [friend, genuine] = [await signing(), await key.sign(code())];
    await freeze(now.getTime());
    const forged = await forgeriesOf(genuine, { key, code }, friend, terrace!);
    expect(forged.length).toBeGreaterThanOrEqual(200);
    const { send, act } = await phone(brand!, bar);
    const codes = new Set<string>();
    for (let from = 0; from < forged.length; from += 50) {
      const { body } = await send(forged.slice(from, from + 50).map((proof) => actionOf(signed(proof))));
      for (const { outcome, code: problem } of body.results) codes.add(`${outcome} ${problem}`);
    }
    expect([...codes].toSorted()).toEqual(
      ['clocks-apart', 'code-elsewhere', 'code-forged', 'code-old'].map((problem) => `refused collabs/${problem}`),
    );
    expect((await read(id)).checkedInAt).toBeNull();
    expect(await act(signed(genuine))).toMatchObject({ outcome: 'done' });
    const other = await phone(brand!);
    const replays = (await other.send(Array.from({ length: 20 }, () => actionOf(signed(genuine))))).body.results;
    expect(new Set(replays.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['conflict']));
  }); // prettier-ignore

  it('of a phone that was replaced opens nothing', async () => {
    const { id, key, code, signed } = await signing();
    const { act } = await phone(brand!, bar);
    const next = await newKey();
    await creator!.put(`/api/v1/collabs/${id}/check-in-key`, { publicKey: next.publicKey, replace: true });
    await freeze(now.getTime() + 5 * 60_000);
    expect(await act(signed(await key.sign(code())))).toMatchObject({
      outcome: 'refused',
      code: 'collabs/code-retired',
    });
    expect(await act(signed(await next.sign(code())))).toMatchObject({ outcome: 'done' });
  });
});
