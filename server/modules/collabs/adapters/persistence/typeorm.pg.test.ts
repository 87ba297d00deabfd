import { anOffer, brandActor } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { type Collab, move } from '../../domain/collab.js';
import type { Offer } from '../../domain/offer.js';
import { collabRepositoryContract } from '../../ports/collab.repository.contract.js';
import { offerRepositoryContract } from '../../ports/offer.repository.contract.js';
import { slotRepositoryContract } from '../../ports/slot.repository.contract.js';
import { aCollab, monday } from '../../../../../test/support/collabs.js';
import { TypeOrmCollabRepository } from './typeorm-collab.repository.js';
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
beforeEach(() => database.db.rows('truncate outbox, deliverables, collabs, slots, offers cascade'));
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
describe('TypeOrmSlotRepository', () => slotRepositoryContract(() => ({ repository: slots, prepare: storeOffer })));
describe('TypeOrmOfferRepository', () => offerRepositoryContract(() => offers));

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
