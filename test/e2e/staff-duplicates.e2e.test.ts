import { AddInfluencer } from '../../server/modules/profiles/index.js';
import { theProduct } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import type { Visitor } from '../support/visitor.js';

const admin = '/api/v1/admin';
const duplicates = `${admin}/influencer-duplicates`;

let product: TestApp;
let staff: Visitor;
beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('operations');
});
afterAll(() => product?.stop());

const add = async (handle: string): Promise<string> =>
  (await product.app.get(AddInfluencer).execute(theProduct, { name: 'Nia Ames', handle, city: 'london' })).id;
const waiting = async () => (await staff.get(`${admin}/waiting`)).body as Record<string, number>;
const notesOf = async (id: string) =>
  ((await staff.get(`${admin}/desk/influencer/${id}`)).body as { notes: { text: string }[] }).notes;

it('R440: influencers whom we have twice are found, counted, merged with all that was kept on them, and parted again', async () => {
  expect(await waiting()).toEqual({
    ...{
      calls: 0,
      claims: 0,
      duplicates: 0,
      reviews: 0,
      collabsLate: 0,
      noShowClaims: 0,
      contentClaims: 0,
      contestedBills: 0,
      reportedUses: 0,
      appeals: 0,
    },
  });
  const [kept, gone] = [await add('nia.ames'), await add('niacooks')];
  await staff.post(`${admin}/desk/influencer/${gone}/notes`, { text: 'Cooks on Sundays' });
  await staff.post(`${admin}/desk/influencer/${kept}/notes`, { text: 'Likes trains' });

  const found = (await staff.post(`${duplicates}/search`, {})).body;
  expect(found).toMatchObject({ total: 1, items: [{ reasons: ['same-name-and-city'] }], merges: [] });
  expect(found.items[0].sides).toHaveLength(2);
  expect((await waiting()).duplicates).toBe(1);

  const merged = await staff.post(`${duplicates}/merge`, { keptId: kept, mergedId: gone });
  expect(merged.body).toMatchObject({ total: 0, items: [], merges: [{ handle: 'niacooks', keptHandle: 'nia.ames' }] });
  expect((await waiting()).duplicates).toBe(0);
  expect((await notesOf(kept)).map(({ text }) => text)).toEqual(['Likes trains', 'Cooks on Sundays']);
  const { items } = (await staff.get(`${admin}/timelines/influencer/${kept}`)).body;
  expect(items).toContainEqual(expect.objectContaining({ name: 'influencer.merged' }));
  const boss = await product.newStaff('super-user');
  expect((await boss.post(`${admin}/influencer-manager/${gone}/restore`, {})).body.code).toBe('profiles/merged');

  const undone = await staff.post(`${duplicates}/undo`, { mergedId: gone });
  expect(undone.body).toMatchObject({ total: 1, merges: [] });
  expect(await notesOf(kept)).toHaveLength(1);
  const apart = await staff.post(`${duplicates}/settle`, { oneId: gone, otherId: kept, different: true });
  expect(apart.body).toMatchObject({ total: 0 });
});

it('refuses what is no id, and whom nobody knows', async () => {
  expect((await staff.post(`${duplicates}/merge`, { keptId: 'x', mergedId: 'y' })).status).toBe(400);
  const nobody = '01900000-0000-7000-8000-000000000001';
  expect((await staff.post(`${duplicates}/undo`, { mergedId: nobody })).body.code).toBe('profiles/not-merged');
});
