import {
  aCollab,
  anAwaitedCollab,
  brandActor,
  brandId,
  daysAfter,
  influencerActor,
  influencerId,
  monday,
  visitAt,
} from '../../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storedCollabs } from '../../../../../test/support/stored-collabs.js';
import { aVideo, wholly } from '../../../../../test/support/pieces.js';
import { type Actor, theProduct } from '../../../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../../../shared/privacy/personal-data.js';
import type { Collab } from '../../domain/collab.js';
import { submit } from '../../domain/delivery.js';
import { claimUndelivered, giveDays } from '../../domain/late-content.js';
import { move } from '../../domain/moves.js';
import { collabRepositoryContract, foodRiskAnswersContract } from '../../ports/repositories.contract.js';
import { EndCollab, type EndCollabsOf } from '../../use-cases/end-collab.js';
import { WorkDueCollabs } from '../../use-cases/work-due-collabs.js';
import { InMemoryCredits } from '../modules/in-memory-neighbours.js';
import { CollabsPersonalData } from './collabs-personal-data.js';

let database: TestDatabase;
let world: ReturnType<typeof storedCollabs>;

beforeAll(async () => {
  database = await testDatabase();
  world = storedCollabs(database);
  await database.db.rows(
    `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
     values ($1, 'Ember & Rye', 'ember', 'rosa@ember.test', 'london', 'restaurants', 0, 0, now(), now(), 1)`,
    [brandId],
  );
  await database.db.rows(
    `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
     values ($1, 'Amara', 'amara', 'amara', true, 'joined', now(), now(), 1)`,
    [influencerId],
  );
});
beforeEach(() => database.empty('outbox', 'deliverables', 'slot_waits', 'collabs', 'slots', 'offers'));
afterAll(() => database?.close());

async function store(collab: Collab): Promise<void> {
  await world.prepare(collab);
  await world.collabs.save(collab);
}

describe('TypeOrmCollabRepository', () =>
  collabRepositoryContract(() => ({ repository: world.collabs, prepare: world.prepare })));

describe('late content, when everyone acts at once', () => {
  it('has one outcome: closed, claimed, given more time or submitted', async () => {
    const visited = { ...aCollab(4), closeWarnedAt: daysAfter(visitAt, 52) };
    await world.prepare(visited);
    const saved = await world.collabs.save(visited);
    const now = daysAfter(saved.contentDueAt!, 45);
    const decisions = [
      move(saved, 'close-undelivered', theProduct, now),
      claimUndelivered(saved, true, brandActor, now),
      submit(saved, saved.deliverables[0]!.id, { ...wholly, file: aVideo }, influencerActor, now),
      giveDays({ ...saved, contentDueAt: daysAfter(now, -1) }, 5, brandActor, now),
    ];
    const attempts = await Promise.allSettled(decisions.map((decision) => world.collabs.save(...decision)));
    const won = attempts.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(attempts.filter(({ status }) => status === 'rejected')).toMatchObject(
      [1, 2, 3].map(() => ({ reason: { code: 'collabs/stale' } })),
    );
    const names = await database.db.rows<{ name: string }>('select distinct name from outbox where aggregate_id = $1', [saved.id]);
    expect(names).toHaveLength(1);
  }); // prettier-ignore
});

it('a Collab that an update made due before its time is looked at once, and its times are stored exactly', async () => {
  const clock = new FixedClock(visitAt);
  const saved = aCollab(4);
  await store(saved);
  await database.db.affected('update collabs set due_at = checked_in_at, late_from = checked_in_at');
  const end = new EndCollab(world.collabs, world.slots, new InMemoryCredits(), new NoTransaction(), clock);
  const work = new WorkDueCollabs(world.collabs, end, clock);
  expect(await work.execute()).toBe(1);
  expect(await work.execute()).toBe(0);
  const rows = await database.db.rows('select due_at, late_from from collabs');
  expect(rows).toEqual([{ due_at: new Date('2026-12-07T09:00:00Z'), late_from: saved.contentDueAt }]);
  expect(await database.db.rows('select from outbox where aggregate_id = $1', [saved.id])).toEqual([]);
});

describe('SqlFoodRiskAnswers', () => {
  foodRiskAnswersContract(() => ({ answers: world.foodRiskAnswers, prepare: store }));

  it('two processes ask once', async () => {
    const { id, visitAt } = anAwaitedCollab();
    await store({ ...anAwaitedCollab(), id });
    const taken = await Promise.all([1, 2].map(() => world.foodRiskAnswers.takeUnasked(monday, visitAt!, 10)));
    expect(taken.flat()).toEqual([id]);
  });
});

describe('what is stored with a Collab', () => {
  it('its events are in the outbox and in the audit chain, in the same transaction', async () => {
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
