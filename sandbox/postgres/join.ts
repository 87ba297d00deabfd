import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupFault } from '../startup-fault.js';
import { freePort, ownerAt, urlOf, withClient } from './connection.js';
import { alive, withoutOurSecrets } from './binaries.js';
import type { Site } from './site.js';
import { type ChildProcess, spawn } from 'node:child_process';

/** Joins the PostgreSQL that another of our processes runs on this cluster, or starts one. @throws StartupFault */
export async function joinOrLaunch(site: Site): Promise<Server> {
  for (const deadline = Date.now() + patienceMs; ; await pause(150)) {
    const running = runningPostmaster(site.cluster);
    if (!running) {
      const started = await launch(site, await freePort());
      if ('server' in started) return started.server;
      if (!started.mayRetry || Date.now() > deadline) throw new Error(started.why);
    } else {
      const owner = await ownerAt(urlOf(site, running.port, 'postgres'));
      if (owner && !alive(owner)) endPostmaster(running.pid); // left behind by a killed process
      const joined = owner && alive(owner) ? await attach(site, running.port, owner) : undefined;
      if (joined) return joined;
      if (Date.now() > deadline)
        throw new StartupFault(`The PostgreSQL in ${site.cluster} does not answer; see ${site.log}.`);
    }
  }
}

/** The content of PostgreSQL's own lock file: https://www.postgresql.org/docs/current/storage-file-layout.html */
function runningPostmaster(cluster: string): { pid: number; port: number } | undefined {
  const lock = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(lock)) return undefined;
  const lines = fs.readFileSync(lock, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (isPostgres(pid)) return { pid, port: Number(lines[3]) };
  fs.rmSync(lock, { force: true }); // its pid may be reused, which would make PostgreSQL give up
  return undefined;
}

function isPostgres(pid: number): boolean {
  if (!alive(pid)) return false;
  const name = `/proc/${pid}/comm`;
  return !fs.existsSync(name) || fs.readFileSync(name, 'utf8').startsWith('postgres');
}

function endPostmaster(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // it has ended on its own
  }
}

/** Undefined while it is shutting down. */
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

export const patienceMs = 30_000;

/** The application name of connections from processes that have joined. */
export const attachedName = 'tastemaker-attached';

export type Server = { port: number; stop(): Promise<void> };

type Launch = { server: Server } | { why: string; mayRetry: boolean };

/** Starts PostgreSQL, and restarts it whenever it ends unexpectedly. */
export async function launch(site: Site, port: number): Promise<Launch> {
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

/** Returns the log's previous length. A large log is truncated. */
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
  // The shell stops PostgreSQL when our end of its stdin closes, so it never outlives a `kill -9` of this process.
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
    detached: true, // Ctrl-C reaches only us: we decide when the database stops
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
