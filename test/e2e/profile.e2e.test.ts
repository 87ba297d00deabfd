import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { smallPng } from '../support/files.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

let product: TestApp;
let zoe: Visitor;
let uid: string;
let handle: string;
let count = 0;

beforeAll(async () => {
  product = await TestApp.start();
});
/** Each test has its own Zoë. */
beforeEach(async () => {
  handle = `zoe.eats.${++count}`;
  [zoe, uid] = await joined(`zoe${count}@profile.test`, 'Zoë Ng', handle);
});
afterAll(() => product?.stop());

async function joined(email: string, name: string, handle: string): Promise<[Visitor, string]> {
  const person = await product.newInfluencer(email, name, handle);
  const session = await person.post('/api/v1/functions/getSessionAndUserProfile');
  return [person, session.body.current_session_user_profile.uid];
}
const pathOf = (id: string) => `/api/v1/influencers/${id}/profile`;
const read = async (who = zoe, id = uid) => (await who.get(pathOf(id))).body;
/** Hers on Instagram. */
const account = () => `Zoe.Eats.${count}`;
/** Where she lives, what she likes and who follows her. */
const answers = () => ({
  ...{ bio: 'Eats.', city: 'leeds', country: 'GB', categories: ['restaurants'], dateOfBirth: '1998-04-30' },
  attributes: { cuisines: { chosen: ['thai'], other: ' Georgian ' }, gender: { chosen: ['woman'], other: null } },
  accounts: [{ platform: 'instagram', handle: `@${account()}`, followers: 12_300, engagement: 3.5, country: 'GB' }],
  audience: { ages: { 'gen-z': 60 }, genders: { women: 70 }, countries: [{ country: 'GB', percent: 90 }] },
  availability: {
    days: ['friday'],
    times: ['lunch'],
    travel: 'uk',
    away: [{ from: '2026-12-24', to: '2026-12-27' }],
  },
});
const change = async (changes: object, who = zoe, id = uid) =>
  who.send('PATCH', pathOf(id), { version: (await read(who, id)).version, ...changes });

