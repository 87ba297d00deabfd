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
let brand: Person;
beforeAll(async () => {
  product = await TestApp.start();
  [staff, colleague] = [await product.newStaff('super-user'), await product.newStaff('operations')];
  people = new People(product.app);
  brand = await people.brand('ember');
});
afterAll(() => product?.stop());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('R440: notes, tasks and tags', () => {
  it('are kept on a brand, and each is in its timeline with who did it', async () => {
    const { uid } = brand.profile;
    const desk = `${admin}/desk/brand/${uid}`;
    expect((await staff.post(`${desk}/notes`, { text: 'Wants a demo.' })).status).toBe(201);
    const [me] = (await staff.get(`${admin}/colleagues`)).body as { id: string }[];
    const added = await staff.post(`${desk}/tasks`, { title: 'Call', dueOn: '2026-11-25', assigneeId: me!.id });
    expect(added.status).toBe(201);
    const [task] = added.body.tasks;
    expect(task).toMatchObject({
      dueOn: '2026-11-25',
      assignee: { id: me!.id },
      about: expect.stringMatching(/Ember/i),
    });
    const tagged = await staff.post(`${admin}/desk/tags`, { kind: 'brand', ids: [uid], add: ['VIP'], remove: [] });
    expect(tagged.body).toEqual({ changed: [{ id: uid, added: ['vip'], removed: [] }], refused: [] });
    expect((await staff.put(`${admin}/tasks/${task.id}`, { done: true })).body).toMatchObject({ title: 'Call' });

    expect((await colleague.get(desk)).body).toMatchObject({
      notes: [{ text: 'Wants a demo.', author: { name: expect.any(String) } }],
      tasks: [{ title: 'Call', doneAt: expect.any(String) }],
      tags: ['vip'],
    });
    const first = (await staff.get(`${admin}/timelines/brand/${uid}?limit=3`)).body;
    expect(first.items.map(({ name }: { name: string }) => name)).toEqual(['task.done', 'tags.changed', 'task.added']);
    expect(first.items[0].actor.name).toEqual(expect.any(String));
    const rest = (await staff.get(`${admin}/timelines/brand/${uid}?before=${encodeURIComponent(first.next)}`)).body;
    expect(rest.items.map(({ name }: { name: string }) => name)).toEqual(['note.written', 'brand.created']);
    expect(rest.next).toBeNull();
  });

  it('of a person the timeline tells how they signed in, and who shut them out and let them in', async () => {
    const { userId } = await people.influencer('nia');
    const account = `${admin}/user-explorer/${userId}`;
    for (const word of ['disable', 'enable']) expect((await staff.post(`${account}/${word}`)).status).toBe(200);
    const { items } = (await colleague.get(`${admin}/timelines/user/${userId}`)).body;
    expect(items.slice(0, 2)).toMatchObject([
      { name: 'user.enabled', actor: { role: 'admin', name: expect.any(String) } },
      { name: 'user.disabled' },
    ]);
    expect(items).toContainEqual(
      expect.objectContaining({ name: 'user.signed-in', payload: expect.objectContaining({ by: 'link' }) }),
    );
    expect((await colleague.get(`${admin}/desk/user/${userId}`)).status).toBe(404);
  });

  it('lists filter by tag, and cards show the next task', async () => {
    const { uid } = brand.profile;
    expect((await staff.get(`${admin}/brand-manager?filter=${json({ tag: 'vip' })}`)).body).toMatchObject([
      { id: uid },
    ]);
    expect((await staff.get(`${admin}/brand-manager?filter=${json({ tag: 'none' })}`)).body).toEqual([]);
    await staff.post(`${admin}/desk/brand/${uid}/tasks`, { title: 'Later', dueOn: '2026-12-09' });
    await staff.post(`${admin}/desk/brand/${uid}/tasks`, { title: 'Sooner', dueOn: '2026-12-01' });
    expect((await staff.get(`${admin}/desk-cards/brand?ids=${uid}`)).body.items).toEqual([
      { id: uid, tags: ['vip'], nextTask: { title: 'Sooner', dueOn: '2026-12-01' } },
    ]);
    expect((await staff.get(`${admin}/desk-tags/brand`)).body.items).toEqual([{ tag: 'vip', count: 1 }]);
  });

  it('a note is removed by its author or a super user; what does not exist is not found', async () => {
    const { uid } = brand.profile;
    const { notes } = (await staff.get(`${admin}/desk/brand/${uid}`)).body;
    const remove = (who: Visitor) => who.send('DELETE', `${admin}/desk/notes/${notes[0].id}`);
    expect((await remove(colleague)).body).toMatchObject({ code: 'desk/not-your-note' });
    expect((await remove(staff)).status).toBe(204);
    expect((await remove(staff)).body).toMatchObject({ code: 'desk/note-not-found' });
    expect((await staff.post(`${admin}/desk/offer/${uid}/notes`, { text: 'x' })).status).toBe(404);
  });
});

