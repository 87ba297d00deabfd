import { anOffer, brandActor, brandId, influencerId } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import type { Collab } from '../../domain/collab.js';
import { move } from '../../domain/moves.js';
import type { Offer } from '../../domain/offer.js';
import { collabRepositoryContract } from '../../ports/collab.repository.contract.js';
import { offerRepositoryContract } from '../../ports/offer.repository.contract.js';
import { checkInLinkRepositoryContract } from '../../ports/check-in-link.repository.contract.js';
import { TypeOrmCheckInLinkRepository } from './typeorm-check-in-link.repository.js';
import { doorVisitsContract } from '../../ports/door-visits.contract.js';
import { offerDefaultsRepositoryContract } from '../../ports/offer-defaults.repository.contract.js';
import { savedOffersContract } from '../../ports/saved-offers.contract.js';
import { slotRepositoryContract } from '../../ports/slot.repository.contract.js';
import { newId } from '../../../../shared/kernel/index.js';
import { aCollab, monday } from '../../../../../test/support/collabs.js';
import { SqlDoorVisits } from './sql-door-visits.js';
import { SqlSavedOffers } from './sql-saved-offers.js';
import { TypeOrmCollabRepository } from './typeorm-collab.repository.js';
import { TypeOrmOfferDefaultsRepository } from './typeorm-offer-defaults.repository.js';
import { TypeOrmOfferQueries } from './typeorm-offer.queries.js';
import { TypeOrmOfferRepository } from './typeorm-offer.repository.js';
import { TypeOrmSlotRepository } from './typeorm-slot.repository.js';

let database: TestDatabase;
let collabs: TypeOrmCollabRepository;
let offers: TypeOrmOfferRepository;
let slots: TypeOrmSlotRepository;

beforeAll(async () => {
  database = await testDatabase();
  const { db, outbox } = database;
  collabs = new TypeOrmCollabRepository(db, outbox);
  offers = new TypeOrmOfferRepository(db, outbox);
  slots = new TypeOrmSlotRepository(db);
});
beforeEach(() =>
  database.empty('check_in_links', 'outbox', 'deliverables', 'slot_waits', 'collabs', 'slots', 'offers'),
);
afterAll(() => database?.close());

const storeOffer = async (offer: Offer) => void (await offers.save(offer));

/** A Collab needs its offer and, once scheduled, its slot. */
async function storeWhatItNeeds(collab: Collab): Promise<void> {
  await storeOffer({ ...anOffer(), id: collab.offerId });
  const { slotId, offerId, visitAt } = collab;
  if (slotId) await slots.add([{ id: slotId, offerId, startsAt: visitAt!, capacity: 1, taken: 1 }]);
}

describe('TypeOrmCollabRepository', () =>
  collabRepositoryContract(() => ({ repository: collabs, prepare: storeWhatItNeeds })));
describe('TypeOrmSlotRepository', () =>
  slotRepositoryContract(() => ({
    repository: slots,
    prepare: storeOffer,
    knows: async (_offer, collab) => void (await collabs.save({ ...collab, influencerId: newId() })),
  })));
describe('TypeOrmOfferRepository', () => offerRepositoryContract(() => offers));
describe('TypeOrmOfferDefaultsRepository', () =>
  offerDefaultsRepositoryContract(() => new TypeOrmOfferDefaultsRepository(database.db, database.outbox)));

describe('TypeOrmCheckInLinkRepository', () =>
  checkInLinkRepositoryContract(() => new TypeOrmCheckInLinkRepository(database.db)));

describe('SqlDoorVisits', () =>
  doorVisitsContract(() => ({
    visits: new SqlDoorVisits(database.db),
    prepare: async (collab, { name, handle }) => {
      const influencer = newId(); // a pair has one open Collab at most
      await storeWhatItNeeds(collab);
      await collabs.save({ ...collab, influencerId: influencer });
      await database.db.rows(
        `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
         values ($1::uuid, $2, $3, $1::text, true, 'joined', $4, $4, 1)`,
        [influencer, name, handle, monday],
      );
    },
  })));

describe('SqlSavedOffers', () =>
  savedOffersContract(() => ({
    saved: new SqlSavedOffers(database.db),
    offer: async () => (await offers.save(anOffer())).id,
  })));

describe('the live offers on a map', () => {
  const isles = [-11, 49, 3, 61] as const;
  const at = (lat: number, lng: number, more = {}) => offers.save({ ...anOffer(), lat, lng, ...more });
  const queries = () => new TypeOrmOfferQueries(database.db);

  it('are one marker where they stand close, at their middle; a single one names itself', async () => {
    await at(51.45, -2.58);
    await at(51.47, -2.56);
    const alone = await at(55.95, -3.19);
    await at(55.9, -3.2, { state: 'paused' });

    const far = await queries().markers({ bounds: isles, cell: 1 }, null, 10);
    expect(far).toEqual([
      { lat: expect.closeTo(51.46), lng: expect.closeTo(-2.57), count: 2, offerId: null, title: null },
      { lat: 55.95, lng: -3.19, count: 1, offerId: alone.id, title: alone.title },
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

describe('what is stored with a Collab', () => {
  it('its events wait in the outbox and stand in the audit chain, in the same transaction', async () => {
    const collab = aCollab(1);
    await storeWhatItNeeds(collab);
    const saved = await collabs.save(collab);
    const [approved, event] = move(saved, 'approve', brandActor, monday);
    await collabs.save(approved, event);

    const waiting = await database.db.rows('select name from outbox where aggregate_id = $1', [collab.id]);
    const chain = await database.db.rows('select seq, name, actor_id from audit_log where aggregate_id = $1', [
      collab.id,
    ]);
    expect(waiting).toEqual([{ name: 'collab.approved' }]);
    expect(chain).toEqual([{ seq: 1, name: 'collab.approved', actor_id: brandActor.userId }]);
  });

  it('a lost race leaves neither event nor audit row', async () => {
    const collab = aCollab(1);
    await storeWhatItNeeds(collab);
    const saved = await collabs.save(collab);
    await collabs.save(...move(saved, 'approve', brandActor, monday));
    await expect(collabs.save(...move(saved, 'decline', brandActor, monday))).rejects.toMatchObject({
      code: 'collabs/stale',
    });

    const names = await database.db.rows('select name from outbox where aggregate_id = $1', [collab.id]);
    expect(names).toEqual([{ name: 'collab.approved' }]);
  });
});
