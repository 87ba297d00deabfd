import { TestApp } from '../support/app.js';
import { People } from '../support/world.js';
import type { Visitor } from '../support/visitor.js';

const root = '/api/v1/admin/influencer-list-explorer';

let product: TestApp;
let people: People;
let staff: Visitor;
beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  staff = await product.newStaff('operations');
});
afterAll(() => product?.stop());

const created = async (name: string): Promise<string> => (await staff.post(root, { name })).body.id;
const handlesOn = async (id: string, query = ''): Promise<string[]> =>
  (await staff.get<{ handle: string }[]>(`${root}/${id}/members${query}`)).body.map(({ handle }) => handle);
const tokenOf = ({ url }: { url: string }): string => new URL(url).pathname.split('/').at(-1)!;

describe('R441: the lists of influencers', () => {
  it('are begun, renamed, found and removed; a name is taken once', async () => {
    const id = await created('Brunch in Leeds');
    expect(await staff.post(root, { name: ' brunch in leeds ' })).toMatchObject({
      status: 409,
      body: { code: 'profiles/list-name-taken', errors: { name: expect.any(String) } },
    });
    expect(await staff.put(`${root}/${id}`, { name: 'Brunch', notes: 'For March' })).toMatchObject({
      status: 200,
      body: { name: 'Brunch', notes: 'For March', members: 0 },
    });
    const found = await staff.get(`${root}?filter={"q":"runc"}&sort=["name","ASC"]&range=[0,24]`);
    expect(found).toMatchObject({ status: 200, body: [{ id }] });
    expect(found.headers['content-range']).toBe('influencer-list-explorer 0-0/1');
    expect(await staff.send('DELETE', `${root}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await staff.get(`${root}/${id}`)).status).toBe(404);
  });

  it('take influencers by id and by handle, keep their order and notes, and give them out as CSV', async () => {
    const [zoe, nia, bo] = await Promise.all(['zoe', 'nia', 'bo'].map((name) => people.influencer(`list-${name}`)));
    const id = await created('By hand');
    const [zoeId, niaId] = [zoe!.profile.uid, nia!.profile.uid];
    const twice = { influencerIds: [zoeId, niaId, '01a1fc0c-0000-7000-8000-0000000000ff'] };
    expect((await staff.post(`${root}/${id}/members`, twice)).body).toMatchObject({ added: 2, alreadyThere: 0 });
    const file = 'Handle,Note\n@List.Bo,"=Loves, brunch"\nlist.zoe,\nnobody.here,\ninstagram.com/p/Cxy12,\n';
    expect((await staff.post(`${root}/${id}/import`, { text: file })).body).toEqual({
      added: 1,
      alreadyThere: 1,
      unknown: ['nobody.here'],
      refused: [{ text: 'instagram.com/p/Cxy12', reason: expect.stringContaining('the address of the profile') }],
    });
    expect(await handlesOn(id)).toEqual(['list.zoe', 'list.nia', 'list.bo']);
    await staff.post(`${root}/${id}/move`, { influencerId: bo!.profile.uid, place: 0 });
    await staff.put(`${root}/${id}/members/${niaId}`, { note: 'Vegan' });
    expect(await handlesOn(id)).toEqual(['list.bo', 'list.zoe', 'list.nia']);
    expect(await handlesOn(id, '?sort=["handle","DESC"]')).toEqual(['list.zoe', 'list.nia', 'list.bo']);
    expect(await handlesOn(id, '?filter={"q":"@list.nia"}')).toEqual(['list.nia']);

    const { body, headers } = await staff.get<string>(`${root}/${id}/members.csv`);
    expect(headers['content-disposition']).toContain("filename*=UTF-8''By%20hand.csv");
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFHandle,Name,Followers,"Engagement, %",Platforms,City,Country,Note,Yes,Maybe,No,Comments',
      `list.bo,list-bo,0,,,,,"'=Loves, brunch",0,0,0,`,
    ]);
    await staff.post(`${root}/${id}/remove`, { influencerIds: [zoeId] });
    expect(await handlesOn(id)).toEqual(['list.bo', 'list.nia']);
    expect((await staff.get(`${root}?filter={"influencerId":"${niaId}"}`)).body).toMatchObject([{ id, members: 2 }]);
  });

  it('two who add at once both do', async () => {
    const everybody = await people.influencers(6);
    const id = await created('At once');
    const answers = await Promise.all(
      everybody.map(({ profile }) => staff.post(`${root}/${id}/members`, { influencerIds: [profile.uid] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await handlesOn(id)).toHaveLength(6);
  });

  it('are shown to anyone with a link, who votes without an account until it is revoked', async () => {
    const ana = await people.influencer('vote-ana');
    const id = await created('For Ember');
    await staff.post(`${root}/${id}/members`, { influencerIds: [ana.profile.uid] });
    await staff.put(`${root}/${id}/members/${ana.profile.uid}`, { note: 'Between us' });
    const link = (await staff.post(`${root}/${id}/links`, { label: 'Ember & Rye', days: 7 })).body;
    const guest = product.visitor();
    const address = `/api/v1/shared-lists/${tokenOf(link)}`;
    const shown = await guest.get(address);
    expect(shown).toMatchObject({
      status: 200,
      body: { name: 'For Ember', label: 'Ember & Rye', members: [{ handle: 'vote.ana', vote: null }] },
    });
    expect(JSON.stringify(shown.body)).not.toContain('Between us');
    await guest.put(`${address}/votes/${ana.profile.uid}`, { vote: 'maybe' });
    expect(
      (await guest.put(`${address}/votes/${ana.profile.uid}`, { vote: 'yes', comment: 'Lovely' })).body,
    ).toMatchObject({ members: [{ vote: 'yes', comment: 'Lovely' }] });
    expect((await staff.get(`${root}/${id}/members?filter={"vote":"yes"}`)).body).toMatchObject([
      { handle: 'vote.ana', votes: [{ label: 'Ember & Rye', vote: 'yes', comment: 'Lovely' }] },
    ]);
    expect((await staff.get(`${root}/${id}/members?filter={"vote":"no"}`)).body).toEqual([]);
    expect((await guest.get(`${address}x`)).status).toBe(404);
    expect((await guest.get('/api/v1/admin/influencer-list-explorer')).status).toBe(401);
    expect((await staff.send('DELETE', `${root}/${id}/links/${link.id}`)).body).toEqual([]);
    expect(await guest.get(address)).toMatchObject({ status: 404, body: { code: 'profiles/list-link-not-found' } });
  });

  it('don’t open by an expired link: nothing is shown, and no vote is taken', async () => {
    const { profile } = await people.influencer('vote-late');
    const id = await created('For a day');
    await staff.post(`${root}/${id}/members`, { influencerIds: [profile.uid] });
    const link = (await staff.post(`${root}/${id}/links`, { label: 'A friend', days: 1 })).body;
    const guest = product.visitor();
    const address = `/api/v1/shared-lists/${tokenOf(link)}`;
    const vote = () => guest.put(`${address}/votes/${profile.uid}`, { vote: 'yes' });
    expect([(await guest.get(address)).status, (await vote()).status]).toEqual([200, 200]);
    await staff.post('/sandbox/api/clock', { advance: 'P1D' });
    for (const answer of [await guest.get(address), await vote()])
      expect(answer).toMatchObject({ status: 404, body: { code: 'profiles/list-link-not-found' } });
    expect((await staff.get(`${root}/${id}/links`)).body).toMatchObject([{ id: link.id, expired: true }]);
  });

  it('leave out those outside whose profiles are deleted', async () => {
    const gone = await people.influencer('vote-gone');
    const id = await created('Fewer');
    await staff.post(`${root}/${id}/members`, { influencerIds: [gone.profile.uid] });
    const link = (await staff.post(`${root}/${id}/links`, { label: 'A friend', days: 1 })).body;
    const boss = await product.newStaff('super-user');
    const deleted = await boss.post(`/api/v1/admin/influencer-manager/${gone.profile.uid}/delete`, {
      name: 'vote-gone',
    });
    expect(deleted.status).toBe(200);
    expect((await product.visitor().get(`/api/v1/shared-lists/${tokenOf(link)}`)).body.members).toEqual([]);
  });

  it('tell the audit log who changed what', async () => {
    const id = await created('On record');
    const rows = await people.rows<{ name: string; actor_role: string }>(
      `select name, actor_role from audit_log where aggregate_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ name: 'influencer-list.created', actor_role: 'admin' }]);
  });
});
