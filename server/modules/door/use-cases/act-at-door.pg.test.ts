import { anAwaitedCollab, brandActor, brandId, monday, visitAt } from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { anotherConnectionTo, testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { storedCollabs } from '../../../../test/support/stored-collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { newId } from '../../../shared/kernel/index.js';
import { CollabsApi, StepBill, StepCollab } from '../../collabs/index.js';
import { CollabVisits } from '../adapters/modules/neighbours.js';
import { SqlDoorActions } from '../adapters/persistence/sql-door-actions.js';
import { SqlCheckInKeys } from '../adapters/persistence/sql-check-in-keys.js';
import { TypeOrmCheckInLinkRepository } from '../adapters/persistence/typeorm-check-in-link.repository.js';
import { HmacCheckInSecrets } from '../adapters/security/hmac-check-in-secrets.js';
import { WebCryptoSignedCodes } from '../adapters/security/web-crypto-signed-codes.js';
import { makeLink, withPin } from '../domain/check-in-link.js';
import type { DoorAction, SaidAtDoor } from '../domain/door-action.js';
import { ActAtDoor } from './act-at-door.js';
import { DoorService } from './door-service.js';

const clock = new FixedClock(visitAt);
const secrets = new HmacCheckInSecrets({ sessionSecret: 'a secret of this test, long enough for it' });
const after = (minutes: number) => hoursAfter(visitAt, minutes / 60);

/** A process that crashes before it has stored its result. */
class DyingDoorActions extends SqlDoorActions {
  override async keep(_: DoorAction): Promise<void> {
    throw new Error('The process was killed.');
  }
}

/** One process's door, with its own connections. */
function processOn({ db, outbox }: Pick<TestDatabase, 'db' | 'outbox'>, Actions = SqlDoorActions) {
  const { collabs, collabQueries, showFoodRisks, offerQueries } = storedCollabs({ db, outbox });
  const [bills, steps] = [new StepBill(collabs, clock), new StepCollab(collabs, clock)];
  const api = new CollabsApi(collabs, collabQueries, showFoodRisks(clock), bills, steps, clock);
  const keys = new SqlCheckInKeys(db);
  const visits = new CollabVisits(api, offerQueries, keys);
  const links = new TypeOrmCheckInLinkRepository(db);
  const door = new DoorService(links, visits, secrets, clock);
  return {
    links,
    door,
    act: new ActAtDoor(door, visits, new Actions(db), secrets, keys, new WebCryptoSignedCodes(), db, clock),
  };
}

let database: TestDatabase;
let second: Awaited<ReturnType<typeof anotherConnectionTo>>;
let processes: ReturnType<typeof processOn>[];
let token: string;
let pass: string;

beforeAll(async () => {
  database = await testDatabase();
  second = await anotherConnectionTo(database.url);
  processes = [processOn(database), processOn(second)];
  const [{ links, door }] = processes as [ReturnType<typeof processOn>];
  const link = makeLink(brandId, null, brandActor, visitAt);
  await links.save(withPin(link, secrets.hashOf(link.id, '123456')));
  token = secrets.tokenOf(link.id);
  pass = (await door.open(token, '123456')).pass;
});
afterAll(async () => {
  await second?.close();
  await database?.close();
});

/** A guest who is expected now; returns their Collab. */
async function aGuest(): Promise<string> {
  const { prepare, collabs } = storedCollabs(database);
  const [collab, influencer] = [anAwaitedCollab(), newId()];
  await prepare(collab);
  await collabs.save({ ...collab, influencerId: influencer });
  await database.db.rows(
    `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
     values ($1::uuid, 'Amara Osei', $1::text, $1::text, true, 'joined', $2, $2, 1)`,
    [influencer, monday],
  );
  return collab.id;
}

const checkIn = (collabId: string, minutes: number): SaidAtDoor => ({
  ...{ id: newId(), kind: 'check-in', how: 'name', collabId, at: after(minutes) },
});
const bill = (collabId: string, pence: number): SaidAtDoor => ({
  ...{ id: newId(), kind: 'bill', collabId, pence, at: after(20) },
});

const sendBy = ({ act }: ReturnType<typeof processOn>, deviceId: string, all: readonly SaidAtDoor[]) =>
  act.execute(token, pass, { deviceId, sentAt: clock.now() }, all);

/** Every event of these Collabs that the door can cause. */
const eventsOf = async (ids: readonly string[]) =>
  (
    await database.db.rows<{ name: string }>(
      `select name from audit_log where aggregate_id = any($1) order by aggregate_id, seq`,
      [ids],
    )
  ).map(({ name }) => name);
const checkedInAt = async (id: string) => (await storedCollabs(database).collabs.get(id)).checkedInAt;

it('what two requests send at once, on two processes, is done once, and both get the same answer', async () => {
  clock.set(after(30));
  const guests = [await aGuest(), await aGuest(), await aGuest()].toSorted();
  const all = guests.flatMap((id, place) => [checkIn(id, place), bill(id, 9_900)]);
  const deviceId = newId();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) => sendBy(processes[number % 2]!, deviceId, all)),
  );
  for (const { results } of answers) {
    expect(results).toEqual(answers[0]!.results);
    expect(results.map(({ outcome }) => outcome)).toEqual(all.map(() => 'done'));
  }
  expect(await eventsOf(guests)).toEqual(guests.flatMap(() => ['collab.checked-in', 'collab.bill-typed']));
  expect(await Promise.all(guests.map(checkedInAt))).toEqual(guests.map((_, place) => after(place)));
});

it('of two doors that check the same guest in at once one has done it, and the earlier time counts', async () => {
  clock.set(after(30));
  for (let round = 0; round < 10; round++) {
    const guest = await aGuest();
    const answers = await Promise.all(
      [9, 4].map((minutes, number) => sendBy(processes[number]!, newId(), [checkIn(guest, minutes)])),
    );
    const outcomes = answers.flatMap(({ results }) => results.map(({ outcome }) => outcome));
    expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
    expect(await checkedInAt(guest)).toEqual(after(4));
    const moved = outcomes[0] === 'done' ? ['collab.check-in-moved'] : [];
    expect(await eventsOf([guest])).toEqual(['collab.checked-in', ...moved]);
  }
});

it('an action whose process was killed has done nothing, those before it are kept, and all are done when sent again', async () => {
  clock.set(after(30));
  const [first, other] = [await aGuest(), await aGuest()];
  const [all, deviceId] = [[checkIn(first, 5), checkIn(other, 6)], newId()];
  await sendBy(processes[0]!, deviceId, all.slice(0, 1));
  await expect(sendBy(processOn(second, DyingDoorActions), deviceId, all)).rejects.toThrow('killed');
  expect(await checkedInAt(other)).toBeNull();
  expect(await eventsOf([other])).toEqual([]);
  clock.set(after(40));
  const { results } = await sendBy(processes[1]!, deviceId, all);
  expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(await eventsOf([first, other])).toEqual(['collab.checked-in', 'collab.checked-in']);
});
