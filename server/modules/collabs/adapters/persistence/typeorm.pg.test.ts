import { aCollab, brandActor, influencerActor, monday } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storedCollabs } from '../../../../../test/support/stored-collabs.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../../../shared/privacy/index.js';
import type { Collab } from '../../domain/collab.js';
import { move } from '../../domain/moves.js';
import { collabRepositoryContract } from '../../ports/collab.repository.contract.js';
import { reviewsContract } from '../../ports/reviews.contract.js';
import type { EndCollabsOf } from '../../use-cases/end-collab.js';
import { CollabsPersonalData } from './collabs-personal-data.js';
import { TypeOrmReviews } from './typeorm-reviews.js';

let database: TestDatabase;
let world: ReturnType<typeof storedCollabs>;

beforeAll(async () => {
  database = await testDatabase();
  world = storedCollabs(database);
});
beforeEach(() => database.empty('outbox', 'reviews', 'deliverables', 'slot_waits', 'collabs', 'slots', 'offers'));
afterAll(() => database?.close());

async function store(collab: Collab): Promise<void> {
  await world.prepare(collab);
  await world.collabs.save(collab);
}

describe('TypeOrmCollabRepository', () =>
  collabRepositoryContract(() => ({ repository: world.collabs, prepare: world.prepare })));

describe('TypeOrmReviews', () =>
  reviewsContract(() => ({ reviews: new TypeOrmReviews(database.db, database.outbox), prepare: store })));

describe('what is stored with a Collab', () => {
  it('its events wait in the outbox and stand in the audit chain, in the same transaction', async () => {
    const collab = aCollab(1);
    await world.prepare(collab);
    const saved = await world.collabs.save(collab);
    const [approved, event] = move(saved, 'approve', brandActor, monday);
    await world.collabs.save(approved, event);

    const waiting = await database.db.rows('select name from outbox where aggregate_id = $1', [collab.id]);
    const chain = await database.db.rows('select seq, name, actor_id from audit_log where aggregate_id = $1', [
      collab.id,
    ]);
    expect(waiting).toEqual([{ name: 'collab.approved' }]);
    expect(chain).toEqual([{ seq: 1, name: 'collab.approved', actor_id: brandActor.userId }]);
  });

  it('a lost race leaves neither event nor audit row', async () => {
    const collab = aCollab(1);
    await world.prepare(collab);
    const saved = await world.collabs.save(collab);
    await world.collabs.save(...move(saved, 'approve', brandActor, monday));
    await expect(world.collabs.save(...move(saved, 'decline', brandActor, monday))).rejects.toMatchObject({
      code: 'collabs/stale',
    });

    const names = await database.db.rows('select name from outbox where aggregate_id = $1', [collab.id]);
    expect(names).toEqual([{ name: 'collab.approved' }]);
  });
});

it('an export names the contact on the day to the brand, and to an influencer who was approved', async () => {
  await store(aCollab(1, { contactOnTheDay: 'Ask for Maya' }));
  await store(aCollab(3, { contactOnTheDay: 'Ask for Rosa' }));
  const data = new CollabsPersonalData(new PersonalDataRegister(), database.db, {} as EndCollabsOf);
  const namedTo = async ({ userId, profile }: Actor) => {
    const { collabs } = await data.exportOf({ userId, email: '', profiles: [profile!] });
    return ['Maya', 'Rosa'].filter((name) => JSON.stringify(collabs).includes(name));
  };
  expect(await namedTo(brandActor)).toEqual(['Maya', 'Rosa']);
  expect(await namedTo(influencerActor)).toEqual(['Rosa']);
});
