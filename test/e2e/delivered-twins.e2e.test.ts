import { CollabRepository } from '../../server/modules/collabs/ports/repositories.js';
import { submit } from '../../server/modules/collabs/domain/delivery.js';
import { KeepFile } from '../../server/modules/media/use-cases/files.js';
import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { drawn } from '../support/pictures.js';
import { aPicture, wholly } from '../support/pieces.js';
import { People, type Person } from '../support/world.js';

let product: TestApp;
let people: People;
beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
});
afterAll(() => product?.stop());

/** The creator submits this picture to a brand, the day after a visit. */
async function delivered(creator: Person, brand: Person, content: Buffer): Promise<string> {
  const { id: mediaId } = await product.app.get(KeepFile, { strict: false }).execute(creator.actor, 'a.jpg', content);
  const { offerId, slotId } = await people.offer(brand);
  const collabs = product.app.get(CollabRepository, { strict: false });
  const collabId = await people.approved(creator, brand, offerId);
  await people.heardOf(collabId);
  const stored = await collabs.get(collabId);
  const yesterday = new Date(Date.now() - 86_400_000);
  const seen = { stage: 4, slotId, visitAt: yesterday, checkedInAt: yesterday, checkedInBy: 'brand' } as const;
  const { id } = stored.deliverables[0]!;
  const submission = { ...wholly, mediaId, file: aPicture, marks: [] };
  await collabs.save(...submit({ ...stored, ...seen }, id, submission, creator.actor, new Date()));
  return id;
}

it('a picture that two brands received is shown to staff with both Collabs, even smaller and recompressed', async () => {
  const maya = await people.influencer('maya');
  const [ember, quay] = [await people.brand('ember'), await people.brand('quay')];
  const first = await delivered(maya, ember, await drawn(1).png().toBuffer());
  await delivered(maya, ember, await drawn(1).jpeg({ quality: 90 }).toBuffer());
  const copy = await delivered(maya, quay, await drawn(1).resize(320).jpeg({ quality: 50 }).toBuffer());
  await delivered(maya, quay, await drawn(8).png().toBuffer());
  const found = () => product.app.get(Database).rows('select from delivered_twins');
  await eventually(async () => (await found()).length === 2);

  const staff = await product.newStaff();
  const { status, body } = await staff.get('/api/v1/admin/delivered-twins');
  expect(status).toBe(200);
  const pairs = (body as Record<'first' | 'second', { pieceId: string; brand: string; creator: string }>[]).map(
    (twin) => [twin.first, twin.second].toSorted((one, other) => one.brand.localeCompare(other.brand)),
  );
  expect(pairs).toHaveLength(2);
  for (const [one, other] of pairs) {
    expect([one?.brand, other?.brand, other?.pieceId]).toEqual(['Brand ember', 'Brand quay', copy]);
    expect(one?.creator).toBe('maya');
  }
  expect(pairs.flat().map(({ pieceId }) => pieceId)).toContain(first);

  const { id } = (body as { id: string }[])[0]!;
  const settled = await staff.post(`/api/v1/admin/delivered-twins/${id}/settlement`, { note: 'Both brands agreed.' });
  expect(settled.status).toBe(204);
  const again = await staff.post(`/api/v1/admin/delivered-twins/${id}/settlement`, { note: 'Again.' });
  expect([again.status, again.body]).toMatchObject([409, { code: 'collabs/twins-settled' }]);
  const listed = (waiting: boolean) =>
    staff.get(`/api/v1/admin/delivered-twins?filter=${encodeURIComponent(JSON.stringify({ waiting }))}`);
  expect((await listed(true)).body).toHaveLength(1);
  expect((await listed(false)).body).toMatchObject([{ id, note: 'Both brands agreed.' }]);
  const audited = await product.app
    .get(Database)
    .rows('select name, actor_role as by from audit_log where aggregate_id = $1', [id]);
  expect(audited).toEqual([{ name: 'delivered-twin.settled', by: 'admin' }]);
});
