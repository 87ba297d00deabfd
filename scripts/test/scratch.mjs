// Where a test run keeps everything temporary.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const memory = '/dev/shm';
const gigabytes = 2 ** 30;
const patienceMs = 10_000;

/** A test's database has a thousand files: creating and deleting them on a disk costs ten times as much CPU time. */
function hasRoomInMemory() {
  if (!fs.existsSync(memory) || os.freemem() < 4 * gigabytes) return false;
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize > 2 * gigabytes;
}

const ownerOf = (name) => /^tastemaker-run-(\d+)-/.exec(name)?.[1];

/**
 * A new folder for a test run, in memory if there is room, and from now on the place for all temporary files of this
 * process and its children. A nested run's folder is inside the outer one, under a short name, because a socket's path
 * has at most 107 characters. The caller deletes it.
 */
export function scratchFolder() {
  const isWithin = os.tmpdir().split(path.sep).some(ownerOf);
  const parent = !isWithin && hasRoomInMemory() ? memory : os.tmpdir();
  removeLeftovers(parent);
  const folder = fs.mkdtempSync(path.join(parent, isWithin ? 'r-' : `tastemaker-run-${process.pid}-`));
  fs.chmodSync(folder, 0o755); // PostgreSQL may run as another user
  process.env.TMPDIR = folder;
  return folder;
}

/** Leftovers of runs that were killed (-9); those of other users are theirs to remove. */
function removeLeftovers(parent) {
  for (const name of fs.readdirSync(parent)) {
    const owner = ownerOf(name);
    if (owner && !isAlive(Number(owner))) remove(path.join(parent, name));
  }
}

function remove(folder) {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch ({ code, message }) {
    if (code !== 'EACCES' && code !== 'EPERM') throw new Error(message);
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM'; // another user's
  }
}

/**
 * Deletes it as soon as no program uses it: PostgreSQL and Chromium end slightly later than the processes that started
 * them.
 */
export async function removeScratch(folder) {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(50))
    if (programsIn(folder).length === 0) break;
  for (const pid of programsIn(folder)) process.kill(pid, 'SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Processes whose command or environment names the folder. Only on Linux; elsewhere they aren't waited for. */
export function programsIn(folder) {
  if (!fs.existsSync('/proc/self/environ')) return [];
  const names = (file) => textOf(file).includes(folder);
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && (names(`/proc/${name}/cmdline`) || names(`/proc/${name}/environ`)))
    .map(Number);
}

function textOf(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended, or is another user's
  }
}
