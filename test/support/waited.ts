import fs from 'node:fs';

/**
 * The milliseconds for which the main thread of a process was runnable but had no CPU; 0 if the system doesn't report it
 * (https://docs.kernel.org/scheduler/sched-stats.html).
 */
export function waitedMs(pid: number | undefined): number {
  const file = `/proc/${pid}/schedstat`;
  if (!fs.existsSync(file)) return 0;
  const [, waitedNs] = fs.readFileSync(file, 'utf8').split(' ');
  return Number(waitedNs) / 1_000_000;
}
