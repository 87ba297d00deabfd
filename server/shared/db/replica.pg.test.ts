import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import pg from 'pg';
import { Standby } from '../../../test/support/standby.js';
import { eventually } from '../../../test/support/eventually.js';
import { dataSourceOptions } from '../../db/data-source.js';
import { NotifiedCache, NotifyListener } from '../realtime/index.js';
import { Database } from './database.js';
import { Replica } from './replica.js';

let pair: Standby;
let source: DataSource;
let db: Database;
let away: pg.Client;

beforeAll(async () => {
  pair = await Standby.start();
  source = await new DataSource(dataSourceOptions(pair.primaryUrl, 4)).initialize();
  away = new pg.Client({ connectionString: pair.standbyUrl });
  away.on('error', () => undefined);
  await away.connect();
  await source.query('create table notes (id int primary key)');
}, 120_000);
beforeEach(() => void (db = new Database(source, new Replica(pair.standbyUrl, 4))));
afterEach(() => db.onApplicationShutdown());
afterAll(async () => {
  await away?.end().catch(() => undefined);
  await source?.destroy();
  await pair?.stop();
});

/** Where a read was served, and how many notes it saw. */
const look = async (at = db): Promise<{ onStandby: boolean; notes: number }> =>
  (
    await at.rows<{ onStandby: boolean; notes: number }>(
      'select pg_is_in_recovery() as "onStandby", (select count(*)::int from notes) as notes',
    )
  )[0]!;
const lookOnReplica = () => db.onReplica(() => look());
const note = (id: number) => db.affected('insert into notes (id) values ($1)', [id]);

it('answers from the standby what may come from there, and nothing else', async () => {
  await eventually(async () => (await lookOnReplica()).onStandby);
  expect((await look()).onStandby).toBe(false);
});

it('never reads less than what was written before, however often one writes', async () => {
  const patient = new Database(source, new Replica(pair.standbyUrl, 4, 5_000));
  let answeredByStandby = 0;
  const rounds = 100;
  const { notes: before } = await look();
  for (let round = 1; round <= rounds; round++) {
    await note(1_000 + round);
    const { onStandby, notes } = await patient.onReplica(() => look(patient));
    expect(notes).toBe(before + round);
    if (onStandby) answeredByStandby++;
  }
  await patient.onApplicationShutdown();
  expect(answeredByStandby).toBe(rounds);
});

it('goes to the primary while the standby is behind, and back once it has caught up', async () => {
  await eventually(async () => (await lookOnReplica()).onStandby);
  await away.query('select pg_wal_replay_pause()');
  await eventually(
    async () => (await away.query(`select pg_get_wal_replay_pause_state() = 'paused' as is`)).rows[0].is as boolean,
  );
  const { notes: before } = await look();
  await note(2_000);
  expect(await lookOnReplica()).toEqual({ onStandby: false, notes: before + 1 });
  await away.query('select pg_wal_replay_resume()');
  await eventually(async () => (await lookOnReplica()).onStandby);
});

it('reads on the primary from the first write on, and once the work is done', async () => {
  await eventually(async () => (await lookOnReplica()).onStandby);
  let later: (() => Promise<{ onStandby: boolean }>) | undefined;
  let seen: boolean[] = [];
  await eventually(() =>
    db.onReplica(async () => {
      later = async () => look();
      seen = [(await look()).onStandby];
      await db.inTransaction(async () => seen.push((await look()).onStandby));
      seen.push((await look()).onStandby);
      return seen[0]!;
    }),
  );
  expect(seen).toEqual([true, false, false]);
  expect((await later!()).onStandby).toBe(false);
});

it('gives rows in batches from the standby as well', async () => {
  await eventually(() =>
    db.onReplica(async () => {
      for await (const [row] of db.batches<{ is: boolean }>('select pg_is_in_recovery() as is')) return row!.is;
      return false;
    }),
  );
});

it('lets the primary do what the standby cannot, such as a write in a hurry', async () => {
  await eventually(async () => (await lookOnReplica()).onStandby);
  const [row] = await db.onReplica(() => db.rows<{ id: number }>('insert into notes (id) values (3000) returning id'));
  expect(row).toEqual({ id: 3_000 });
});

it('is passed by for what is kept longer than a moment', async () => {
  await eventually(async () => (await lookOnReplica()).onStandby);
  const cache = new NotifiedCache<boolean>('look', db, new NotifyListener(pair.primaryUrl, new Logger()));
  const onStandby = async () => (await look()).onStandby;
  await eventually(async () => {
    const [read, kept] = await db.onReplica(async () => [await onStandby(), await cache.of('one', onStandby)]);
    expect(kept).toBe(false);
    return read;
  });
});

it('goes to the primary when the standby says nothing any more', async () => {
  const standby = new URL(pair.standbyUrl);
  const [host, port] = [standby.hostname, Number(standby.port)];
  const lines: net.Socket[] = [];
  const between = net.createServer((line) => {
    lines.push(line);
    const behind = net.connect(port, host);
    line.pipe(behind).pipe(line);
    for (const end of [line, behind]) end.on('error', () => undefined);
  });
  await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
  standby.host = `127.0.0.1:${(between.address() as net.AddressInfo).port}`;
  const silent = new Database(source, new Replica(standby.href, 4));
  const ask = () => silent.onReplica(() => look(silent));
  await eventually(async () => (await ask()).onStandby);
  for (const line of lines) line.unpipe();
  const answer = await Promise.race([ask(), pause(5_000, null, { ref: false })]);
  expect(answer).toMatchObject({ onStandby: false });
  for (const line of lines) line.destroy();
  between.close();
  await silent.onApplicationShutdown();
});

it('goes to the primary when the standby is gone', async () => {
  await pair.stopStandby();
  const { notes } = await look();
  await note(4_000);
  expect(await lookOnReplica()).toEqual({ onStandby: false, notes: notes + 1 });
});
