import { TestApp } from '../support/app.js';
import { smallPng } from '../support/files.js';
import { still } from '../support/pictures.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

let product: TestApp;
let staff: Visitor;
let other: Visitor;

beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('super-user');
  other = await product.newInfluencer('other@pictures.test', 'Other', 'other.eats');
});
afterAll(() => product?.stop());

type Shown = { person: Visitor; uid: string; email: string; avatar: string; piece: string };

/** Someone whose picture and work are public. */
async function shown(name: string): Promise<Shown> {
  const email = `${name}@pictures.test`;
  const person = await product.newInfluencer(email, name, `${name}.eats`);
  const session = await person.post('/api/v1/functions/getSessionAndUserProfile');
  const { uid } = session.body.current_session_user_profile;
  const [avatar, piece] = [
    await person.upload('me.png', 'image/png', smallPng()),
    await person.upload('dinner.jpg', 'image/jpeg', await still('jpeg')),
  ];
  const { version } = (await person.get(`/api/v1/influencers/${uid}/profile`)).body;
  const changes = { version, avatar, portfolio: [{ mediaId: piece, caption: 'Dinner' }] };
  expect((await person.send('PATCH', `/api/v1/influencers/${uid}/profile`, changes)).status).toBe(200);
  return { person, uid, email, avatar, piece };
}

const thumb = (who: Visitor, mediaId: string) => who.get(`/api/v1/thumbs?path=media/${mediaId}&w=96`);
/** What each of these gets: the profile's picture, a piece of work's thumbnail, and that piece at full size. */
const seenBy = async (who: Visitor, { avatar, piece }: Shown) => [
  (await thumb(who, avatar)).status,
  (await thumb(who, piece)).status,
  (await who.get(`/api/v1/media/${piece}/shown`)).status,
];

describe('R163: pictures and work of someone who is shown to nobody', () => {
  it('are gone for others at once when staff delete the profile, and come back with it', async () => {
    const nia = await shown('nia');
    for (const who of [product.visitor(), other]) expect(await seenBy(who, nia)).toEqual([200, 200, 200]);

    const profile = `/api/v1/admin/influencer-manager/${nia.uid}`;
    expect((await staff.post(`${profile}/delete`, { name: 'nia' })).status).toBe(200);
    for (const who of [product.visitor(), other]) expect(await seenBy(who, nia)).toEqual([404, 404, 404]);
    const forStaff = await thumb(staff, nia.piece);
    expect([forStaff.status, forStaff.headers['cache-control']]).toEqual([200, 'private, no-cache']);

    expect((await staff.post(`${profile}/restore`)).status).toBe(200);
    expect(await seenBy(product.visitor(), nia)).toEqual([200, 200, 200]);
  });

  it('are gone for others while the account is closing, not for whom they show', async () => {
    const mia = await shown('mia');
    expect((await mia.person.post('/api/v1/privacy/closure', { closeBrands: [] })).status).toBe(200);
    for (const who of [product.visitor(), other]) expect(await seenBy(who, mia)).toEqual([404, 404, 404]);

    await product.visitor().newestMail(mia.email, 'account closes');
    const back = await product.signedIn(mia.email);
    expect((await thumb(back, mia.avatar)).status).toBe(200);
    expect((await thumb(back, mia.piece)).status).toBe(200);
    expect((await back.send('DELETE', `/api/v1/media/${mia.piece}`)).status).toBe(409);
    expect((await back.post('/api/v1/privacy/closure/keep')).status).toBe(200);
    expect(await seenBy(product.visitor(), mia)).toEqual([200, 200, 200]);
  });

  it('are gone for others when staff send the profile back, and so is the media kit', async () => {
    const zoe = await shown('zoe');
    const review = `/api/v1/admin/influencer-reviews/${zoe.uid}`;
    const decide = (decision: string, reason?: string) => staff.post(review, { decision, reason });
    expect((await decide('sent-back', 'The picture shows someone else.')).status).toBe(204);
    expect(await seenBy(product.visitor(), zoe)).toEqual([404, 404, 404]);
    expect((await product.visitor().get('/api/v1/influencers/zoe.eats')).status).toBe(404);
    expect((await thumb(zoe.person, zoe.avatar)).status).toBe(200);

    expect((await decide('waiting')).status).toBe(204);
    expect((await decide('approved')).status).toBe(204);
    expect(await seenBy(product.visitor(), zoe)).toEqual([200, 200, 200]);
  });

  it('a deleted brand’s logo is gone for others too', async () => {
    const { cookie, profile } = await new People(product.app).brand('gone');
    const brand = product.visitor();
    brand.take(cookie);
    const logo = await brand.upload('logo.png', 'image/png', smallPng());
    expect((await brand.put('/api/v1/company', { avatar: logo })).status).toBe(200);
    expect((await thumb(product.visitor(), logo)).status).toBe(200);
    const address = `/api/v1/admin/brand-manager/${profile.uid}/delete`;
    expect((await staff.post(address, { name: 'Brand gone' })).status).toBe(200);
    expect((await thumb(other, logo)).status).toBe(404);
    expect((await thumb(staff, logo)).status).toBe(200);
  });
});
