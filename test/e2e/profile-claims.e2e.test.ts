import { InfluencerRepository } from '../../server/modules/profiles/ports/influencers.js';
import { newInfluencer } from '../../server/modules/profiles/domain/influencer.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';

let product: TestApp;
let staff: Visitor;

beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('operations');
});
afterAll(() => product?.stop());

async function imported(handle: string): Promise<string> {
  const account = {
    platform: 'instagram',
    handle,
    followers: 9_000,
    engagement: 2,
    country: 'GB',
    categories: [],
  } as const;
  const person = newInfluencer({ name: 'Ana Reyes', handle, accounts: [account] }, 'imported', new Date());
  return (await product.app.get(InfluencerRepository, { strict: false }).save(person)).id;
}
const joining = (handle: string, email: string) => ({
  ...{ name: 'Ana Reyes', handle, city: 'london', email, dateOfBirth: '1998-04-30' },
});
const claimsOf = (id: string) => `/api/v1/admin/influencer-manager/${id}/claims`;
const sessionOf = async (who: Visitor) => (await who.post('/api/v1/functions/getSessionAndUserProfile')).body;

describe('an imported profile', () => {
  it('is offered to anyone who joins with its handle, claimed with a code, and handed over by staff', async () => {
    const id = await imported('ana.cooks');
    const visitor = product.visitor();
    const refused = await visitor.post('/api/v1/join/influencer', joining('Ana.Cooks', 'ana@claim.test'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'profiles/handle-unclaimed' } });

    const claiming = { ...joining('ana.cooks', 'ana@claim.test'), claim: true };
    expect((await visitor.post('/api/v1/join/influencer', claiming)).status).toBe(200);
    expect((await visitor.followLink('ana@claim.test')).status).toBe(200);
    expect((await sessionOf(visitor)).linked_profiles_found).toEqual([]);
    const [claim] = (await visitor.get('/api/v1/influencer-claims')).body;
    expect(claim).toMatchObject({
      handle: 'ana.cooks',
      state: 'open',
      code: expect.stringMatching(/^TM-[0-9A-F]{8}$/),
    });

    const waiting = await staff.get(`/api/v1/admin/influencer-manager?filter={"claimRequested":"true"}`);
    expect(waiting.body.map((row: { id: string }) => row.id)).toEqual([id]);
    const [seen] = (await staff.get(claimsOf(id))).body;
    expect(seen).toMatchObject({ id: claim.id, code: claim.code, email: 'ana@claim.test', state: 'open' });
    expect((await staff.post(`${claimsOf(id)}/${claim.id}/confirm`)).status).toBe(200);

    await eventually(async () => (await sessionOf(visitor)).linked_profiles_found.length === 1);
    expect((await sessionOf(visitor)).linked_profiles_found).toMatchObject([{ uid: id, type: 'influencer' }]);
    expect((await product.visitor().get('/api/v1/influencers/ana.cooks')).status).toBe(200);
    expect((await visitor.newestMail('ana@claim.test', 'is yours')).text).toContain('@ana.cooks');
    const again = await staff.post(`${claimsOf(id)}/${claim.id}/refuse`, { reason: 'Too late now.' });
    expect(again).toMatchObject({ status: 409, body: { code: 'profiles/claim-over' } });
  });

  it('goes to one of two claimants; the other sees why not', async () => {
    const id = await imported('bo.bakes');
    const people = await Promise.all(
      ['one', 'two'].map((name) => product.newInfluencer(`${name}@claim.test`, name, `claimant.${name}`)),
    );
    for (const person of people) {
      expect((await person.post('/api/v1/influencer-claims', { handle: '@Bo.Bakes' })).status).toBe(200);
    }
    const claims = (await staff.get(claimsOf(id))).body as { id: string; email: string }[];
    const first = claims.find(({ email }) => email === 'one@claim.test')!;
    const foreign = await people[1]!.send('DELETE', `/api/v1/influencer-claims/${first.id}`);
    expect(foreign.status).toBe(404);
    expect((await staff.post(`${claimsOf(id)}/${first.id}/confirm`)).status).toBe(200);
    expect((await people[1]!.get('/api/v1/influencer-claims')).body).toMatchObject([
      { state: 'refused', reason: 'Someone else has shown that the profile is theirs.' },
    ]);
    expect((await people[1]!.newestMail('two@claim.test', 'Your claim')).text).toContain('Someone else');
    expect((await sessionOf(people[0]!)).linked_profiles_found).toHaveLength(2);
  });

  it('cannot be claimed if someone already manages it, or if there is none', async () => {
    const [person] = [await product.newInfluencer('three@claim.test', 'three', 'claimant.three')];
    for (const handle of ['claimant.one', 'nobody.at.all']) {
      expect(await person.post('/api/v1/influencer-claims', { handle })).toMatchObject({
        status: 409,
        body: { code: 'profiles/nothing-to-claim' },
      });
    }
  });

  it('R95: a claim with a known email address answers the same, and makes nothing', async () => {
    await imported('cy.eats');
    const answer = await product
      .visitor()
      .post('/api/v1/join/influencer', { ...joining('cy.eats', 'one@claim.test'), claim: true });
    expect(answer).toMatchObject({ status: 200, body: {} });
    const someoneElse = await product.visitor().post('/api/v1/join/influencer', joining('cy.eats', 'fresh@claim.test'));
    expect(someoneElse.body.code).toBe('profiles/handle-unclaimed');
  });
});
