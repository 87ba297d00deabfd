import { anAwaitedCollab, brandId, monday, visitAt } from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { anotherConnectionTo, testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { storedCollabs } from '../../../../test/support/stored-collabs.js';
import { hoursAfter, londonTimeAt } from '../../../contract/rules/london-time.js';
import { newId } from '../../../shared/kernel/index.js';
import type { Secrets } from '../../../shared/secrets.js';
import { CollabsApi, StepCollab } from '../../collabs/index.js';
import type { SheetMail } from '../domain/day-sheet.js';
import { daySheetsContract } from '../ports/day-sheets.contract.js';
import { SendDaySheets, WriteDaySheet } from '../use-cases/day-sheets.js';
import { InMemoryBrandVenues, InMemorySheetLetters } from './in-memory-day-sheets.js';
import { CollabSheetVisits } from './modules/neighbours.js';
import { SqlSheetMailRepository, SqlSheetRepository } from './persistence/sql-day-sheets.js';

const day = londonTimeAt(visitAt).date;
const nine = new Date(`${day}T09:00:00Z`);
const at = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);
const clock = new FixedClock(nine);
let database: TestDatabase;
let second: Awaited<ReturnType<typeof anotherConnectionTo>>;
let world: ReturnType<typeof storedCollabs>;
let mails: SqlSheetMailRepository;
let sheets: SqlSheetRepository;

beforeAll(async () => {
  database = await testDatabase();
  second = await anotherConnectionTo(database.url);
  world = storedCollabs(database);
  mails = new SqlSheetMailRepository(database.db);
  sheets = new SqlSheetRepository(database.db);
});
beforeEach(() =>
  database.empty(
    'venues',
    'day_sheet_mails',
    'day_sheets',
    'food_risk_answers',
    'outbox',
    'deliverables',
    'collabs',
    'slots',
    'offers',
  ),
);
afterAll(async () => {
  await second?.close();
  await database?.close();
});

async function venue(brand = brandId): Promise<string> {
  const id = newId();
  await database.db.rows(
    `insert into venues (id, brand_id, name, address, city, opening_hours, created_at, updated_at, version)
     values ($1, $2, 'Quay Street', '1 Quay Street', 'london', '{}', $3, $3, 1)`,
    [id, brand, monday],
  );
  return id;
}

const addresses: SheetMail['addresses'] = [
  {
    ...{ email: 'kitchen@ember.example', isListed: true, confirmedAt: monday.toISOString() },
    ...{ stoppedAt: null, stoppedFor: null },
  },
];
const mailed = async (): Promise<string> => {
  const venueId = await venue();
  await mails.change({ venueId, brandId, hour: null, addresses: [] }, (mail) => ({ ...mail, hour: 9, addresses }));
  return venueId;
};

/** Awaited at this venue. */
async function booked(venueId: string | null, collab = anAwaitedCollab()) {
  const influencerId = newId();
  await world.prepare(collab);
  const stored = await world.collabs.save({ ...collab, venueId, influencerId });
  await database.db.rows(
    `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
     values ($1::uuid, 'Amara Osei', 'amara.' || $1::text, $1::text, true, 'joined', $2, $2, 1)`,
    [influencerId, monday],
  );
  await database.db.rows(
    `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
     values ($1::uuid, 'Ember & Rye', $1::text, 'hello@ember.example', 'london', 'restaurants', 1, 1, $2, $2, 1) on conflict do nothing`,
    [brandId, monday],
  );
  return stored;
}

/** One process, with connections of its own, and the letters that it sends. */
function aProcess(
  on: Pick<TestDatabase, 'db' | 'outbox'> = database,
  secrets: Secrets = { sessionSecret: 'a secret' },
) {
  const { collabs, collabQueries, showFoodRisks } = storedCollabs(on);
  const api = new CollabsApi(collabs, collabQueries, showFoodRisks(clock), new StepCollab(collabs, clock), clock);
  const visits = new CollabSheetVisits(api, secrets);
  const [mailsThere, sheetsThere] = [new SqlSheetMailRepository(on.db), new SqlSheetRepository(on.db)];
  const write = new WriteDaySheet(mailsThere, sheetsThere, visits, new InMemoryBrandVenues(), clock);
  const letters = new InMemorySheetLetters(write);
  return { letters, send: new SendDaySheets(mailsThere, sheetsThere, visits, letters, on.db, clock) };
}

const sentAt = async (now: Date, connections: readonly Pick<TestDatabase, 'db' | 'outbox'>[] = [database]) => {
  clock.set(now);
  const processes = connections.map((on) => aProcess(on));
  await Promise.all(processes.map(({ send }) => send.execute()));
  return processes.flatMap(({ letters }) => letters.sent);
};

