import { newId } from '../../server/shared/kernel/index.js';
import { LiveHub } from '../../server/shared/realtime/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

const admin = '/api/v1/admin';

let product: TestApp;
let staff: Visitor;
let colleague: Visitor;
let people: People;
let ember: Person;
let salt: Person;
beforeAll(async () => {
  product = await TestApp.start();
  [staff, colleague] = [await product.newStaff('super-user'), await product.newStaff('operations')];
  people = new People(product.app);
  [ember, salt] = [await people.brand('ember'), await people.brand('salt')];
});
afterAll(() => product?.stop());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const linesOf = async (address: string) => {
  const { status, body } = await staff.get<string>(`${admin}/${address}`);
  expect(status).toBe(200);
  return body.replace('\uFEFF', '').trimEnd().split('\r\n');
};

describe('R440: a list as a file', () => {
  it('holds exactly what the filter leaves, in its order, whichever list it is', async () => {
    const [header, ...rows] = await linesOf(`brand-manager/rows.csv?sort=${json(['name', 'DESC'])}`);
    expect(header).toMatch(/^Name,Email,City/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['Brand salt', 'Brand ember']);
    expect(await linesOf(`brand-manager/rows.csv?filter=${json({ q: 'ember' })}`)).toHaveLength(2);
    for (const list of ['influencer-manager', 'user-explorer', 'collab-explorer', 'usage-explorer'])
      expect((await linesOf(`${list}/rows.csv`))[0]).toMatch(/^(Handle|Email|Title|When),/);
  });

  it('is a problem if the filter makes no sense, and works afterwards', async () => {
    for (let time = 0; time < 4; time++)
      expect((await staff.get(`${admin}/brand-manager/rows.csv?filter=${json({ id: ['x'] })}`)).status).toBe(400);
    expect(await linesOf('brand-manager/rows.csv')).toHaveLength(3);
  });
});

describe('R440: saved views', () => {
  const root = `${admin}/saved-views`;
  const view = {
    resource: 'brand-manager',
    query: { filter: { city: 'london' }, sort: { field: 'name', order: 'ASC' } },
  };
  const names = async (who: Visitor) =>
    (await who.get(`${root}?filter=${json({ resource: 'brand-manager' })}`)).body.map(
      ({ name }: { name: string }) => name,
    );

  it('are your own, or everyone’s', async () => {
    expect((await staff.post(root, { ...view, name: 'Mine', shared: false })).status).toBe(201);
    const shared = (await staff.post(root, { ...view, name: 'Ours', shared: true })).body;
    expect(shared).toMatchObject({ own: true, query: view.query });
    expect((await staff.post(root, { ...view, name: 'mine', shared: true })).body.code).toBe('desk/view-name-taken');
    expect([await names(staff), await names(colleague)]).toEqual([['Mine', 'Ours'], ['Ours']]);
    expect((await colleague.send('DELETE', `${root}/${shared.id}`)).status).toBe(404);
    expect((await staff.send('DELETE', `${root}/${shared.id}`)).body).toEqual(shared);
    expect(await names(colleague)).toEqual([]);
  });

  it('hold plain values of a list that there is', async () => {
    const nested = { ...view, name: 'x', shared: false, query: { ...view.query, filter: { a: { b: 1 } } } };
    expect((await staff.post(root, nested)).status).toBe(400);
    expect((await staff.post(root, { ...view, resource: 'secrets', name: 'x', shared: false })).status).toBe(400);
  });
});

describe('R440: many at once', () => {
  it('brands are changed by one call, with a report, and back again', async () => {
    const change = (rows: object[]) => staff.post(`${admin}/brand-manager/changes`, { rows, reason: 'Spring clean.' });
    const uids = [ember.profile.uid, salt.profile.uid];
    const { body } = await change(uids.map((id) => ({ id, changes: { accountManager: 'robin', salesStage: 3 } })));
    expect(body.refused).toEqual([]);
    const found = `${admin}/brand-manager?filter=${json({ accountManager: 'robin', salesStage: 3 })}`;
    expect((await staff.get(found)).body).toHaveLength(2);
    const undo = body.changed.map((each: { id: string; version: number; before: object }) => ({
      ...{ id: each.id, version: each.version },
      changes: each.before,
    }));
    expect((await change(undo)).body.changed).toHaveLength(2);
    expect((await staff.get(found)).body).toEqual([]);
  });

  it('reports progress on the live stream, only to the caller', async () => {
    const { body: colleagues } = await staff.get<{ id: string; name: string }[]>(`${admin}/colleagues`);
    const userId = colleagues.find(({ name }) => name === 'super-user')!.id;
    const task = newId();
    const heard = { mine: [] as string[], others: [] as string[] };
    const listen = (whose: 'mine' | 'others', user: string) =>
      product.app.get(LiveHub).open({
        ...{ sessionId: newId(), audience: new Set([`user:${user}`]), moveTo: () => undefined, close: () => undefined },
        send: (_, { name, type, id }) => void (type === 'progress' && id === task && heard[whose].push(name)),
      });
    const stop = [await listen('mine', userId), await listen('others', newId())];
    const [first, second] = [ember.profile.uid, salt.profile.uid];
    const changes = { rows: [first, second].map((id) => ({ id, changes: { priority: 3 } })), task };
    expect((await staff.post(`${admin}/brand-manager/changes`, changes)).status).toBe(200);
    await eventually(async () => heard.mine.length === 2);
    await staff.post(`${admin}/desk/tags`, { kind: 'brand', ids: [first], add: ['told'], remove: [], task });
    await eventually(async () => heard.mine.length === 3);
    expect(heard).toEqual({ mine: ['progress.1', 'progress.2', 'progress.1'], others: [] });
    stop.forEach((close) => close());
  });

  it('names those that could not be tagged, whichever page they stood on', async () => {
    const many = Array.from({ length: 20 }, (_, place) => `many ${place}`);
    const tag = (add: string[]) =>
      staff.post(`${admin}/desk/tags`, { kind: 'brand', ids: [salt.profile.uid], add, remove: [] });
    await tag(many);
    expect((await tag(['one more'])).body.refused).toMatchObject([{ id: salt.profile.uid, name: 'Brand salt' }]);
  });
});

