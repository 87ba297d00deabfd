import { TestApp } from '../support/app.js';
import type { Visitor } from '../support/visitor.js';

const root = '/api/v1/admin/ad-manager';
const ad = {
  name: 'Winter',
  slot: 'feed-top',
  headline: 'Warm up in Leeds',
  text: 'Twelve new places.',
  action: 'See them',
  link: '/app/influencer/explore',
  cover: 'restaurants',
  startsAt: new Date(Date.now() - 86_400_000).toISOString(),
  endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  priority: 2,
};

let product: TestApp;
let staff: Visitor;
beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('operations');
});
afterAll(() => product?.stop());

describe('R442: ads', () => {
  it('are in the feed of those whom they are for, and count once a showing', async () => {
    const { body: placed } = await staff.post(root, { ...ad, cities: ['leeds'] });
    expect(placed).toMatchObject({ state: 'live', impressions: 0, clicks: 0, cities: ['leeds'], bands: [] });
    const zoe = await product.newInfluencer('zoe@ads.test', 'Zoë', 'zoe.ads');
    expect((await zoe.get('/api/v1/ads?city=bath')).body).toEqual({ items: [] });
    const { items } = (await zoe.get('/api/v1/ads?city=leeds')).body;
    expect(items).toMatchObject([{ id: placed.id, slot: 'feed-top', headline: 'Warm up in Leeds' }]);
    const { view } = items[0];
    for (const what of ['seen', 'seen', 'clicked', 'clicked'])
      expect((await zoe.post(`/api/v1/ads/${placed.id}/${what}`, { view })).status).toBe(204);
    expect((await staff.get(`${root}/${placed.id}`)).body).toMatchObject({ impressions: 1, clicks: 1 });

    const nia = await product.newInfluencer('nia@ads.test', 'Nia', 'nia.ads');
    const made = await nia.post(`/api/v1/ads/${placed.id}/seen`, { view });
    expect(made).toMatchObject({ status: 404, body: { code: 'ads/view-not-found' } });
    const looked = (await staff.get('/api/v1/ads?city=leeds')).body;
    expect(looked.items).toMatchObject([{ id: placed.id, view: null }]);
    expect((await staff.get(`${root}/${placed.id}`)).body).toMatchObject({ impressions: 1 });
  });

  it('are changed, paused, found by their state, and removed', async () => {
    const { id } = (await staff.post(root, { ...ad, name: 'Pausable', slot: 'feed-middle' })).body;
    expect((await staff.put(`${root}/${id}`, { headline: 'Otherwise' })).body).toMatchObject({
      headline: 'Otherwise',
      text: ad.text,
    });
    expect((await staff.post(`${root}/${id}/pause`)).body).toMatchObject({ state: 'paused' });
    const paused = await staff.get(`${root}?filter={"state":"paused","q":"pausa"}&sort=["name","ASC"]&range=[0,9]`);
    expect(paused).toMatchObject({ status: 200, body: [{ id }] });
    expect(paused.headers['content-range']).toBe('ad-manager 0-0/1');
    expect((await staff.get('/api/v1/ads')).body.items).not.toContainEqual(expect.objectContaining({ id }));
    expect((await staff.post(`${root}/${id}/resume`)).body).toMatchObject({ state: 'live' });
    expect((await staff.send('DELETE', `${root}/${id}`)).status).toBe(200);
    expect(await staff.get(`${root}/${id}`)).toMatchObject({ status: 404, body: { code: 'ads/ad-not-found' } });
  });

  it.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//evil.example' }, 'link'],
    [{ endsAt: ad.startsAt }, 'endsAt'],
    [{ headline: ' ' }, 'headline'],
    [{ cities: ['atlantis'] }, 'cities'],
    [{ startsAt: '' }, 'startsAt'],
  ])('say which field is wrong: %o', async (wrong, field) => {
    expect(await staff.post(root, { ...ad, ...wrong })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});
