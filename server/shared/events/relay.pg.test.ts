import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Actor, type DomainEvent, eventOf, newId } from '../kernel/index.js';
import { NotifyListener } from '../realtime/notify-listener.js';
import { EventBus } from './event-bus.js';
import { forgetParked } from './outbox.js';
import { Relay } from './relay.js';

const actor: Actor = { userId: newId(), role: 'admin' };
const happened = (name = 'thing.done', id = newId()): DomainEvent =>
  eventOf(name, { type: 'thing', id }, actor, new Date('2026-11-23T10:00:00Z'), { note: 'hello' });

let database: TestDatabase;
const relays: Relay[] = [];
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.empty('outbox'));
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.beforeApplicationShutdown();
});
afterAll(() => database.close());

const silent = Object.assign(new Logger(), { error: () => undefined });

function relayFor(bus: EventBus, leaseMs?: number): Relay {
  const relay = new Relay(database.db, database.outbox, bus, silent, true, leaseMs);
  relays.push(relay);
  return relay;
}

const tell = (...events: DomainEvent[]) => database.db.inTransaction(() => database.outbox.append(events));

/** As if the back-off after a failure were over. */
const hurry = () => database.db.rows('update outbox set next_attempt_at = now() where done_at is null');

describe('the outbox', () => {
  it('brings an event to everyone who hears it, and to nobody else', async () => {
    const heard: string[] = [];
    const bus = new EventBus();
    const listener = (id: string, hears: string[]) =>
      bus.subscribe({ id, hears, handle: async ({ name }) => void heard.push(`${id} ${name}`) });
    listener('a.exact', ['thing.done']);
    listener('b.all-of-it', ['thing.*']);
    listener('c.other', ['other.*']);
    await tell(happened());
    await relayFor(bus).drain();
    expect(heard.sort()).toEqual(['a.exact thing.done', 'b.all-of-it thing.done']);
  });

  it('tries a subscriber that failed again, without repeating the others', async () => {
    const calls = { steady: 0, shaky: 0 };
    const bus = new EventBus();
    bus.subscribe({ id: 'x.steady', hears: ['thing.*'], handle: async () => void calls.steady++ });
    bus.subscribe({
      id: 'x.shaky',
      hears: ['thing.*'],
      handle: async () => {
        if (++calls.shaky < 3) throw new Error('not yet');
      },
    });
    await tell(happened());
    const relay = relayFor(bus);
    for (let round = 0; round < 4; round++) {
      await relay.drain();
      await hurry();
    }
    expect(calls).toEqual({ steady: 1, shaky: 3 });
  });

  it('hands events that wait together to a subscriber in one call, and a faulty one alone', async () => {
    const calls: string[][] = [];
    const [faulty, ...others] = [newId(), newId(), newId()];
    const bus = new EventBus();
    bus.subscribe({ id: 'x.before', hears: ['thing.*'], handle: async () => undefined });
    bus.subscribe({
      id: 'x.batch',
      hears: ['thing.*'],
      handleAll: async (events) => {
        calls.push(events.map(({ aggregate }) => aggregate.id));
        if (calls.at(-1)!.includes(faulty)) throw new Error('not this one');
      },
    });
    await tell(...others.map((id) => happened('thing.done', id)));
    await relayFor(bus).drain();
    expect(calls.splice(0)).toEqual([others]);
    await tell(...[faulty, ...others].map((id) => happened('thing.done', id)));
    await relayFor(bus).drain();
    expect(calls).toEqual([[faulty, ...others], ...[faulty, ...others].map((id) => [id])]);
    const waiting = await database.db.rows<{ id: string }>(
      'select aggregate_id as id from outbox where done_at is null',
    );
    expect(waiting).toEqual([{ id: faulty }]);
  });

  it('parks an event after ten tries, and keeps what was said', async () => {
    const bus = new EventBus();
    let calls = 0;
    bus.subscribe({ id: 'x.broken', hears: ['thing.*'], handle: () => Promise.reject(new Error(`no ${++calls}`)) });
    await tell(happened());
    const relay = relayFor(bus);
    for (let round = 0; round < 12; round++) {
      await relay.drain();
      await hurry();
    }
    expect(calls).toBe(10);
    const [row] = await database.db.rows('select parked_at is not null as parked, last_error from outbox');
    expect(row).toEqual({ parked: true, last_error: 'Error: no 10' });
  });

  it('two relays share the work: each event is handled once', async () => {
    const heard: string[] = [];
    const busOf = () => {
      const bus = new EventBus();
      bus.subscribe({ id: 'x.count', hears: ['thing.*'], handle: async ({ id }) => void heard.push(id) });
      return bus;
    };
    const events = Array.from({ length: 120 }, () => happened());
    await tell(...events);
    await Promise.all([relayFor(busOf()).drain(), relayFor(busOf()).drain()]);
    expect(heard.sort()).toEqual(events.map(({ id }) => id).sort());
  });

  it('is brought at once when a process appends it that delivers nothing, without anyone looking for it', async () => {
    const heard: string[] = [];
    const bus = new EventBus();
    bus.subscribe({ id: 'x.far', hears: ['thing.*'], handle: async ({ name }) => void heard.push(name) });
    const listener = new NotifyListener(database.url, silent);
    const never = jest.spyOn(globalThis, 'setInterval').mockReturnValueOnce(setTimeout(() => undefined));
    const [works, tells] = [true, false].map(
      (does) => new Relay(database.db, database.outbox, bus, silent, does, undefined, listener),
    );
    relays.push(works!, tells!);
    works!.onApplicationBootstrap();
    expect(never).toHaveBeenCalled();
    never.mockRestore();
    await listener.onApplicationBootstrap();
    tells!.onApplicationBootstrap(); // the outbox wakes the last relay that asked: the one that delivers nothing

    await tell(happened());
    await eventually(async () => heard.length > 0);
    await listener.beforeApplicationShutdown();
  });

  it('stays with the relay whose subscriber is slow, longer than a lease lasts', async () => {
    const [slow, other] = [new EventBus(), new EventBus()];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let taken = 0;
    slow.subscribe({ id: 'x.slow', hears: ['thing.*'], handle: () => finished });
    other.subscribe({ id: 'x.slow', hears: ['thing.*'], handle: async () => void taken++ });
    await tell(happened());
    const working = relayFor(slow, 300).drain();
    const leased = () =>
      database.db.rows<{ until: Date }>('select leased_until as until from outbox where leased_until is not null');
    const [{ until }] = (await eventually(async () => (await leased())[0] && leased())) as [{ until: Date }];
    const second = relayFor(other, 300);
    await eventually(async () => {
      await second.drain();
      const [row] = await database.db.rows<{ over: boolean }>('select clock_timestamp() > $1::timestamptz as over', [
        until,
      ]);
      return row?.over;
    });
    await second.drain();
    finish();
    await working;
    expect(taken).toBe(0);
    expect(await database.db.rows('select 1 from outbox where done_at is null')).toEqual([]);
  });

  it('is read at once when this process has written, after the commit', async () => {
    const heard: string[] = [];
    const bus = new EventBus();
    bus.subscribe({ id: 'x.listen', hears: ['thing.*'], handle: async ({ id }) => void heard.push(id) });
    relayFor(bus).onApplicationBootstrap();
    const event = happened();
    await tell(event);
    expect(await eventually(async () => heard[0])).toBe(event.id);
  });

  it('forgets what is rolled back', async () => {
    const attempt = database.db.inTransaction(async () => {
      await database.outbox.append([happened()]);
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await database.db.rows('select from outbox')).toEqual([]);
  });

  it('stores what begins with its events, both or neither', async () => {
    await database.db.rows('create table things (id uuid primary key, counted int)');
    const begin = (id: string) =>
      database.outbox.begin(
        [{ table: 'things', columns: ['id', 'counted'], rows: [{ id, counted: 1 }] }],
        [happened('thing.made', id), happened('thing.done', id)],
      );
    const id = newId();
    await database.db.inTransaction(() => begin(id));

    await expect(begin(id)).rejects.toThrow();
    expect(await database.db.rows('select counted from things')).toEqual([{ counted: 1 }]);
    expect(await database.db.rows('select name from outbox order by seq')).toEqual([
      { name: 'thing.made' },
      { name: 'thing.done' },
    ]);
  });
});

test('an event that was given up is forgotten thirty days later, one that waits is not', async () => {
  await tell(happened('thing.parked'), happened('thing.parked-lately'), happened('thing.waiting'));
  const parked = (name: string, days: number) =>
    database.db.rows(`update outbox set parked_at = now() - make_interval(days => $2) where name = $1`, [name, days]);
  await parked('thing.parked', 31);
  await parked('thing.parked-lately', 29);

  expect(await forgetParked(database.db, new Date())).toBe(1);
  expect(await database.db.rows('select name from outbox order by seq')).toEqual([
    { name: 'thing.parked-lately' },
    { name: 'thing.waiting' },
  ]);
});