describe('R440: over everything', () => {
  it('finds brands, influencers, people, Collabs and offers by a part of their names', async () => {
    const nia = await people.influencer('nia-ember');
    const { offerId } = await people.offer(ember);
    const collabId = await people.requested(nia, offerId);
    const search = async (q: string) =>
      (await staff.get(`${admin}/search?q=${encodeURIComponent(q)}`)).body.items as { kind: string; id: string }[];
    const found = await search('EMBER');
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'brand', id: ember.profile.uid, title: 'Brand ember' }),
    );
    expect(found).toContainEqual(expect.objectContaining({ kind: 'influencer', id: nia.profile.uid }));
    expect(found).toContainEqual(expect.objectContaining({ kind: 'user', id: ember.userId }));
    const { title } = (await staff.get(`${admin}/collab-explorer/${collabId}`)).body;
    expect((await search(title)).map(({ kind, id }) => [kind, id])).toEqual(
      expect.arrayContaining([
        ['collab', collabId],
        ['offer', offerId],
      ]),
    );
    expect(await search('100%_')).toEqual([]);
    expect(await search('%')).toEqual([]);
    for (const typed of ['@NIA.ember', 'https://www.instagram.com/nia.ember/?hl=en', ' ‘Ém’ber  nia '])
      expect(await search(typed)).toContainEqual(expect.objectContaining({ kind: 'influencer', id: nia.profile.uid }));
    expect((await staff.get(`${admin}/search?q=`)).status).toBe(400);
  });

  it('says what needs one today: your own tasks, and nobody else’s', async () => {
    const today = async (who: Visitor) => (await who.get(`${admin}/today`)).body;
    const before = await today(staff);
    expect(before).toMatchObject({ tasks: { overdue: 0, today: 0 }, paymentsToCheck: 0, calls: [] });
    expect(before.pipeline.map(({ stage }: { stage: number }) => stage)).toEqual([909, 1, 2, 3, 4, 5]);
    const { body: colleagues } = await staff.get<{ id: string; name: string }[]>(`${admin}/colleagues`);
    const { id: own } = colleagues.find(({ name }) => name === 'super-user')!;
    for (const { id } of colleagues)
      await staff.post(`${admin}/desk/brand/${salt.profile.uid}/tasks`, {
        title: 'x',
        dueOn: '2020-01-01',
        assigneeId: id,
      });
    expect((await today(staff)).tasks).toEqual({ overdue: 1, today: 0 });
    const mine = await staff.get(`${admin}/tasks?filter=${json({ assigneeId: own })}`);
    expect(mine.body).toMatchObject([{ title: 'x', about: 'Brand salt' }]);
    expect((await staff.get(`${admin}/calls-of/${salt.profile.uid}`)).body.items).toEqual([]);
  });

  it('shows Collabs by stage, and those that are claimed to be no-shows', async () => {
    const { columns } = (await staff.get(`${admin}/collab-explorer/board`)).body;
    expect(columns.map(({ stage }: { stage: number }) => stage)).toEqual([1, 3, 4, 5, 6]);
    expect(columns[0]).toMatchObject({ total: 1, collabs: [{ outcome: 'open', dueAt: expect.any(String) }] });
    for (const filter of [
      { noShowClaimed: true },
      { dueBefore: '2020-01-01T00:00:00Z' },
      { visitFrom: '2030-01-01', visitTo: '2030-01-02' },
    ])
      expect((await staff.get(`${admin}/collab-explorer?filter=${json(filter)}`)).body).toEqual([]);
    expect((await staff.get(`${admin}/brand-manager?filter=${json({ paymentToCheck: true })}`)).body).toEqual([]);
  });

  it('R440: tells the visits of two weeks by day, from a day that there is', async () => {
    const { items } = (await staff.get(`${admin}/collab-explorer/visits?from=2030-02-20`)).body;
    expect(items).toHaveLength(14);
    expect([items[0], items[13]]).toEqual([
      { day: '2030-02-20', visits: 0 },
      { day: '2030-03-05', visits: 0 },
    ]);
    const { status, body } = await staff.get(`${admin}/collab-explorer/visits?from=2030-02-30`);
    expect([status, body.errors.from]).toEqual([400, 'Please enter a day such as 2027-03-04.']);
  });

  it('R440: counts what each list has of each option', async () => {
    const counts = async (list: string, filter: object) =>
      (await staff.get(`${admin}/${list}/facets?filter=${json(filter)}`)).body;
    expect(await counts('brand-manager', { city: 'nowhere' })).toMatchObject({
      estimated: [],
      lists: { category: {} },
    });
    const { lists } = await counts('user-explorer', { staff: true });
    expect(lists.staffRole).toMatchObject({ 'super-user': 1, operations: 1 });
    expect((await counts('collab-explorer', {})).lists.outcome).toEqual({ open: 1 });
    expect((await counts('influencer-manager', { q: 'zzz' })).lists.platform).toEqual({});
    expect((await staff.get(`${admin}/brand-manager/facets?filter=${json({ salary: 1 })}`)).status).toBe(400);
  });
});
