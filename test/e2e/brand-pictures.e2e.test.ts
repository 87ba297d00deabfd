import { filePathOf } from '../../server/contract/rules/file-path.js';
import { TestApp } from '../support/app.js';
import { offerInput } from '../support/offers.js';
import { still } from '../support/pictures.js';
import { smallMp4 } from '../support/videos.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

let app: TestApp;
let brand: Visitor;
let influencer: Visitor;

const as = ({ cookie }: Person): Visitor => {
  const visitor = app.visitor();
  visitor.take(cookie);
  return visitor;
};

beforeAll(async () => {
  app = await TestApp.start();
  const people = new People(app.app);
  [brand, influencer] = [as(await people.brand('ember')), as(await people.influencer('nia'))];
});
afterAll(() => app?.stop());

const aPicture = async (visitor: Visitor, name: string) => visitor.upload(name, 'image/jpeg', await still('jpeg'));
const aFilm = (visitor: Visitor) =>
  visitor.upload('film.mp4', 'video/mp4', smallMp4({ width: 64, height: 64, rotation: 0, seconds: 1 }, 10));

/** Whether a guest can see it. */
const guestSees = async (mediaId: string): Promise<boolean> =>
  (await app.visitor().raw('GET', `/api/v1/thumbs?path=${filePathOf(mediaId)}&w=96`, {})).status === 200;

describe('the pictures of a brand', () => {
  it('show an offer to everyone once it is published, and a Collab as it was when that was asked for', async () => {
    const [dish, room] = [await aPicture(brand, 'dish.jpg'), await aPicture(brand, 'room.jpg')];
    const input = offerInput();
    const made = await brand.post('/api/v1/offers', { ...input, photoId: dish });
    expect(made).toMatchObject({ status: 201, body: { photoPath: filePathOf(dish) } });
    expect([await guestSees(dish), await guestSees(room)]).toEqual([true, false]);
    const asked = await influencer.post(`/api/v1/offers/${made.body.id}/requests`, { note: 'I love oysters.' });

    const offer = `/api/v1/offers/${made.body.id}`;
    expect((await brand.put(offer, input)).body.photoPath).toBe(filePathOf(dish));
    expect((await brand.put(offer, { ...input, photoId: room })).body.photoPath).toBe(filePathOf(room));
    expect((await influencer.get(offer)).body.photoPath).toBe(filePathOf(room));
    expect((await influencer.get(`/api/v1/collabs/${asked.body.id}`)).body.terms.photoPath).toBe(filePathOf(dish));
    expect([await guestSees(dish), await guestSees(room)]).toEqual([true, true]);
    for (const shown of [dish, room])
      expect((await brand.send('DELETE', `/api/v1/media/${shown}`)).body).toMatchObject({
        status: 409,
        code: 'media/in-use',
      });

    expect((await brand.put(offer, { ...input, photoId: null })).body.photoPath).toBeNull();
    expect(await guestSees(room)).toBe(false);
    expect((await brand.send('DELETE', `/api/v1/media/${room}`)).status).toBe(204);
  });

  it('show a draft to nobody yet', async () => {
    const dish = await aPicture(brand, 'draft.jpg');
    const { body } = await brand.post('/api/v1/offers', { ...offerInput(), draft: true, photoId: dish });
    expect(body).toMatchObject({ state: 'draft', photoPath: filePathOf(dish) });
    expect(await guestSees(dish)).toBe(false);
  });

  it('are its own, and pictures', async () => {
    const [film, foreign] = [await aFilm(brand), await aPicture(influencer, 'mine.jpg')];
    for (const [photoId, code] of [
      [film, 'collabs/offer-photo-no-picture'],
      [foreign, 'collabs/offer-photo-missing'],
    ])
      expect(await brand.post('/api/v1/offers', { ...offerInput(), photoId })).toMatchObject({
        status: 400,
        body: { code, errors: { photoId: expect.any(String) } },
      });
    for (const [avatar, code] of [
      [film, 'profiles/picture-needed'],
      [foreign, 'profiles/no-such-file'],
    ])
      expect((await brand.put('/api/v1/company', { avatar })).body).toMatchObject({ status: 400, code });
  });

  it('are its logo, on its offers too, until it removes it', async () => {
    const logo = await aPicture(brand, 'logo.jpg');
    expect((await brand.put('/api/v1/company', { avatar: logo })).body).toMatchObject({ avatarPath: filePathOf(logo) });
    const { body } = await brand.post('/api/v1/offers', offerInput());
    expect((await influencer.get(`/api/v1/offers/${body.id}`)).body.brand.avatarPath).toBe(filePathOf(logo));
    expect(await guestSees(logo)).toBe(true);
    expect((await brand.put('/api/v1/company', { avatar: null })).body.avatarPath).toBeNull();
    expect(await guestSees(logo)).toBe(false);
  });
});

it.each([
  ['ember.example', 'https://ember.example'],
  [' www.ember.example/menu', 'https://www.ember.example/menu'],
  ['http://ember.example', 'http://ember.example'],
])('a company’s website that is typed as %j is %j', async (typed, website) => {
  expect(await brand.put('/api/v1/company', { website: typed })).toMatchObject({ status: 200, body: { website } });
});
