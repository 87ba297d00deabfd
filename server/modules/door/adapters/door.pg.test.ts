import {
  aRequest,
  anAwaitedCollab,
  anOffer,
  brandActor,
  brandId,
  monday,
  visitAt,
} from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { storedCollabs } from '../../../../test/support/stored-collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { Database } from '../../../shared/db/index.js';
import { newId } from '../../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../../shared/privacy/personal-data.js';
import { CollabsApi, StepCollab } from '../../collabs/index.js';
import { checkInKeysContract } from '../ports/check-in-keys.contract.js';
import { checkInLinkRepositoryContract } from '../ports/check-in-links.contract.js';
import { anAction, doorActionsContract } from '../ports/door-actions.contract.js';
import { visitsContract } from '../ports/visits.contract.js';
import { CollabVisits } from './modules/neighbours.js';
import { SqlDoorActions } from './persistence/sql-door-actions.js';
import { DoorPersonalData, SqlCheckInKeys } from './persistence/sql-check-in-keys.js';
import { TypeOrmCheckInLinkRepository } from './persistence/typeorm-check-in-link.repository.js';

const clock = new FixedClock(visitAt);
let database: TestDatabase;
let world: ReturnType<typeof storedCollabs>;
let visits: CollabVisits;

/** Records queries, and PostgreSQL's plans without sequential scans, if possible. */
class WatchedDatabase extends Database {
  readonly plans: string[] = [];

  override async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    await this.inTransaction(async () => {
      await super.rows('set local enable_seqscan = off');
      this.plans.push(JSON.stringify(await super.rows(`explain ${text}`, values)));
    });
    return super.rows<Row>(text, values);
  }
}

function visitsOn({ collabs, collabQueries, showFoodRisks }: ReturnType<typeof storedCollabs>) {
  const steps = new StepCollab(collabs, clock);
  const keys = new SqlCheckInKeys(database.db);
  return new CollabVisits(new CollabsApi(collabs, collabQueries, showFoodRisks(clock), steps, clock), keys);
}

beforeAll(async () => {
  database = await testDatabase();
  world = storedCollabs(database);
  visits = visitsOn(world);
});
beforeEach(async () => {
  clock.set(visitAt);
  await database.empty(
    'check_in_keys',
    'check_in_links',
    'outbox',
    'deliverables',
    'collabs',
    'slots',
    'offers',
    'venues',
  );
});
afterAll(() => database?.close());

/** Expected at this venue; a pair has at most one open Collab, so each has its own influencer. */
async function store(
  collab: ReturnType<typeof anAwaitedCollab>,
  guest: { name: string; handle: string },
  venueId: string | null,
) {
  const influencer = newId();
  await world.prepare(collab);
  await world.collabs.save({ ...collab, venueId, influencerId: influencer });
  await database.db.rows(
    `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
     values ($1::uuid, $2, $3, $1::text, true, 'joined', $4, $4, 1)`,
    [influencer, guest.name, guest.handle, monday],
  );
  if (venueId)
    await database.db.rows(
      `insert into venues (id, brand_id, name, address, city, opening_hours, created_at, updated_at, version)
       values ($1, $2, 'The bar', '1 Quay Street', 'london', '{}', $3, $3, 1) on conflict do nothing`,
      [venueId, brandId, monday],
    );
}
async function unschedule(id: string) {
  await world.collabs.save({ ...(await world.collabs.get(id)), stage: 3, slotId: null, visitAt: null });
}
const listed = () => visits.between(brandId, visitAt, visitAt);
async function stored(venueId: string | null) {
  const collab = anAwaitedCollab();
  await store(collab, someone(), venueId);
  return collab;
}
const someone = () => ({ name: 'Amara Osei', handle: `amara.${newId()}` });

describe('TypeOrmCheckInLinkRepository', () =>
  checkInLinkRepositoryContract(() => new TypeOrmCheckInLinkRepository(database.db)));

describe('SqlCheckInKeys', () => checkInKeysContract(() => new SqlCheckInKeys(database.db)));

describe('SqlDoorActions', () =>
  doorActionsContract(() => ({
    actions: new SqlDoorActions(database.db),
    collabId: async () => (await stored(null)).id,
  })));

it('what doors recorded is in the copy of the creator concerned', async () => {
  const collab = await stored(null);
  await new SqlDoorActions(database.db).keep(anAction({ collabId: collab.id }));
  const [row] = await database.db.rows<{ uid: string }>('select influencer_id as uid from collabs');
  const data = new DoorPersonalData(new PersonalDataRegister(), database.db);
  const copyOf = (uid: string) =>
    data.exportOf({ userId: newId(), email: 'amara@example.com', profiles: [{ uid, type: 'influencer' }] });
  const arrival = { collab: collab.id, kind: 'check-in', how: 'name', at: visitAt, outcome: 'done' };
  expect(await copyOf(row!.uid)).toMatchObject({ doorActions: [arrival] });
  expect(await copyOf(newId())).toMatchObject({ doorActions: [] });
});

