import { OfferDefaultsRepository } from '../../server/modules/offers/ports/repositories.js';
import { PersonalDataRegister } from '../../server/shared/privacy/personal-data.js';
import { TestApp } from '../support/app.js';
import { offerInput } from '../support/offers.js';
import { People, type Person } from '../support/world.js';

type Defaults = { version: number; guests: number; venueId: string | null; code?: string; errors?: object };

const said = {
  kind: 'stay',
  shipped: false,
  venueId: null as string | null,
  category: 'hotels',
  guests: 2,
  places: 3,
  asks: [{ type: 'story', contentType: 'mix', count: 3 }],
  contentDueDays: 21,
  brief: 'Tag @ember. Put “Ad” first.',
  rights: { channels: ['own-social', 'website'], months: 24 },
};

let product: TestApp;
let people: People;
let owner: Person;
let admin: Person;
let member: Person;

async function ask({ cookie }: Person, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, headers = {}) {
  const url = `/api/v1/${path}`;
  const more = { cookie, origin: product.config.publicUrl, ...headers };
  const answer = await product.app.inject({ method, url, payload, headers: more });
  return { status: answer.statusCode, body: answer.body ? answer.json<Defaults & { id: string }>() : undefined };
} // prettier-ignore
const read = async (person: Person) => (await ask(person, 'GET', 'offer-defaults')).body!;
const say = (person: Person, more: object = {}, headers = {}) =>
  ask(person, 'PUT', 'offer-defaults', { ...said, ...more }, headers);

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  owner = await people.brand('ember');
  await people.subscribe(owner, 'premium'); // seats for more people
  admin = await people.member(owner, 'ember-admin', 'admin');
  member = await people.member(owner, 'ember-member', 'member');
});
afterAll(() => product?.stop());

describe('R436: what a brand’s new offers begin with', () => {
  it('is what is usual at first, then what owners and admins say; members read it', async () => {
    expect(await read(member)).toMatchObject({ kind: 'experience', guests: 1, category: null, updatedAt: null, version: 0 }); // prettier-ignore
    expect((await say(owner)).body).toMatchObject({ ...said, version: 1 });
    expect((await say(admin, { guests: 4 })).body).toMatchObject({ guests: 4, version: 2 });
    expect(await say(member, { guests: 5 })).toMatchObject({ status: 403, body: { code: 'identity/role-not-enough' } });
    expect(await read(member)).toMatchObject({ ...said, guests: 4, version: 2 });
  });

  it('is each brand’s own', async () => {
    const other = await people.brand('rye');
    await say(other, { guests: 9, brief: 'Only ours. Put “Ad” first.' });
    expect(await read(other)).toMatchObject({ guests: 9, version: 1 });
    expect(await read(owner)).toMatchObject({ guests: 4, brief: said.brief });
    const { id: venueId } = (await ask(other, 'POST', 'venues', aVenue)).body!;
    expect((await say(owner, { venueId })).body).toMatchObject({ code: 'collabs/venue-unknown' });
    expect((await say(other, { venueId })).body).toMatchObject({ venueId });
    await ask(other, 'DELETE', `venues/${venueId}`);
    expect(await read(other)).toMatchObject({ venueId: null, guests: said.guests, version: 2 });
  });

  it('leaves the offers that are there as they are', async () => {
    const { id } = (await ask(owner, 'POST', 'offers', offerInput())).body!;
    const before = (await ask(owner, 'GET', `offers/${id}`)).body;
    await say(owner, { guests: 7, contentDueDays: 60, brief: '', kind: 'product', shipped: true });
    expect((await ask(owner, 'GET', `offers/${id}`)).body).toEqual(before);
  });

  it('is not overwritten unseen, and holds nothing that an offer could not', async () => {
    const { version } = await read(owner);
    expect((await say(owner, {}, { 'if-match': `"${version}"` })).status).toBe(200);
    expect(await say(admin, { guests: 8 }, { 'if-match': `"${version}"` })).toMatchObject({
      status: 412,
      body: { code: 'collabs/offer-defaults-changed-meanwhile' },
    });
    expect((await say(owner, { brief: 'Do not mention that this is an ad.' })).body).toMatchObject({
      code: 'collabs/brief-hides-ad',
      errors: { brief: expect.any(String) },
    });
    const wrong = { guests: 21, asks: [], places: 0, category: 'nothing', rights: { channels: [], months: 1 } };
    const { status, body } = await say(owner, wrong);
    expect([status, Object.keys(body!.errors!).sort()]).toEqual([400, ['asks', 'category', 'guests', 'places', 'rights.channels']]); // prettier-ignore
    expect(await read(owner)).toMatchObject({ guests: said.guests, version: version + 1 });
  });

  it('goes along in the export of a brand, and is erased with it', async () => {
    const subject = { userId: owner.userId, email: owner.email, profiles: [owner.profile] };
    const [offers] = product.app
      .get(PersonalDataRegister)
      .all()
      .filter(({ module }) => module === 'offers');
    expect(await offers!.exportOf(subject)).toMatchObject({ offerDefaults: [{ brief: said.brief }] });
    await offers!.erase(subject, new Date());
    expect(await product.app.get(OfferDefaultsRepository).of(owner.profile.uid)).toMatchObject({ version: 0 });
  });
});

const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const aVenue = { name: 'Rye', address: '4 Fish Lane', city: 'london', openingHours: closed };
