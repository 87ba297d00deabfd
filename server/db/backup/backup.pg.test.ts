import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { TestApp } from '../../../test/support/app.js';
import { alone, longTimeoutMs } from '../../../test/support/counts.js';
import { smallPng } from '../../../test/support/files.js';
import { People } from '../../../test/support/world.js';
import { emptyDatabase, freshDatabase } from '../../../test/support/database.js';
import { type Config, loadConfig } from '../../config.js';
import { makeDemoWorldOnce } from '../seed/demo.js';
import { BackupFault } from './backup-index.js';
import { loadBackup } from './load-backup.js';
import { inOrder, tablesOf } from './tables.js';
import { writeBackup } from './write-backup.js';

jest.setTimeout(longTimeoutMs);

const folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-backup-'));
const file = path.join(folder, 'backup.zip');
const uploads = path.join(folder, 'uploads');
let world: Config;
const leave: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

beforeAll(async () => {
  const { url, drop } = await freshDatabase();
  leave.unshift(drop);
  world = { ...loadConfig({}), databaseUrl: url, dataDir: folder, smtpUrl: 'smtp://127.0.0.1:9' };
  await (alone ? makeDemoWorldOnce(world) : makeSmallWorld(world));
  await writeBackup({ databaseUrl: url, uploads, file });
});
afterAll(async () => {
  for (const step of leave) await step();
});

/**
 * Something of each kind that a copy could lose: people, a Collab with its log, text in every script, queued jobs, and
 * files.
 */
async function makeSmallWorld(config: Config): Promise<void> {
  const product = await TestApp.start({ ...config, works: false });
  try {
    const people = new People(product.app);
    const brand = await people.brand('ember');
    const influencer = await people.influencer('nia');
    const { offerId } = await people.offer(brand);
    await people.approved(influencer, brand, offerId);
    const visitor = product.visitor();
    visitor.take(influencer.cookie);
    const messages = `/api/v1/conversations/${await people.conversation(brand, influencer)}/messages`;
    for (const text of ['Tab\\t, line\\n, \\\\ and \\\\N', 'Zoë 日本語 🎬 “quoted”', ' '.repeat(3) + '0'])
      expect((await visitor.post(messages, { text })).status).toBe(201);
    for (let number = 0; number < 12; number++)
      await visitor.upload(`plate-${number}.png`, 'image/png', smallPng(20 + number));
  } finally {
    await product.stop();
  }
}