describe('CollabVisits', () => {
  visitsContract(() => ({ visits, prepare: store, unschedule }));

  it('name what must not be served, and whom to call', async () => {
    const collab = anAwaitedCollab(4, { contactOnTheDay: 'Maya at the bar', included: 'Wine by the glass' });
    await store(collab, someone(), null);
    const guests = [{ name: 'Tom', chosen: ['nuts'], other: null }];
    await world.foodRiskAnswers.keep({ collabId: collab.id, guests, toldAt: monday });
    const included = `${collab.terms.gives}\nWine by the glass`;
    expect(await listed()).toMatchObject([{ callWho: 'Maya at the bar', included, risks: { open: true, guests } }]);
  });

  it('stay at the venue that was agreed, also when the offer names another one since', async () => {
    const [bar, terrace] = [newId(), newId()];
    const offer = { ...anOffer(), venueId: bar };
    const requested = aRequest(offer);
    const agreed = { ...anAwaitedCollab(), id: requested.id, offerId: offer.id, venueId: requested.venueId };
    await store(agreed, someone(), agreed.venueId);
    await world.offers.save({ ...(await world.offers.get(offer.id)), venueId: terrace });
    expect(await listed()).toMatchObject([{ venueId: bar }]);
    expect(await visits.awaited(brandActor, agreed.id)).toMatchObject({ venueId: bar });
  });

  it('are for none of the brand’s venues once theirs was removed, so that every door expects them', async () => {
    const { id } = await stored(newId());
    await database.db.rows('delete from venues');
    expect(await listed()).toMatchObject([{ collabId: id, venueId: null, venue: 'Ember & Rye, 12 Redchurch Street' }]);
    expect(await visits.known(brandId, [id])).toMatchObject([{ venueId: null }]);
  });

  it('are read by index, in as many statements for many as for one', async () => {
    const watched = new WatchedDatabase(database.source);
    const read = async () => {
      watched.plans.splice(0);
      const { length } = await visitsOn(storedCollabs({ db: watched, outbox: database.outbox })).between(brandId, visitAt, visitAt);
      return { length, statements: watched.plans.length };
    };
    await store(anAwaitedCollab(), someone(), null);
    const one = await read();
    for (let guest = 0; guest < 9; guest++) await store(anAwaitedCollab(), someone(), newId());
    expect([one.length, await read()]).toEqual([1, { length: 10, statements: one.statements }]);
    for (const plan of watched.plans) expect(plan).not.toContain('Seq Scan');
  }); // prettier-ignore

  it('keep who is in, whatever has become of the Collab since', async () => {
    const guest = { checkedInAt: visitAt, checkedInBy: 'venue' } as const;
    await store({ ...anAwaitedCollab(), ...guest, stage: 6, outcome: 'completed' }, someone(), null);
    expect(await listed()).toMatchObject([{ checkedInAt: visitAt, status: 'in' }]);
  });

  it('keep what was cancelled in the last two days, without face and notes, and leave out what has ended otherwise', async () => {
    const cancelled = (daysBefore: number) => ({
      ...anAwaitedCollab(),
      outcome: 'cancelled' as const,
      handoffNote: 'Table 12',
      updatedAt: hoursAfter(visitAt, -24 * daysBefore),
    });
    await store(cancelled(2), someone(), null);
    await store(cancelled(2.1), someone(), null);
    await store({ ...anAwaitedCollab(), outcome: 'no_show' }, someone(), null);
    await store({ ...anAwaitedCollab(), stage: 5 }, someone(), null);
    await store(anAwaitedCollab(3), someone(), null);
    expect(await listed()).toMatchObject([{ status: 'cancelled', note: '', handoffNote: '', avatarPath: null }]);
  });

  it('know a Collab that has ended from one that was cancelled', async () => {
    const ended = { ...anAwaitedCollab(), outcome: 'no_show' } as const;
    await store(ended, someone(), null);
    expect(await visits.known(brandId, [ended.id])).toMatchObject([{ status: 'ended' }]);
  });

  it('are still known once their guest has left', async () => {
    const { id } = await stored(null);
    await database.db.rows('delete from influencers');
    const left = { collabId: id, name: 'A guest who has left Tastemaker', handle: '' };
    expect(await visits.known(brandId, [id])).toMatchObject([left]);
  });
}); // prettier-ignore
