import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { alive } from '@tastemaker/sandbox/postgres';

const memory = '/dev/shm';
const gigabytes = 2 ** 30;

/** A test's database has a thousand files: making and removing them on a disk costs ten times as much processor time. */
function hasRoomInMemory(): boolean {
  if (!fs.existsSync(memory) || os.freemem() < 4 * gigabytes) return false;
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize > 2 * gigabytes;
}

/**
 * A new folder for a run of tests, in memory where there is room, and from now on the place for all temporary files of this
 * process and of those that it starts. Whoever asks for it removes it.
 */
export function scratchFolder(): string {
  const parent = hasRoomInMemory() ? memory : os.tmpdir();
  removeLeftovers(parent);
  const folder = fs.mkdtempSync(path.join(parent, `tastemaker-run-${process.pid}-`));
  fs.chmodSync(folder, 0o755); // PostgreSQL may run as another user
  process.env.TMPDIR = folder;
  return folder;
}

/** What runs have left that were killed. */
function removeLeftovers(parent: string): void {
  for (const name of fs.readdirSync(parent)) {
    const pid = /^tastemaker-run-(\d+)-/.exec(name)?.[1];
    if (pid && !alive(Number(pid))) fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}