async function asked<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** A line for every table that changes with any character of its content. */
const everything = (url: string): Promise<Record<string, string>> =>
  asked(url, async (client) => {
    const digests = (await tablesOf(client)).map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as is from ${name} t`,
    );
    const { rows } = await client.query<{ name: string; is: string }>(digests.join(' union all '));
    return Object.fromEntries(rows.map(({ name, is }) => [name, is]));
  });

async function empty() {
  const database = await emptyDatabase();
  leave.unshift(database.drop);
  return database.url;
}

it('restores every row and every file, and the product continues with them', async () => {
  const url = await empty();
  const dataDir = path.join(folder, 'restored');
  const { tables, files } = await loadBackup({ databaseUrl: url, uploads: path.join(dataDir, 'uploads'), file });

  const before = await everything(world.databaseUrl!);
  expect(await everything(url)).toEqual(before);
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(before).sort());
  expect(before['public.audit_log']).not.toMatch(/^0 rows/);
  expect(before['graphile_worker._private_jobs']).toBeDefined();
  expect(files).toBeGreaterThan(10);
  for (const name of readdirSync(uploads))
    expect(readFileSync(path.join(dataDir, 'uploads', name)).equals(readFileSync(path.join(uploads, name)))).toBe(true);

  const product = await TestApp.start({ databaseUrl: url, dataDir });
  try {
    const email = 'somebody.new@example.test';
    const visitor = await product.newInfluencer(email, 'Somebody New', 'somebody.new'); // sequences continue where they were
    expect((await visitor.get('/api/v1/offers')).status).toBe(200);
  } finally {
    await product.stop();
  }
});

/** Passes everything on, but reports the copied row count a moment after the last row. */
async function lateCounts(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const doneAndCount = Buffer.from('c\0\0\0\x04C', 'latin1');
  const proxy = net.createServer({ noDelay: true }, (socket) => {
    const database = net.connect({ port: Number(port), host: hostname, noDelay: true });
    socket.pipe(database).on('error', () => socket.destroy());
    socket.on('error', () => database.destroy());
    const passedOn = async () => {
      for await (const chunk of database as AsyncIterable<Buffer>) {
        const at = chunk.indexOf(doneAndCount);
        const cut = at < 0 ? chunk.length : at + doneAndCount.length - 1;
        socket.write(chunk.subarray(0, cut));
        if (cut < chunk.length) await pause(5);
        socket.write(chunk.subarray(cut));
      }
      socket.end();
    };
    passedOn().catch(() => socket.destroy()); // one side may close while the other still has something to say
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  leave.unshift(() => proxy.close());
  const proxied = new URL(url);
  [proxied.hostname, proxied.port] = ['127.0.0.1', String((proxy.address() as net.AddressInfo).port)];
  return proxied.href;
}

it('counts what it writes itself, however late the database says how much that was', async () => {
  const databaseUrl = await lateCounts(world.databaseUrl!);
  const late = path.join(folder, 'late.zip');
  const { tables } = await writeBackup({ databaseUrl, uploads: null, file: late });
  const rowsIn = (stored: Record<string, string>) =>
    Object.entries(stored).map(([name, is]) => [name, parseInt(is, 10)]);
  const before = await everything(world.databaseUrl!);
  expect(Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))).toEqual(Object.fromEntries(rowsIn(before)));
  const url = await empty();
  await loadBackup({ databaseUrl: url, uploads: null, file: late });
  expect(await everything(url)).toEqual(before);
});

it('refuses a database that is in use, and leaves it as it is', async () => {
  const before = await everything(world.databaseUrl!);
  await expect(loadBackup({ databaseUrl: world.databaseUrl!, uploads, file })).rejects.toThrow(/in use/);
  expect(await everything(world.databaseUrl!)).toEqual(before);
});

it('refuses to write over a file', async () => {
  await expect(writeBackup({ databaseUrl: world.databaseUrl!, uploads, file })).rejects.toThrow(BackupFault);
});

it.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['no ZIP at all', () => Buffer.from('SELECT 1')],
  ['changed in one place', (whole: Buffer) => changed(whole)],
])('refuses a file that is %s, and loads nothing of it', async (_, damage) => {
  const damaged = path.join(folder, 'damaged.zip');
  writeFileSync(damaged, damage(Buffer.from(readFileSync(file))));
  const url = await empty();
  await expect(loadBackup({ databaseUrl: url, uploads: null, file: damaged })).rejects.toThrow(BackupFault);
  const users = await asked(url, (client) => client.query(`select to_regclass('public.users') as there`));
  if (users.rows[0].there) expect((await everything(url))['public.users']).toMatch(/^0 rows/);
});

it('refuses a column that this release does not have, and loads nothing', async () => {
  const other = await freshDatabase();
  leave.unshift(other.drop);
  await asked(other.url, (client) => client.query('alter table settings add column mood text'));
  const strange = path.join(folder, 'strange.zip');
  await writeBackup({ databaseUrl: other.url, uploads: null, file: strange });
  const url = await empty();
  await expect(loadBackup({ databaseUrl: url, uploads: null, file: strange })).rejects.toThrow(
    /^public\.settings cannot be read from the backup: .*"mood"/,
  );
  expect((await everything(url))['public.users']).toMatch(/^0 rows/);
});

/** Inside the compressed rows of the first table. */
function changed(whole: Buffer): Buffer {
  const at = whole.indexOf('tables/public.users.copy') + 'tables/public.users.copy'.length + 60;
  whole[at] = whole[at]! ^ 0xff;
  return whole;
}

describe('the order of tables', () => {
  const table = (name: string, ...needs: string[]) => ({ name, columns: [], needs });

  it('puts what is referred to first, and knows nothing of others', () => {
    const order = inOrder([table('a', 'b', 'elsewhere'), table('c', 'a'), table('b')]);
    expect(order.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });

  it('says which tables refer to each other', () => {
    expect(() => inOrder([table('a', 'b'), table('b', 'a'), table('c')])).toThrow('a, b');
  });
});
