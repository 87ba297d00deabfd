import { anOffer, brandId, influencerId, monday } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storedCollabs } from '../../../../../test/support/stored-collabs.js';
import { newId } from '../../../../shared/kernel/index.js';
import {
  offerDefaultsRepositoryContract,
  offerRepositoryContract,
  savedOffersContract,
  slotRepositoryContract,
} from '../../ports/repositories.contract.js';
import { SqlSavedOffers, TypeOrmOfferDefaultsRepository } from './typeorm-offer.repository.js';

let database: TestDatabase;
let world: ReturnType<typeof storedCollabs>;

beforeAll(async () => {
  database = await testDatabase();
  world = storedCollabs(database);
});
beforeEach(() => database.empty('outbox', 'deliverables', 'slot_waits', 'collabs', 'slots', 'offers'));
afterAll(() => database?.close());

describe('TypeOrmSlotRepository', () =>
  slotRepositoryContract(() => ({
    repository: world.slots,
    prepare: async (offer) => void (await world.offers.save(offer)),
    knows: async (_offer, collab) => void (await world.collabs.save({ ...collab, influencerId: newId() })),
  })));

describe('TypeOrmOfferRepository', () => offerRepositoryContract(() => world.offers));

describe('TypeOrmOfferDefaultsRepository', () =>
  offerDefaultsRepositoryContract(() => new TypeOrmOfferDefaultsRepository(database.db, database.outbox)));

describe('SqlSavedOffers', () =>
  savedOffersContract(() => ({
    saved: new SqlSavedOffers(database.db),
    offer: async () => (await world.offers.save(anOffer())).id,
  })));

describe('the live offers on a map', () => {
  const isles = [-11, 49, 3, 61] as const;
  const at = (lat: number, lng: number, more = {}) => world.offers.save({ ...anOffer(), lat, lng, ...more });
  const queries = () => world.offerQueries;

  it('are one marker if close together, at their middle; a single one has its name', async () => {
    await at(51.45, -2.58);
    await at(51.47, -2.56);
    const alone = await at(55.95, -3.19);
    await at(55.9, -3.2, { state: 'paused' });

    const far = await queries().markers({ bounds: isles, cell: 1 }, null, 10);
    expect(far).toEqual([
      {
        lat: expect.closeTo(51.46),
        lng: expect.closeTo(-2.57),
        count: 2,
        offerId: null,
        title: null,
        valuePence: null,
      },
      { lat: 55.95, lng: -3.19, count: 1, offerId: alone.id, title: alone.title, valuePence: alone.valuePence },
    ]);
    expect(await queries().markers({ bounds: isles, cell: 0.01 }, null, 10)).toHaveLength(3);
    expect(await queries().markers({ bounds: [-4, 55, -3, 57], cell: 1 }, null, 10)).toHaveLength(1);
    expect(await queries().markers({ bounds: isles, cell: 1, city: 'bath' }, null, 10)).toEqual([]);
  });

  it('are counted by city, the fullest first, as far as kind and hearts let them through', async () => {
    await at(51.45, -2.58, { city: 'bristol' });
    await at(51.47, -2.56, { city: 'bristol', category: 'hotels' });
    const leeds = await at(53.8, -1.5, { city: 'leeds', category: 'hotels' });
    await at(53.8, -1.5, { city: 'leeds', state: 'ended' });
    await new SqlSavedOffers(database.db).add(influencerId, leeds.id, monday);

    expect(await queries().cities({}, null)).toEqual([
      { city: 'bristol', count: 2 },
      { city: 'leeds', count: 1 },
    ]);
    expect(await queries().cities({ category: 'hotels' }, null)).toEqual([
      { city: 'bristol', count: 1 },
      { city: 'leeds', count: 1 },
    ]);
    expect(await queries().cities({ saved: true }, influencerId)).toEqual([{ city: 'leeds', count: 1 }]);
    expect(await queries().cities({ category: 'beauty' }, null)).toEqual([]);
  });

  it('and in the list narrow to a part of the map and to what the reader has saved', async () => {
    await database.db.rows(
      `insert into brands (id, name, slug, email, city, category, about, sales_stage, onboarding_stage, priority, created_at, updated_at, version)
       values ($1, 'Ember', 'ember', 'e@e.test', 'london', 'restaurants', '', 1, 1, 2, now(), now(), 1) on conflict do nothing`,
      [brandId],
    );
    const [bristol, edinburgh] = [await at(51.45, -2.58), await at(55.95, -3.19)];
    await new SqlSavedOffers(database.db).add(influencerId, edinburgh.id, monday);
    const ids = async (filter: object) => {
      const text = await queries().feed({ limit: 10, ...filter }, monday, influencerId);
      return (JSON.parse(text) as { items: { id: string; saved: boolean }[] }).items.map(({ id, saved }) => [
        id,
        saved,
      ]);
    };

    expect(await ids({ bounds: [-3, 51, -2, 52] })).toEqual([[bristol.id, false]]);
    expect(await ids({ saved: true })).toEqual([[edinburgh.id, true]]);
    expect(await ids({ saved: true, bounds: [-3, 51, -2, 52], city: 'london' })).toEqual([]);
  });
});
