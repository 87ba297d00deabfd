import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

const path = '/api/v1/admin/influencer-messages';
const clientId = '01890000-0000-7000-8000-0000000000d1';
const imported = '01890000-0000-7000-8000-0000000000e1';
const text = 'Would you like to come to our summer party?';

let product: TestApp;
let people: People;
let staff: Visitor;
let ada: Person;
let bea: Person;
let adasBrowser: Visitor;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  [ada, bea] = [await people.influencer('ada'), await people.influencer('bea')];
  adasBrowser = product.visitor();
  adasBrowser.take(ada.cookie);
  staff = await product.newStaff();
  await people.rows(
    `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
     values ($1, 'Cleo', 'cleo', 'cleo', false, 'imported', now(), now(), 1) returning id`,
    [imported],
  );
});
afterAll(() => product?.stop());

const messagesOf = () => people.rows<{ id: string }>('select id from messages');

describe('R440: staff write to influencers', () => {
  it('to many by one call, which says by name who was not reached', async () => {
    const { status, body } = await staff.post(path, {
      ids: [ada.profile.uid, imported, bea.profile.uid],
      text,
      clientId,
    });

    expect(status).toBe(200);
    expect(body.sent.map(({ id }: { id: string }) => id)).toEqual([ada.profile.uid, bea.profile.uid]);
    expect(body.refused).toEqual([
      { id: imported, name: '@cleo', reason: expect.stringContaining('Nobody manages this profile') },
    ]);
  });

  it('once, however often the call is made', async () => {
    const again = await staff.post(path, { ids: [ada.profile.uid, bea.profile.uid], text, clientId });

    expect(again.body.sent).toHaveLength(2);
    expect(await messagesOf()).toHaveLength(2);
  });

  it('who read it in their chats, hear of it by their bell and a mail, and answer into the inbox of support', async () => {
    const [talk] = (await adasBrowser.get('/api/v1/conversations')).body.items;
    expect(talk).toMatchObject({ kind: 'support', unread: 1, with: { uid: 'support' }, lastMessage: { text } });
    const [line] = await eventually(async () => {
      const { items } = (await adasBrowser.get('/api/v1/notifications')).body;
      return items.length > 0 ? items : null;
    });
    expect(line.title).toBe('Tastemaker support sent you a message');
    expect(
      await people.rows('select mail_at from notifications where user_id = $1 and mail_at is not null', [ada.userId]),
    ).toHaveLength(1);

    await adasBrowser.post(`/api/v1/conversations/${talk.id}/messages`, { text: 'With pleasure!' });
    expect((await staff.get('/api/v1/conversations')).body.items[0]).toMatchObject({
      id: talk.id,
      unread: 1,
      lastMessage: { text: 'With pleasure!' },
    });
  });

  it('on record', async () => {
    const [{ count }] = (await people.rows<{ count: number }>(
      `select count(*)::int as count from audit_log where name = 'message.sent' and actor_role = 'admin'`,
    )) as [{ count: number }];
    expect(count).toBe(2);
  });

  it('in at most 2,000 characters, to at most 500, and under a name for the call', async () => {
    const ids = [bea.profile.uid];
    for (const wrong of [
      { ids, text: 'x'.repeat(2_001), clientId },
      { ids, text: '  ', clientId },
      { ids: Array.from({ length: 501 }, () => bea.profile.uid), text, clientId },
      { ids: [], text, clientId },
      { ids, text },
    ])
      expect((await staff.post(path, wrong)).status).toBe(400);
    expect(await messagesOf()).toHaveLength(3);
  });

  it('unless they may look only', async () => {
    const looker = await product.newStaff('read-only');
    const other = '01890000-0000-7000-8000-0000000000d2';
    expect((await looker.post(path, { ids: [bea.profile.uid], text, clientId: other })).status).toBe(403);
    expect((await adasBrowser.post(path, { ids: [bea.profile.uid], text, clientId: other })).status).toBe(403);
  });
});
