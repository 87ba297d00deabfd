import fs from 'node:fs';
import path from 'node:path';
import { StartupFault } from '../startup-fault.js';
import { type Binaries, packagedBinaries, readableCopy, runs, type User } from './binaries.js';
import { checkVersion, createCluster } from './cluster.js';

const nobody = 65534;

/** Everything that is set up before PostgreSQL runs. */
export type Site = {
  cluster: string;
  log: string;
  binaries: Binaries;
  user: User;
  durable: boolean;
  say: (text: string) => void;
};

/** Finds or creates a data folder's cluster, and its binaries. @throws StartupFault */
export function prepareSite(dataDir: string, durable: boolean, say: (text: string) => void): Site {
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

/** PostgreSQL refuses to run as root: it runs as the owner of its folder, initially `nobody`. */
function ownerOf(cluster: string): User {
  const { uid, gid } = fs.existsSync(cluster) ? fs.statSync(cluster) : { uid: 0, gid: 0 };
  return uid === 0 ? { uid: nobody, gid: nobody } : { uid, gid };
}

/** The data folder or, if only root can access it, a durable folder elsewhere, recorded in a note inside it. */
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

function needSpace(folder: string, megabytes: number): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free < megabytes)
    throw new StartupFault(`The disk of ${folder} is full: ${free} MB are free, the database needs ${megabytes} MB.`);
}
