/** `warning`: it works, but not for long, or not for everyone. `fault`: it doesn't work. */
export type HealthState = 'ok' | 'warning' | 'fault';

/**
 * One thing that the product needs. `figure` describes what was observed, `since` since when if known, `mend` what to
 * do; null while it is healthy.
 */
export type HealthPart = Readonly<{
  name: string;
  state: HealthState;
  figure: string;
  since: Date | null;
  mend: string | null;
}>;

/** What is healthy. */
export const well = (name: string, figure: string, since: Date | null = null): HealthPart => ({
  name,
  state: 'ok',
  figure,
  since,
  mend: null,
});

/** What is unhealthy, and what to do. */
export const unwell = (
  name: string,
  state: Exclude<HealthState, 'ok'>,
  figure: string,
  mend: string,
  since: Date | null = null,
): HealthPart => ({ name, state, figure, since, mend });

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** 90 is “1 minute”: the largest unit that fits, rounded down. */
export function duration(seconds: number): string {
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? units[3];
  const count = Math.floor(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** 2,500,000,000 is “2.5 GB”. */
const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

const oldestNode = [20, 19] as const;
const oldestPostgres = 15;
const minute = 60;
const day = 86_400;

/** The last day with security fixes: https://nodejs.org/en/about/previous-releases, https://www.postgresql.org/support/versioning/ */
const supported: Readonly<Record<'Node.js' | 'PostgreSQL', Readonly<Record<number, string>>>> = {
  'Node.js': {
    20: '2026-04-30',
    21: '2024-06-01',
    22: '2027-04-30',
    23: '2025-06-01',
    24: '2028-04-30',
    25: '2026-06-01',
  },
  PostgreSQL: { 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14' },
};

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * What to do about a version that no longer gets security fixes; null while it does, or if it is newer than this
 * release.
 */
function overdue(of: keyof typeof supported, major: number, now: Date): string | null {
  const until = supported[of][major];
  if (until === undefined || now < new Date(`${until}T24:00:00Z`)) return null;
  return `${of} ${major} has had no security fixes since ${days.format(new Date(until))}. Update to a version that gets them.`;
}

/** @param version such as `20.19.0` */
export function judgeNode(version: string, startedAt: Date, now: Date): HealthPart {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  const mend = overdue('Node.js', major, now);
  if (isNewEnough && mend) return unwell('Node.js', 'warning', version, mend, startedAt);
  if (isNewEnough) return well('Node.js', version, startedAt);
  return unwell('Node.js', 'fault', version, `Install Node.js ${oldestNode.join('.')} or later.`, startedAt);
}

/** @param version such as `18.1` */
export function judgeDatabase(version: string, startedAt: Date, now: Date): HealthPart {
  const figure = `PostgreSQL ${version}`;
  const major = Number.parseInt(version, 10);
  const mend = overdue('PostgreSQL', major, now);
  if (mend) return unwell('Database', 'warning', figure, mend, startedAt);
  if (major >= oldestPostgres) return well('Database', figure, startedAt);
  return unwell('Database', 'fault', figure, `Update PostgreSQL to ${oldestPostgres} or later.`, startedAt);
}

/** @param done how many have run in the database, @param known how many this release has */
export function judgeMigrations(done: number, known: number): HealthPart {
  const figure = `${done} of ${known}`;
  if (done === known) return well('Migrations', figure);
  const mend =
    done < known ? 'Run: npm run cli -- db:migrate' : 'The database belongs to a newer release. Update this one.';
  return unwell('Migrations', 'fault', figure, mend);
}

/** Connections in use, and the server's limit. */
export function judgeConnections(used: number, allowed: number): HealthPart {
  const figure = `${used} of ${allowed} in use`;
  if (used < 0.85 * allowed) return well('Connections', figure);
  const mend = 'Lower DB_POOL, put PgBouncer in front (docs/operations.md), or raise max_connections.';
  return unwell('Connections', 'warning', figure, mend);
}

/** @param seconds by how much the database's clock is ahead of this machine's; behind is negative */
export function judgeClock(seconds: number): HealthPart {
  const figure = `${Math.abs(seconds).toFixed(1)} seconds apart from the database`;
  if (Math.abs(seconds) < 2) return well('Clock', figure);
  return unwell('Clock', 'warning', figure, 'Let this machine and the database keep time by NTP.');
}

export type Waiting = Readonly<{ waiting: number; givenUp: number; lag: number }>;

/** Jobs or events: how many are queued, how many seconds overdue the oldest is, how many were given up. */
export function judgeWork(name: 'Queue' | 'Outbox', { waiting, givenUp, lag }: Waiting, now: Date): HealthPart {
  const late = lag >= minute ? `, the oldest ${duration(lag)} late` : '';
  const figure = `${waiting} waiting${late}, ${givenUp} given up`;
  const since = lag >= minute ? new Date(now.getTime() - lag * 1_000) : null;
  if (lag >= minute) {
    const state: HealthState = lag >= 10 * minute ? 'fault' : 'warning';
    const mend = 'Start a process with WORKER=on. If one runs, npm run cli -- jobs says what is slow.';
    return unwell(name, state, figure, mend, since);
  }
  if (givenUp === 0) return well(name, figure);
  return unwell(name, 'warning', figure, 'Look below why, mend it, and let it try again: npm run cli -- jobs --retry');
}

/** @param alive how many workers sent a heartbeat within the last minute; @param heardAt the last heartbeat */
export function judgeWorkers(alive: number, heardAt: Date | null, production: boolean): HealthPart {
  if (alive > 0) return well('Workers', `${alive} alive`);
  const state = production ? 'fault' : 'warning';
  return unwell('Workers', state, 'none alive', 'Start a process with WORKER=on: npm start does.', heardAt);
}

/** @param madeAt when the last backup was made, or the last WAL segment was archived */
export function judgeBackup(madeAt: Date | null, now: Date, production: boolean): HealthPart {
  const mend = 'Run: npm run cli -- backup, every night, or archive continuously (docs/operations.md).';
  if (!madeAt)
    return production
      ? unwell('Backup', 'warning', 'none yet', mend)
      : well('Backup', 'none yet, and none is needed here');
  const age = (now.getTime() - madeAt.getTime()) / 1_000;
  const figure = `${duration(age)} old`;
  return age < 2 * day ? well('Backup', figure, madeAt) : unwell('Backup', 'warning', figure, mend, madeAt);
}

/** @param free bytes, on the disk with the files or the embedded database */
export function judgeSpace(folder: string, free: number): HealthPart {
  const figure = `${folder} can be written, ${gigabytes(free)} free`;
  if (free >= 1e9) return well('Data folder', figure);
  return unwell('Data folder', free < 2e8 ? 'fault' : 'warning', figure, 'Free some space on its disk.');
}

/** A standby's state: whether it is one, and its replay lag in bytes of WAL. */
export function judgeReplica(inRecovery: boolean, behind: number): HealthPart {
  if (!inRecovery) {
    const mend = 'It was promoted, or never was one. Make a new standby, or unset DATABASE_REPLICA_URL.';
    return unwell('Replica', 'warning', 'is no standby: the primary answers everything', mend);
  }
  const figure = `${(Math.max(0, behind) / 1e6).toFixed(1)} MB behind`;
  if (behind < 16e6) return well('Replica', figure);
  const mend = 'Until then, lists and reports go to the primary. Is the standby connected, and its disk fast enough?';
  return unwell('Replica', 'warning', figure, mend);
}
