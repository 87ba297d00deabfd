import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { eventually } from '../../../test/support/eventually.js';
import { LiveHub, type LiveStream } from './live-hub.js';
import { forgetTold, type LiveMessage } from './live-messages.js';
import { NotifyListener } from './notify-listener.js';

let database: TestDatabase;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => void (database = await testDatabase()));
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => database.close());

/** Simulates another process's live messages. */
async function aProcess(): Promise<LiveHub> {
  const listener = new NotifyListener(database.url, new Logger());
  const hub = new LiveHub(database.db, listener);
  hub.onApplicationBootstrap();
  await listener.onApplicationBootstrap();
  stops.push(() => listener.beforeApplicationShutdown());
  return hub;
}

function aStream(...audience: string[]) {
  const got: { id: string | null; about: string; name: string; content?: object }[] = [];
  let [closed, begun] = [false, ''];
  const stream: LiveStream = {
    sessionId: 'session-1',
    audience: new Set(audience),
    moveTo: (id) => void (begun = id),
    send: (id, { id: about, name, content }) => void got.push({ id, about, name, ...(content && { content }) }),
    close: () => void (closed = true),
  };
  return { stream, got, isClosed: () => closed, begunAt: () => begun };
}

const about = (id: string, ...audience: string[]): LiveMessage => ({
  name: 'collab.approved',
  type: 'collab',
  id,
  audience,
});

