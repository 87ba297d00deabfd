import {
  duration,
  judgeBackup,
  judgeClock,
  judgeConnections,
  judgeDatabase,
  judgeMigrations,
  judgeNode,
  judgeReplica,
  judgeSpace,
  judgeWork,
  judgeWorkers,
} from './health.js';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

const spring = new Date('2026-04-30T23:00:00Z');

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node.js %s is new enough', (version) =>
  expect(judgeNode(version, now, spring)).toMatchObject({ state: 'ok', mend: null, since: now }),
);

test.each(['18.20.4', '20.18.9'])('Node.js %s is too old, and we say what to install', (version) =>
  expect(judgeNode(version, now, spring).mend).toBe('Install Node.js 20.19 or later.'),
);

test('PostgreSQL 15 is new enough, 14 is not', () => {
  expect(judgeDatabase('15.20', now, now).state).toBe('ok');
  expect(judgeDatabase('14.9', now, now).mend).toBe('Update PostgreSQL to 15 or later.');
});

test('what gets no security fixes any more is a warning, from the day after the last', () => {
  const overdue = 'Node.js 20 has had no security fixes since 30 April 2026. Update to a version that gets them.';
  expect(judgeNode('20.20.2', now, new Date('2026-05-01T00:00:00Z'))).toMatchObject({
    state: 'warning',
    mend: overdue,
  });
  expect(judgeDatabase('15.20', now, new Date('2027-11-12T00:00:00Z'))).toMatchObject({ state: 'warning' });
  for (const newer of ['26.1.0', '99.0.0']) expect(judgeNode(newer, now, now).state).toBe('ok');
});

test('a database that has had every migration needs nothing', () =>
  expect(judgeMigrations(7, 7)).toEqual({
    name: 'Migrations',
    state: 'ok',
    figure: '7 of 7',
    since: null,
    mend: null,
  }));

test('a database behind the release is to be migrated, one ahead of it asks for a newer release', () => {
  expect(judgeMigrations(5, 7).mend).toContain('db:migrate');
  expect(judgeMigrations(8, 7).mend).toContain('newer release');
});

test('most of the connections taken is a warning before there are none left', () => {
  expect(judgeConnections(84, 100).state).toBe('ok');
  expect(judgeConnections(85, 100)).toMatchObject({ state: 'warning', figure: '85 of 100 in use' });
});

test('a clock two seconds away from the database, on either side, is a warning', () => {
  expect(judgeClock(1.9).state).toBe('ok');
  expect(judgeClock(-2)).toMatchObject({ state: 'warning', figure: '2.0 seconds apart from the database' });
});

describe('work', () => {
  it('may wait for a minute', () =>
    expect(judgeWork('Queue', { waiting: 3, givenUp: 0, lag: 59 }, now)).toMatchObject({
      state: 'ok',
      figure: '3 waiting, 0 given up',
      since: null,
    }));

  it('is late after a minute and stuck after ten, since the oldest should have begun', () => {
    const late = judgeWork('Outbox', { waiting: 3, givenUp: 0, lag: 60 }, now);
    expect(late).toMatchObject({ state: 'warning', figure: '3 waiting, the oldest 1 minute late, 0 given up' });
    expect(late.since).toEqual(ago(60));
    expect(judgeWork('Outbox', { waiting: 3, givenUp: 0, lag: 600 }, now).state).toBe('fault');
  });

  it('that was given up waits for someone', () =>
    expect(judgeWork('Queue', { waiting: 0, givenUp: 1, lag: 0 }, now).mend).toContain('--retry'));
});

test('without a worker nothing is done: a fault in production, a hint elsewhere', () => {
  expect(judgeWorkers(2, now, true)).toMatchObject({ state: 'ok', figure: '2 alive', since: null });
  expect(judgeWorkers(0, ago(120), true)).toMatchObject({ state: 'fault', since: ago(120) });
  expect(judgeWorkers(0, null, false).state).toBe('warning');
});

test('a backup is good for two days; none is needed outside production', () => {
  expect(judgeBackup(ago(86_400), now, true)).toMatchObject({ state: 'ok', figure: '1 day old' });
  expect(judgeBackup(ago(2 * 86_400), now, true)).toMatchObject({ state: 'warning', since: ago(2 * 86_400) });
  expect(judgeBackup(null, now, true).state).toBe('warning');
  expect(judgeBackup(null, now, false).state).toBe('ok');
});

test('a nearly full disk gives a warning first', () => {
  expect(judgeSpace('/data', 1e9)).toMatchObject({ state: 'ok', figure: '/data can be written, 1.0 GB free' });
  expect(judgeSpace('/data', 9e8).state).toBe('warning');
  expect(judgeSpace('/data', 1e8).state).toBe('fault');
});

test.each([
  [0, '0 seconds'],
  [1.5, '1 second'],
  [125, '2 minutes'],
  [3_600, '1 hour'],
  [200_000, '2 days'],
])('%s seconds are %s', (seconds, words) => expect(duration(seconds)).toBe(words));

test('a standby may be a segment behind; what was promoted is none', () => {
  expect(judgeReplica(true, 15e6)).toMatchObject({ state: 'ok', figure: '15.0 MB behind' });
  expect(judgeReplica(true, 16e6).state).toBe('warning');
  expect(judgeReplica(false, 0).mend).toContain('DATABASE_REPLICA_URL');
});