describe('an influencer’s profile', () => {
  it('R3: keeps what is changed, and nothing else changes', async () => {
    const answer = await change(answers());
    expect(answer).toMatchObject({ status: 200, body: { bio: 'Eats.', name: 'Zoë Ng', followers: 12_300 } });
    const stored = await read();
    expect(stored).toEqual(answer.body);
    expect(stored.attributes.cuisines).toEqual({ chosen: ['thai'], other: 'Georgian' });
    expect(stored.accounts).toMatchObject([{ handle: account(), history: [{ followers: 12_300 }] }]);
    expect(stored.strength.percent).toBeGreaterThan(40);
  });

  it('takes the address of an account for its name, and says so where it is on another platform', async () => {
    const typed = (platform: string, handle: string) =>
      change({ accounts: [{ platform, handle, followers: null, engagement: null, country: null }] });
    expect(await typed('tiktok', `https://www.tiktok.com/@${account()}?lang=en`)).toMatchObject({
      ...{ status: 200, body: { accounts: [{ platform: 'tiktok', handle: account() }] } },
    });
    expect(await typed('instagram', `https://www.tiktok.com/@${account()}`)).toMatchObject({
      ...{ status: 400, body: { errors: { 'accounts.instagram.handle': expect.stringContaining('on TikTok') } } },
    });
    expect((await typed('myspace', 'tiktok.com/@zoe')).status).toBe(400);
  });

  it('refuses a change to what someone else has changed, and stores nothing', async () => {
    const { version } = await read();
    expect((await zoe.send('PATCH', pathOf(uid), { version, bio: 'First.' })).status).toBe(200);
    const late = await zoe.send('PATCH', pathOf(uid), { version, bio: 'Late.' });
    expect(late).toMatchObject({ status: 409, body: { code: 'profiles/stale' } });
    expect((await read()).bio).toBe('First.');
  });

  it('says which field cannot be kept, and why', async () => {
    const wrong = await change({
      dateOfBirth: '2012-01-01',
      attributes: { cuisines: { chosen: ['moon'], other: null } },
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        code: 'profiles/wrong-profile',
        errors: {
          dateOfBirth: 'You must be 18 or older to have an account.',
          'attributes.cuisines': 'Please choose from the list.',
        },
      },
    });
    expect((await change({ attributes: { shoeSize: { chosen: [], other: null } } })).status).toBe(400);
    expect((await change({ attributes: { cuisines: { chosen: 'thai', other: null } } })).status).toBe(400);
    expect((await change({ followers: 1_000_000 })).status).toBe(400);
  });

  it('R78: is nobody else’s business', async () => {
    const [stranger, strangersUid] = await joined('eve@profile.test', 'Eve', 'eve.eats');
    expect((await stranger.get(pathOf(uid))).status).toBe(404);
    const taken = await stranger.send('PATCH', pathOf(uid), { version: 1, bio: 'Taken over' });
    expect(taken.status).toBe(404);
    expect((await product.visitor().get(pathOf(uid))).status).toBe(401);
    const double = await change({ handle: handle.toUpperCase() }, stranger, strangersUid);
    expect(double).toMatchObject({ status: 409, body: { code: 'profiles/handle-taken' } });
  });

  it('R165: shows pictures of your own, in their order, to everyone; others’ do not exist', async () => {
    await change(answers());
    const [stranger] = await joined('mia@profile.test', 'Mia', 'mia.eats');
    const theirs = await stranger.upload('dinner.png', 'image/png', smallPng());
    expect(await change({ avatar: theirs })).toMatchObject({ status: 400, body: { code: 'profiles/no-such-file' } });

    const [first, second] = [
      await zoe.upload('one.png', 'image/png', smallPng()),
      await zoe.upload('two.png', 'image/png', smallPng()),
    ];
    const portfolio = [second, first].map((mediaId) => ({ mediaId, caption: 'Dinner' }));
    expect((await change({ avatar: first, portfolio })).status).toBe(200);
    const stored = await read();
    expect(stored.portfolio.map(({ mediaId }: { mediaId: string }) => mediaId)).toEqual([second, first]);
    expect(stored.avatarPath).toBe(`media/${first}`);
    expect((await product.visitor().get(`/api/v1/thumbs?path=media/${second}&w=320`)).status).toBe(200);
    expect((await product.visitor().get(`/api/v1/media/${second}/shown`)).status).toBe(200);
    expect((await product.visitor().get(`/api/v1/media/${theirs}/shown`)).status).toBe(404);
    expect((await product.visitor().get(`/api/v1/influencers/${handle}`)).body).toMatchObject({
      accounts: [{ platform: 'instagram', engagement: 3.5, history: [{ followers: 12_300, engagement: 3.5 }] }],
      portfolio: [
        { filePath: `media/${second}`, kind: 'image', caption: 'Dinner' },
        { filePath: `media/${first}`, kind: 'image', caption: 'Dinner' },
      ],
    });
    const session = await zoe.post('/api/v1/functions/getSessionAndUserProfile');
    const { profile_media: shown } = session.body.current_session_user_profile.profile;
    expect(shown).toEqual([second, first].map((mediaId) => ({ file_path: `media/${mediaId}` })));
    expect((await zoe.send('DELETE', `/api/v1/media/${second}`)).status).toBe(409);

    expect((await change({ portfolio: [] })).status).toBe(200);
    expect((await product.visitor().get(`/api/v1/media/${second}/shown`)).status).toBe(404);
    expect((await zoe.send('DELETE', `/api/v1/media/${second}`)).status).toBe(204);
  });

  it('R321, R435: shows a brand who looks, when a visit suits and what is theirs to show, and nothing of their health', async () => {
    await change(answers());
    const { cookie } = await new People(product.app).brand('ember');
    const look = () =>
      product.app
        .inject({ url: `/api/v1/influencer-browser/${uid}`, headers: { cookie } })
        .then((answer) => answer.json());
    await change({ attributes: { foodRiskGroups: { chosen: ['fish'], other: null } } });
    await eventually(async () => (await look()).attributes?.cuisines);
    const sheet = await look();
    expect(sheet).toMatchObject({
      ...{ source: 'joined', claimed: true, attributes: { cuisines: ['thai', 'other'] } },
      audience: { ages: { 'gen-z': 60 }, genders: { women: 70 }, countries: [{ country: 'GB', percent: 90 }] },
      availability: { days: ['friday'], times: ['lunch'], travel: 'uk' },
    });
    expect(JSON.stringify(sheet)).not.toMatch(/fish|woman"|1998/);
    expect((await product.visitor().get(`/api/v1/influencers/${handle}`)).body).not.toHaveProperty('availability');
  });

  it('R321: tells a brand what must not be served once a visit is booked, also where nothing was said with the booking', async () => {
    const people = new People(product.app);
    const [brand, guest] = [await people.brand('kitchen'), await people.influencer('hungry')];
    const risks = (collabId: string) =>
      product.app.inject({ url: `/api/v1/collabs/${collabId}/food-risks`, headers: { cookie: brand.cookie } });
    const profile = `/api/v1/influencers/${guest.profile.uid}/profile`;
    const headers = { cookie: guest.cookie, origin: product.config.publicUrl };
    const { version } = (await product.app.inject({ url: profile, headers })).json<{ version: number }>();
    const own = { chosen: ['peanuts'], other: null };
    const payload = { version, attributes: { foodRiskGroups: own } };
    expect((await product.app.inject({ method: 'PATCH', url: profile, headers, payload })).statusCode).toBe(200);

    const { offerId, slotId } = await people.offer(brand);
    const id = await people.approved(guest, brand, offerId);
    expect((await risks(id)).json()).toMatchObject({ open: false, own: null });
    const schedule = { method: 'POST', url: `/api/v1/collabs/${id}/schedule`, headers, payload: { slotId } } as const;
    expect((await product.app.inject(schedule)).statusCode).toBe(200);
    expect((await risks(id)).json()).toMatchObject({ open: true, own });
  });

  it('R321: publishes what brands may see, and keeps the rest apart', async () => {
    const facts = async () => {
      const rows = await product.app.get(Database).rows('select * from profile_influencer_facts where id = $1', [uid]);
      return rows[0];
    };
    await change(answers());
    await change({ attributes: { foodRiskGroups: { chosen: ['prefer-not-to-say'], other: null } } });
    expect(await facts()).toMatchObject({
      ...{ handle, city: 'leeds', claimed: true, hidden: false, deleted: false },
      attributes: { cuisines: ['thai', 'other'] },
      private_attributes: { gender: ['woman'] },
      accounts: { instagram: { handle: account(), followers: 12_300 } },
    });
    await change({ shown: ['gender'] });
    expect(await facts()).toMatchObject({ attributes: { gender: ['woman'] }, private_attributes: {} });
  });

  it('is corrected by staff who may work, and only looked at by the others', async () => {
    const staff = await product.newStaff('operations');
    const looker = await product.newStaff('read-only');
    expect((await change({ bio: 'Taken over.' }, looker)).status).toBe(403);
    expect((await staff.get(pathOf(uid))).status).toBe(200);
    expect((await change({ bio: 'Corrected by staff.' }, staff)).status).toBe(200);
    expect((await read()).bio).toBe('Corrected by staff.');
  });
});