describe('live messages', () => {
  it('reach whom they are for, on every process, in one order', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    const [brand, influencer] = [aStream('profile:b'), aStream('profile:i')];
    await here.open(brand.stream);
    await there.open(influencer.stream);
    for (const id of ['1', '2', '3']) await here.publish([about(id, 'profile:b', 'profile:i')]);
    await there.publish([about('4', 'profile:b'), about('5', 'profile:x')]);
    await eventually(async () => brand.got.length === 4 && influencer.got.length === 3);
    expect(brand.got.map((message) => message.about)).toEqual(['1', '2', '3', '4']);
    expect(influencer.got.map((message) => message.about)).toEqual(['1', '2', '3']);
  });

  it('are sent again from where a stream broke off, none lost and none twice', async () => {
    const hub = await aProcess();
    const first = aStream('profile:r');
    const close = await hub.open(first.stream);
    await hub.publish([about('a', 'profile:r')]);
    const last = await eventually(async () => first.got[0]);
    close();
    await hub.publish([about('b', 'profile:r'), about('c', 'profile:other')]);
    await hub.publish([about('d', 'profile:r')]);
    const second = aStream('profile:r');
    await hub.open(second.stream, last.id!);
    await hub.publish([about('e', 'profile:r')]);
    await eventually(async () => second.got.length >= 3);
    expect(second.got.map((message) => message.about)).toEqual(['b', 'd', 'e']);
  });

  it('are sent again to a stream that broke off before it had heard anything', async () => {
    const hub = await aProcess();
    const first = aStream('profile:q');
    const close = await hub.open(first.stream);
    close();
    await hub.publish([about('while away', 'profile:q')]);
    const second = aStream('profile:q');
    await hub.open(second.stream, first.begunAt());
    await eventually(async () => second.got.length > 0);
    expect(second.got.map((message) => message.about)).toEqual(['while away']);
  });

  it('reach a page that was read a moment before its stream is opened, each kind once', async () => {
    const hub = await aProcess();
    const probe = aStream('profile:p');
    await hub.open(probe.stream);
    await hub.publish([about('older', 'profile:p'), about('newest', 'profile:p'), about('else', 'profile:z')]);
    await hub.publish([{ ...about('offer', 'profile:p'), type: 'offer' }]);
    await eventually(async () => probe.got.length === 3);

    const page = aStream('profile:p');
    await hub.open(page.stream);
    expect(page.got).toMatchObject([
      { id: null, about: 'newest' },
      { id: null, about: 'offer' },
    ]);
    expect(page.begunAt()).toBe(probe.got.at(-1)!.id);

    await database.db.rows(`update live_messages set created_at = created_at - interval '1 minute'`);
    const later = aStream('profile:p');
    await hub.open(later.stream);
    expect(later.got).toEqual([]);
  });

  it('bring their content to open streams once, before their turn, and none to streams that resume', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    const [reader, stranger] = [aStream('profile:c'), aStream('profile:d')];
    for (const { stream } of [reader, stranger]) await there.open(stream);
    const long = { text: 'é'.repeat(4_000) };
    await here.publish([
      { ...about('plain', 'profile:c'), audience: ['profile:c'] },
      { ...about('short', 'profile:c'), content: { text: 'Hello' } },
      { ...about('long', 'profile:c'), content: long },
    ]);
    await there.publish([about('after', 'profile:c')]);
    await eventually(async () => reader.got.some(({ about: id }) => id === 'after'));
    expect(reader.got.filter(({ about: id }) => id === 'short')).toMatchObject([
      { id: null, content: { text: 'Hello' } },
    ]);
    expect(reader.got.filter(({ id }) => id).map(({ about: id, content }) => [id, content])).toEqual([
      ['plain', undefined],
      ['long', undefined],
      ['after', undefined],
    ]);
    expect(stranger.got).toEqual([]);

    const first = reader.got.find(({ about: id }) => id === 'plain')!.id!;
    const later = aStream('profile:c');
    await there.open(later.stream, first);
    expect(later.got.map(({ about: id, content }) => [id, content])).toEqual([
      ['short', undefined],
      ['long', undefined],
      ['after', undefined],
    ]);
  });

  it('bring no content to a stream that may have missed the end of its session', async () => {
    const listener = new NotifyListener(database.url, new Logger());
    const hub = new LiveHub(database.db, listener);
    hub.onApplicationBootstrap();
    await listener.onApplicationBootstrap();
    stops.push(() => listener.beforeApplicationShutdown());
    const { stream, got } = aStream('profile:n');
    await hub.open(stream);
    await database.db.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tastemaker-listener' and datname = current_database()`,
    );
    await eventually(async () => !listener.connected);
    await eventually(async () => listener.connected);
    await hub.publish([{ ...about('secret', 'profile:n'), content: { text: 'Hello' } }]);
    await eventually(async () => got.length > 0);
    expect(got).toMatchObject([{ id: expect.any(String), about: 'secret' }]);
    expect(got[0]).not.toHaveProperty('content');
  });

  it('that matter only now are heard on every process, and kept by nobody', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    const [listening, tooLate] = [aStream('profile:w'), aStream('profile:w')];
    await there.open(listening.stream);
    here.whisper({ name: 'conversation.writing', type: 'conversation', id: 'talk', audience: ['profile:w'] });
    await eventually(async () => listening.got.length === 1);
    await there.open(tooLate.stream, '0');
    expect(listening.got).toEqual([{ id: null, about: 'talk', name: 'conversation.writing' }]);
    expect(tooLate.got.filter(({ about: id }) => id === 'talk')).toEqual([]);
  });

  it('aren’t replayed if there are too many: the page has to reload everything', async () => {
    const hub = await aProcess();
    const probe = aStream('profile:m');
    await hub.open(probe.stream);
    await hub.publish([about('before', 'profile:m')]);
    const { id } = await eventually(async () => probe.got[0]);
    await hub.publish(Array.from({ length: 500 }, (_, n) => about(String(n), 'profile:m')));
    await eventually(async () => probe.got.length === 501);
    const back = aStream('profile:m');
    await hub.open(back.stream, id!);
    expect(back.got.map(({ name }) => name)).toEqual(['live.missed']);
  });

  it('that are all forgotten have been missed as well', async () => {
    const hub = await aProcess();
    const before = aStream('profile:f');
    const close = await hub.open(before.stream);
    await hub.publish([about('heard', 'profile:f')]);
    const { id } = await eventually(async () => before.got[0]);
    close();
    await hub.publish([about('missed', 'profile:f')]);
    await database.db.rows(`update live_messages set created_at = created_at - interval '2 days'`);
    while ((await forgetTold(database.db)) > 0);

    const back = aStream('profile:f');
    await hub.open(back.stream, id!);
    expect(back.got.map(({ name }) => name)).toEqual(['live.missed']);
    const again = aStream('profile:f');
    await hub.open(again.stream, back.got[0]!.id!);
    expect(again.got).toEqual([]);
  });

  it('stop with the session', async () => {
    const hub = await aProcess();
    const { stream, isClosed } = aStream('profile:s');
    await hub.open(stream);
    hub.closeStreamsOf('another-session');
    expect(isClosed()).toBe(false);
    hub.closeStreamsOf('session-1');
    expect(isClosed()).toBe(true);
  });

  it('stop with the session and with the process while the stream still waits to be opened', async () => {
    for (const ending of ['session', 'process']) {
      const hub = await aProcess();
      const { stream, begunAt, isClosed } = aStream('profile:s');
      const opened = hub.open(stream);
      if (ending === 'session') hub.closeStreamsOf('session-1');
      else hub.closeAll();
      await opened;
      expect([isClosed(), begunAt(), hub.openStreams]).toEqual([true, '', 0]);
    }
  });

  it('are opened no more by a process that ends', async () => {
    const hub = await aProcess();
    hub.closeAll();
    const { stream, isClosed } = aStream('profile:s');
    await hub.open(stream);
    expect([isClosed(), hub.openStreams]).toEqual([true, 0]);
  });

  it('are read again where the database could not be read, though nobody says anything more', async () => {
    const hub = await aProcess();
    const { stream, got } = aStream('profile:w');
    await hub.open(stream);
    await database.db.rows('alter table live_messages rename column name to called');
    await database.db.rows(
      `insert into live_messages (called, type, aggregate_id, audience) values ('collab.approved', 'collab', 'w', '{profile:w}')`,
    );
    await database.db.rows(`select pg_notify('live', '')`);
    await database.db.rows('alter table live_messages rename column called to name');
    await eventually(async () => got.length === 1);
  });
});