describe('R440: calls that staff book for a brand', () => {
  const callsOf = async () => (await staff.get(`${admin}/calls-of/${brand.profile.uid}`)).body.items;
  const slots = async (): Promise<string[]> => (await staff.get('/api/v1/calls/slots')).body.slots;
  const guest = { name: 'Noor Aziz', email: 'noor@ember.test' };

  it('are among its calls and in the day, are emailed, and its timeline says who did what', async () => {
    const { uid } = brand.profile;
    const [first, second] = await slots();
    const booked = await colleague.post(`${admin}/calls-of/${uid}`, { ...guest, startsAt: first });
    expect(booked).toMatchObject({ status: 201, body: { ...guest, startsAt: first, actions: ['move', 'cancel'] } });
    const { id } = booked.body;
    expect(await callsOf()).toMatchObject([{ id, name: guest.name, startsAt: expect.any(String), brandId: uid }]);
    expect((await staff.get(`${admin}/today`)).body.calls).toMatchObject([{ id, brandId: uid }]);
    const { text } = await staff.newestMail(guest.email, 'Your call');
    const token = /schedule-call\?token=([\w-]+)/.exec(text)![1]!;
    expect((await product.visitor().get(`/api/v1/calls/${token}`)).body).toMatchObject({ startsAt: first });

    expect(await colleague.post(`${admin}/calls/${id}/move`, { startsAt: second })).toMatchObject({
      status: 200,
      body: { id, startsAt: second },
    });
    expect((await product.visitor().get(`/api/v1/calls/${token}`)).status).toBe(404);
    expect(await staff.post(`${admin}/calls/${id}/cancel`)).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
    expect(await callsOf()).toEqual([]);
    expect(await slots()).toContain(second);

    const { items } = (await staff.get(`${admin}/timelines/brand/${uid}?limit=3`)).body;
    expect(items).toMatchObject([
      { name: 'call.cancelled', payload: { call: id } },
      { name: 'call.moved', payload: { startsAt: second } },
      { name: 'call.booked', payload: { startsAt: first }, actor: { name: expect.any(String) } },
    ]);
  });

  it('a time that someone else has taken is refused, and so are brands and calls that do not exist', async () => {
    const { uid } = brand.profile;
    const [startsAt] = await slots();
    const visitor = product.visitor();
    await visitor.post('/api/v1/calls', { kind: 'brand', company: 'Quick', ...guest, startsAt });
    expect(await staff.post(`${admin}/calls-of/${uid}`, { ...guest, startsAt })).toMatchObject({
      status: 409,
      body: { code: 'onboarding/call-time-taken', errors: { startsAt: expect.any(String) } },
    });
    expect(await staff.post(`${admin}/calls-of/${uid}`, { name: ' ', email: 'noor', startsAt: 'soon' })).toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String), startsAt: 'Please choose a time.' } },
    });
    const [free] = await slots();
    expect((await staff.post(`${admin}/calls-of/${newId()}`, { ...guest, startsAt: free })).body).toMatchObject({
      code: 'profiles/brand-not-found',
    });
    expect((await staff.post(`${admin}/calls/${newId()}/cancel`)).body).toMatchObject({
      code: 'onboarding/call-not-found',
    });
  });
});

describe('R360, R361: the boards of brands', () => {
  it('are listed by stage; a move beyond the next needs a reason, and restarts the days', async () => {
    const { uid } = brand.profile;
    const board = async (by: string) => (await staff.get(`${admin}/brand-manager/board?by=${by}`)).body.columns;
    const before = await board('sales');
    expect(before.map(({ stage }: { stage: number }) => stage)).toEqual([909, 1, 2, 3, 4, 5]);
    expect(before[1]).toMatchObject({ stage: 1, total: 1, brands: [{ id: uid, salesStage: 1, plan: 'basic' }] });
    const jump = await staff.put(`${admin}/brand-manager/${uid}`, { salesStage: 3 });
    expect(jump).toMatchObject({ status: 400, body: { code: 'profiles/reason-needed' } });
    const moved = await staff.put(`${admin}/brand-manager/${uid}`, { salesStage: 3, reason: 'Signed at the fair.' });
    expect(moved).toMatchObject({ status: 200, body: { salesStage: 3 } });
    const [was, is] = [before[1].brands[0], (await board('sales'))[3].brands[0]];
    expect(is.salesStageSince > was.salesStageSince).toBe(true);
    expect(is.onboardingStageSince).toBe(was.onboardingStageSince);
    expect((await board('onboarding'))[0]).toMatchObject({ stage: 1, total: 1, brands: [{ id: uid }] });
    const { items } = (await staff.get(`${admin}/timelines/brand/${uid}?limit=1`)).body;
    expect(items[0]).toMatchObject({
      name: 'brand.updated',
      payload: { salesStage: 3, reason: 'Signed at the fair.' },
    });
  });

  it('a card says which plan the brand is on', async () => {
    const paying = await people.brand('olmo');
    await people.subscribe(paying, 'premium');
    const card = await eventually(async () => {
      const { columns } = (await staff.get(`${admin}/brand-manager/board?by=sales`)).body;
      return columns[4].brands.find(({ id }: { id: string }) => id === paying.profile.uid); // once its event has moved it there
    });
    expect(card).toMatchObject({ plan: 'premium' });
  });

  it('nobody overwrites someone else’s change', async () => {
    const address = `${admin}/brand-manager/${brand.profile.uid}`;
    const { version } = (await staff.get(address)).body;
    const change = (who: Visitor, name: string) => who.send('PUT', address, { name }, { 'if-match': `"${version}"` });
    expect((await change(colleague, 'Ember & Rye')).status).toBe(200);
    const late = await change(staff, 'Ember and Rye');
    expect(late).toMatchObject({ status: 412, body: { code: 'profiles/changed-meanwhile' } });
    expect((await staff.get(address)).body).toMatchObject({ name: 'Ember & Rye', version: version + 1 });
  });
});

it('R440: a change in a list reaches the open panels', async () => {
  const heard: string[] = [];
  const stop = await product.app.get(LiveHub).open({
    ...{ sessionId: 'panel', audience: new Set(['staff']), moveTo: () => undefined, close: () => undefined },
    send: (_, { type, id }) => void heard.push(`${type} ${id}`),
  });
  const { uid } = brand.profile;
  await staff.put(`${admin}/brand-manager/${uid}`, { about: 'Open late.' });
  await eventually(async () => heard.includes(`brand ${uid}`));
  stop();
});