describe('on PostgreSQL', () => {
  daySheetsContract(() => ({ mails, sheets, venue }));

  it('goes with its venue', async () => {
    const venueId = await mailed();
    await sheets.begin(venueId, day, nine);
    await database.db.rows('delete from venues where id = $1', [venueId]);
    expect([await mails.find(venueId), await sheets.ofBrand(brandId, day)]).toEqual([null, []]);
  });
});

describe('the job that sends the sheets', () => {
  it('sends each once, and each update once, also from two processes at once', async () => {
    const venues = [await mailed(), await mailed(), await mailed()];
    const collabs = await Promise.all(venues.map((venueId) => booked(venueId)));
    const both = [database, second, database];
    expect((await sentAt(nine, both)).map(({ venueId }) => venueId).toSorted()).toEqual(venues.toSorted());
    await Promise.all(collabs.map((collab) => world.collabs.save({ ...collab, handoffNote: 'Table 12' })));
    const updates = await sentAt(at(31), both);
    expect(updates.map(({ venueId }) => venueId).toSorted()).toEqual(venues.toSorted());
    expect(updates[0]).toMatchObject({ isUpdate: true, visits: [{ changes: ['note'], handoffNote: 'Table 12' }] });
  });

  it('sends a sheet again if the first time fell through', async () => {
    const venueId = await mailed();
    await booked(venueId);
    clock.set(nine);
    const { letters, send } = aProcess();
    letters.broken = venueId;
    await expect(send.execute()).rejects.toThrow('no paper');
    expect(await sentAt(nine)).toMatchObject([{ venueId, visits: [{ name: 'Amara Osei' }] }]);
  });

  it('goes by the venue that was agreed, also when the offer names another one since', async () => {
    const [bar, terrace] = [await mailed(), await mailed()];
    const { offerId } = await booked(bar);
    await world.offers.save({ ...(await world.offers.get(offerId)), venueId: terrace });
    expect((await sentAt(nine)).map(({ venueId }) => venueId)).toEqual([bar]);
  });

  it('brings visits agreed for a venue that was removed since to every venue’s sheet', async () => {
    const [removed, bar] = [await venue(), await mailed()];
    const { id } = await booked(removed);
    await database.db.rows('delete from venues where id = $1', [removed]);
    expect(await sentAt(nine)).toMatchObject([{ venueId: bar, visits: [{ collabId: id, venueId: null }] }]);
  });

  it('notices new allergies, a visit that moves to another day and a cancelled one', async () => {
    const venueId = await mailed();
    const [told, moved, cancelled] = [await booked(venueId), await booked(venueId), await booked(null)];
    expect(await sentAt(nine)).toMatchObject([{ visits: [{}, {}, {}] }]);

    const guests = [{ name: 'Tom', chosen: ['milk'], other: null }];
    await world.foodRiskAnswers.keep({ collabId: told.id, guests, toldAt: nine });
    await world.collabs.save({ ...moved, visitAt: hoursAfter(visitAt, 24) });
    await world.collabs.save({ ...cancelled, outcome: 'cancelled' });
    const [update] = await sentAt(at(30));
    expect(update!.visits).toMatchObject([{ collabId: told.id, changes: ['allergies'], risks: { open: true, guests } }]);
    expect(update!.gone).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ collabId: moved.id, wasAt: visitAt, nowAt: hoursAfter(visitAt, 24), isCancelled: false }),
        expect.objectContaining({ collabId: cancelled.id, nowAt: null, isCancelled: true }),
      ]),
    );
    expect(await sentAt(at(60))).toEqual([]);
  });

  it('marks nothing because the product’s secret was replaced', async () => {
    await booked(await mailed());
    expect(await sentAt(nine)).toHaveLength(1);
    clock.set(at(30));
    const { letters, send } = aProcess(database, { sessionSecret: 'the next one', previousSessionSecret: 'a secret' });
    await send.execute();
    expect(letters.sent).toEqual([]);
  });

  it('keeps none of their words', async () => {
    const venueId = await mailed();
    const { id } = await booked(venueId);
    await world.foodRiskAnswers.keep({ collabId: id, guests: [{ name: 'Tomasina', chosen: ['milk'], other: null }], toldAt: nine });
    await sentAt(nine);
    const [row] = await database.db.rows<{ text: string }>('select s::text as text from day_sheets s');
    expect(row!.text).toContain(id);
    expect(row!.text).not.toMatch(/Tomasina|milk|Amara/);
  });
}); // prettier-ignore
