import { IdentityApi } from '../../server/modules/identity/index.js';
import { EraseAccount } from '../../server/modules/privacy/index.js';
import { Database } from '../../server/shared/db/index.js';
import { theProduct } from '../../server/shared/kernel/index.js';
import { filePathOf } from '../../server/contract/rules/file-path.js';
import { TestApp } from '../support/app.js';
import { still } from '../support/pictures.js';
import { smallMp4 } from '../support/videos.js';
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

  it('show a photo that staff have uploaded, to everyone once they have begun, and no file of someone else', async () => {
    const aPicture = async (visitor: Visitor, name: string) => visitor.upload(name, 'image/jpeg', await still('jpeg'));
    const guestSees = async (mediaId: string) =>
      (await product.visitor().raw('GET', `/api/v1/thumbs?path=${filePathOf(mediaId)}&w=96`, {})).status === 200;
    const reader = await product.newInfluencer('mia@ads.test', 'Mia', 'mia.ads');
    const [photo, later] = [await aPicture(staff, 'market.jpg'), await aPicture(staff, 'later.jpg')];
    const film = smallMp4({ width: 64, height: 64, rotation: 0, seconds: 1 }, 10);
    const [foreign, moving] = [await aPicture(reader, 'mine.jpg'), await staff.upload('film.mp4', 'video/mp4', film)];
    const town = { ...ad, cities: ['edinburgh'], priority: 3 };
    const nobodys = '01900000-0000-7000-8000-000000000001';
    for (const [photoId, code] of [
      [foreign, 'ads/photo-missing'],
      [nobodys, 'ads/photo-missing'],
      [moving, 'ads/photo-no-picture'],
      ['../../etc/passwd', 'request/invalid'],
    ])
      expect(await staff.post(root, { ...town, photoId })).toMatchObject({
        status: 400,
        body: { code, errors: { photoId: expect.stringMatching(/picture|photo/) } },
      });
    expect(await guestSees(photo)).toBe(false);

    const { id, photoPath } = (await staff.post(root, { ...town, photoId: photo })).body;
    expect([photoPath, await guestSees(photo)]).toEqual([filePathOf(photo), true]);
    const { items } = (await reader.get('/api/v1/ads?city=edinburgh')).body;
    expect(items).toMatchObject([{ id, photoPath: filePathOf(photo) }]);
    const tomorrow = { startsAt: new Date(Date.now() + 3_600_000).toISOString(), photoId: later };
    await staff.post(root, { ...town, ...tomorrow });
    expect(await guestSees(later)).toBe(false);
    for (const used of [photo, later])
      expect((await staff.send('DELETE', `/api/v1/media/${used}`)).body).toMatchObject({ code: 'media/in-use' });

    const colleague = await product.newStaff('super-user');
    const kept = await colleague.put(`${root}/${id}`, { headline: 'Otherwise', photoId: photo });
    expect(kept.body).toMatchObject({ headline: 'Otherwise', photoPath: filePathOf(photo) });
    expect((await colleague.put(`${root}/${id}`, { text: 'Anew' })).body.photoPath).toBe(filePathOf(photo));
    expect((await colleague.put(`${root}/${id}`, { photoId: null })).body.photoPath).toBeNull();
    expect(await guestSees(photo)).toBe(false);
    expect((await staff.send('DELETE', `/api/v1/media/${photo}`)).status).toBe(204);
  });

  it('keep their photo when the colleague who uploaded it is erased; whatever else was theirs goes', async () => {
    const email = 'robin@tastemaker.test';
    await product.app.get(IdentityApi).addStaff({ email, name: 'Robin', staffRole: 'operations' });
    const colleague = await product.signedIn(email);
    const upload = async (name: string) => colleague.upload(name, 'image/jpeg', await still('jpeg'));
    const [photo, own] = [await upload('robin-at-the-market.jpg'), await upload('robin.jpg')];
    const { id } = (await colleague.post(root, { ...ad, name: 'Market', photoId: photo })).body;

    const db = product.app.get(Database);
    await db.rows('update users set staff_role = null where email = $1', [email]);
    await product.app.get(EraseAccount).execute(theProduct, email, { withBrands: false });

    const seen = await product.visitor().raw('GET', `/api/v1/thumbs?path=${filePathOf(photo)}&w=96`, {});
    expect(seen.status).toBe(200);
    expect((await staff.get(`${root}/${id}`)).body).toMatchObject({ photoPath: filePathOf(photo) });
    expect(await db.rows('select file_name from media where id = any($1)', [[photo, own]])).toEqual([
      { file_name: 'kept-file' },
    ]);
  });
});
