import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { emptyDatabase } from '../../test/support/database.js';
import { BackupFault } from './backup/backup-index.js';
import { loadBackup } from './backup/load-backup.js';
import { writeBackup } from './backup/write-backup.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations/index.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-unreleased-'));
const leave: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const step of leave.toReversed()) await step();
});

const seventy = [...Array.from({ length: 69 }, (_, n) => `Step${n}`), 'CountVisitsByDay1795220000076'];

async function connectedTo({ url, drop }: Awaited<ReturnType<typeof emptyDatabase>>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  leave.push(drop, () => client.end());
  const all = async (text: string) => (await client.query(text)).rows;
  const kept = () => all('select value from settings');
  const names = async () => (await all('select name from migrations order by id')).map(({ name }) => name);
  return { url, client, kept, names, usage: () => all(`select from usage_events`) };
}

/** A database as these migrations left it, with some of its owner's data. */
async function madeBy(names: readonly string[]) {
  const database = await connectedTo(await emptyDatabase());
  await migrate(database.url, ['CreateSchema1795220000001']);
  await database.client.query(`
    create table usage_events (id uuid primary key);
    create function keep_usage_event() returns trigger language plpgsql as 'begin return null; end';
    create trigger usage_events_go_on before insert on usage_events for each row execute function keep_usage_event();
    alter table usage_events disable trigger usage_events_go_on;
    create function user_event_id(id uuid, at timestamptz) returns uuid language sql as 'select id';
    insert into settings values ('phone', '020 7946 0000', 'staff', now());
    delete from migrations`);
  await database.client.query('insert into migrations (timestamp, name) select 0, unnest($1::text[])', [names]);
  return database;
}

const hasAnEvent = 'insert into usage_events values (gen_random_uuid())';

describe('a database of before the first release', () => {
  it('continues if its schema is today’s', async () => {
    const { url, client, kept, names } = await madeBy(seventy);
    await migrate(url);
    await migrate(url);
    expect(await names()).toEqual(migrations.map(({ name }) => name));
    expect(await kept()).toEqual([{ value: '020 7946 0000' }]);
    const left = `select proname from pg_proc where proname in ('keep_usage_event', 'user_event_id')
      union all select relname from pg_class where relname like 'usage_events%'`;
    expect((await client.query(left)).rows).toEqual([]);
  });

  it.each([
    ['other migrations made it', [...seventy.slice(1), 'SomethingElse1795220000077'], 'select'],
    ['fewer migrations made it', seventy.slice(1), 'select'],
    ['events lie where they are no longer read', seventy, hasAnEvent],
  ])('is refused and left alone where %s', async (_, made, first) => {
    const { url, client, kept, names, usage } = await madeBy(made);
    await client.query(first);
    await expect(migrate(url)).rejects.toMatchObject({
      name: 'StartupFault',
      message:
        'This database was made before the first release and cannot be updated. Start afresh with an empty database by DATABASE_URL, or an empty folder by DATA_DIR.',
    });
    expect(await names()).toEqual(made);
    expect(await kept()).toHaveLength(1);
    expect(await usage()).toHaveLength(first === hasAnEvent ? 1 : 0);
  });
});

describe('a backup of before the first release', () => {
  let file: string;

  /** A backup of a database created by these migrations. */
  async function backupBy(made: readonly string[], first = 'select'): Promise<void> {
    const { url, client } = await madeBy(made);
    await client.query(first);
    file = path.join(folder, `${leave.length}.zip`);
    await writeBackup({ databaseUrl: url, uploads: null, file });
  }

  it('is loaded where its schema is that of today', async () => {
    await backupBy(seventy);
    const restored = await connectedTo(await emptyDatabase());
    await loadBackup({ databaseUrl: restored.url, uploads: null, file });
    expect(await restored.kept()).toEqual([{ value: '020 7946 0000' }]);
    expect(await restored.names()).toEqual(migrations.map(({ name }) => name));
  });

  it.each([
    ['other migrations made it', seventy.slice(1), 'select', /before the first release .* Start afresh/],
    ['events lie where they are no longer read', seventy, hasAnEvent, /rows of public.usage_events/],
  ])('is refused where %s', async (_, made, first, sentence) => {
    await backupBy(made, first);
    const restored = await connectedTo(await emptyDatabase());
    const fault = await loadBackup({ databaseUrl: restored.url, uploads: null, file }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BackupFault);
    expect((fault as Error).message).toMatch(sentence);
  });
});
