import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupFault } from '../startup-fault.js';
import { freePort, ownerAt, urlOf } from './connection.js';
import { attachedName, launch, patienceMs, type Server } from './launch.js';
import { alive } from './binaries.js';
import type { Site } from './site.js';

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
