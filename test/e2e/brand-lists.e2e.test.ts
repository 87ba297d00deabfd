import { TestApp } from '../support/app.js';
import { People, type Person } from '../support/world.js';

type List = { id: string; members: number; people: { id: string; note: string; votes: { vote: string }[] }[] };

let product: TestApp;
let people: People;
let brand: Person;
let rival: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  [brand, rival] = [await people.brand('ember'), await people.brand('rival')];
  [ada, ben] = [await people.influencer('ada'), await people.influencer('ben')];
});
afterAll(() => product?.stop());

const ask = (
  person: { cookie: string } | null,
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
) =>
  product.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { ...(person && { cookie: person.cookie }), origin: product.config.publicUrl },
    payload: body,
  });

describe('a brand’s list of influencers', () => {
  let id: string;
  const list = async () => (await ask(brand, `influencer-lists/${id}`)).json<List>();

  it('is begun, filled by choice and by handles, noted beside, and given out as CSV', async () => {
    const made = await ask(brand, 'influencer-lists', 'POST', { name: 'Terrace' });
    expect(made.statusCode).toBe(201);
    id = made.json<List>().id;
    await ask(brand, `influencer-lists/${id}/members`, 'POST', { influencerIds: [ada.profile.uid] });
    const pasted = await ask(brand, `influencer-lists/${id}/import`, 'POST', {
      text: 'Handle,Note\nben,Vegan\nnobody,',
    });
    expect(pasted.json()).toEqual({ added: 1, alreadyThere: 0, unknown: ['nobody'], refused: [] });
    await ask(brand, `influencer-lists/${id}/members/${ada.profile.uid}`, 'PUT', { note: 'Loves terraces' });

    expect((await list()).people).toMatchObject([
      { id: ada.profile.uid, note: 'Loves terraces' },
      { id: ben.profile.uid, note: 'Vegan' },
    ]);
    const csv = (await ask(brand, `influencer-lists/${id}/members.csv`)).body;
    expect(csv).toContain('Loves terraces');
    expect((await ask(brand, `influencer-lists?influencer=${ben.profile.uid}`)).json()).toMatchObject([
      { id, members: 2 },
    ]);
  });

  it('is voted on by anyone with a link, until it is revoked', async () => {
    const link = (await ask(brand, `influencer-lists/${id}/links`, 'POST', { label: 'Chef', days: 7 })).json<{
      id: string;
      url: string;
    }>();
    const token = link.url.split('/').at(-1)!;
    const seen = await ask(null, `shared-lists/${token}`);
    expect(seen.body).not.toContain('Loves terraces');
    await ask(null, `shared-lists/${token}/votes/${ada.profile.uid}`, 'PUT', { vote: 'yes' });
    expect((await list()).people[0]!.votes).toMatchObject([{ vote: 'yes' }]);
    expect((await ask(brand, `influencer-lists/${id}/links/${link.id}`, 'DELETE')).json()).toEqual([]);
    expect((await ask(null, `shared-lists/${token}`)).statusCode).toBe(404);
  });

  it('does not exist for another brand, nor among the lists of staff', async () => {
    for (const [url, method, body] of [
      [`influencer-lists/${id}`, 'GET'],
      [`influencer-lists/${id}/members.csv`, 'GET'],
      [`influencer-lists/${id}`, 'PUT', { name: 'Mine' }],
      [`influencer-lists/${id}`, 'DELETE'],
      [`influencer-lists/${id}/links`, 'GET'],
      [`influencer-lists/${id}/links`, 'POST', { label: 'Me', days: 1 }],
      [`influencer-lists/${id}/members`, 'POST', { influencerIds: [ada.profile.uid] }],
      [`influencer-lists/${id}/remove`, 'POST', { influencerIds: [ada.profile.uid] }],
    ] as const)
      expect([url, method, (await ask(rival, url, method, body)).statusCode]).toEqual([url, method, 404]);
    expect((await ask(rival, 'influencer-lists')).json()).toEqual([]);
    const { userId } = await people.staff('super-user');
    const staff = { cookie: await people.signIn(userId) };
    expect((await ask(staff, `admin/influencer-list-explorer/${id}`)).statusCode).toBe(404);
    expect((await ask(staff, `admin/influencer-list-explorer/${id}/links`)).statusCode).toBe(404);
    expect((await ask(staff, 'admin/influencer-list-explorer')).json()).toEqual([]);
  });

  it('neither shows nor takes someone whose profile is closed', async () => {
    await people.rows('insert into unlisted_influencers (influencer_id, since) values ($1, now())', [ben.profile.uid]);
    expect((await list()).people.map((person) => person.id)).toEqual([ada.profile.uid]);
    const again = await ask(brand, `influencer-lists/${id}/members`, 'POST', { influencerIds: [ben.profile.uid] });
    expect(again.json()).toMatchObject({ added: 0, unknown: [ben.profile.uid] });
  });

  it('is forgotten', async () => {
    await ask(brand, `influencer-lists/${id}/remove`, 'POST', { influencerIds: [ada.profile.uid] });
    expect((await list()).people).toEqual([]);
    expect((await ask(brand, `influencer-lists/${id}`, 'DELETE')).statusCode).toBe(204);
    expect((await ask(brand, 'influencer-lists')).json()).toEqual([]);
  });
});

describe('whom a brand saves with the heart', () => {
  const saved = async (person: Person) => (await ask(person, 'saved-influencers')).json<{ ids: string[] }>().ids;
  const save = (person: Person, id: string) => ask(person, `saved-influencers/${id}`, 'PUT');
  const lists = async (person: Person) => (await ask(person, 'influencer-lists')).json<(List & { name: string })[]>();

  it('is on its list “Saved”, which begins with the first, once, however many save at once', async () => {
    const eve = await people.influencer('eve');
    expect(await saved(rival)).toEqual([]);
    const answers = await Promise.all([ada, eve, ada, eve].map(({ profile }) => save(rival, profile.uid)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect((await saved(rival)).toSorted()).toEqual([ada.profile.uid, eve.profile.uid].toSorted());
    expect(await lists(rival)).toMatchObject([{ name: 'Saved', members: 2 }]);
    expect(await saved(brand)).toEqual([]);
  });

  it('is taken off it again, and a list of that name that there is serves as well', async () => {
    for (const { id } of await lists(rival)) await ask(rival, `influencer-lists/${id}`, 'DELETE');
    expect(await saved(rival)).toEqual([]);
    await ask(rival, 'influencer-lists', 'POST', { name: 'SAVED' });
    await save(rival, ada.profile.uid);
    expect(await saved(rival)).toEqual([ada.profile.uid]);
    for (const _ of ['once', 'twice'])
      expect((await ask(rival, `saved-influencers/${ada.profile.uid}`, 'DELETE')).statusCode).toBe(204);
    expect(await saved(rival)).toEqual([]);
    expect(await lists(rival)).toMatchObject([{ name: 'SAVED', members: 0 }]);
  });

  it('is someone whose profile is open', async () => {
    const answer = await save(rival, ben.profile.uid);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'profiles/influencer-not-found']);
  });
});
