import type { Actor } from '../../../shared/kernel/index.js';
import {
  longestOfflineMs,
  maxContextBytes,
  momentOfId,
  momentToldBy,
  usageEvent,
  usageStepOf,
  usageStepsOf,
  wholeMonths,
} from './usage-event.js';
import { periodOf } from './period.js';

const now = new Date('2027-01-15T12:00:00Z');
const brand: Actor = { userId: 'u1', role: 'brand', profile: { type: 'brand', uid: 'b1' } };

test('an event is the session’s: person, profile and time', () => {
  expect(usageEvent('page_view', { target_name: 'Home' }, brand, now)).toMatchObject({
    name: 'page_view',
    context: { target_name: 'Home' },
    userId: 'u1',
    profileUid: 'b1',
    profileType: 'brand',
    occurredAt: now,
  });
});

test.each([
  ['admin', 'admin'],
  ['guest', 'guest'],
] as const)('without a profile, %s counts as themselves', (role, profileType) => {
  expect(usageEvent('page_view', {}, { userId: 'u1', role }, now)).toMatchObject({ profileUid: 'u1', profileType });
});

test('R403: the page’s address is kept without its secrets', () => {
  const { context } = usageEvent(
    'page_view',
    { target_uid: '/app/quick-login?token=secret', target_type: 'page' },
    brand,
    now,
  );

  expect(context).toEqual({ target_uid: '/app/quick-login', target_type: 'page' });
});

test('R395: up to 16 kB are taken, and no more', () => {
  const room = maxContextBytes - JSON.stringify({ text: '' }).length;

  expect(() => usageEvent('e', { text: 'x'.repeat(room) }, brand, now)).not.toThrow();
  expect(() => usageEvent('e', { text: 'x'.repeat(room + 1) }, brand, now)).toThrow(
    expect.objectContaining({ code: 'analytics/too-large' }),
  );
});

test('an id carries when it happened, wherever it was made', () => {
  const given = '01890000-0000-7abc-8def-000000000001';
  const { id } = usageEvent('e', {}, brand, now, given);

  expect(momentOfId(id)).toEqual(now);
  expect(id.slice(14)).toBe(given.slice(14));
  expect(usageEvent('e', {}, brand, now, given).id).toBe(id);
});

test.each([
  ['a minute ago', -60_000, -60_000],
  ['a week ago', -longestOfflineMs, -longestOfflineMs],
  ['longer ago', -longestOfflineMs - 1, 0],
  ['by a clock that is a little ahead', 30_000, 30_000],
  ['by a clock that is wrong', 3_600_000, 0],
])('R393: what a page tells of %s is believed as far as it can be', (_, toldMs, keptMs) => {
  const { id } = usageEvent('e', {}, brand, new Date(now.getTime() + toldMs));

  expect(momentToldBy(id, now)).toEqual(new Date(now.getTime() + keptMs));
});

test.each([
  ['2027-01-05', '2027-01-05', 'hour', 24],
  ['2027-03-28', '2027-03-28', 'hour', 23], // the clocks go forward
  ['2027-10-31', '2027-10-31', 'hour', 24], // one o’clock occurs twice and is one step
  ['2027-01-05', '2027-01-06', 'hour', 48],
  ['2027-01-05', '2027-01-07', 'day', 3],
  ['2027-01-01', '2027-06-30', 'week', 27],
  ['2026-01-01', '2027-06-30', 'month', 18],
])('R443: from %s to %s usage is looked at by the %s: %i of them', (from, to, step, steps) => {
  const period = periodOf(from, to);

  expect(usageStepOf(period)).toBe(step);
  expect(usageStepsOf(period)).toHaveLength(steps);
});

test('hours are London’s', () => {
  expect(usageStepsOf(periodOf('2027-07-05', '2027-07-05'))[0]).toBe('2027-07-05T00:00');
});

test.each([
  ['2027-01-01', '2027-01-31', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'],
  ['2027-01-02', '2027-04-29', '2027-02-01T00:00:00Z', '2027-03-31T23:00:00Z'],
  ['2027-01-31', '2027-02-28', '2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z'],
  ['2026-12-15', '2027-01-31', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'],
])('from %s to %s holds the months from %s up to %s', (from, to, first, last) => {
  expect(wholeMonths(periodOf(from, to))).toEqual([new Date(first), new Date(last)]);
});

test.each([
  ['2027-01-02', '2027-02-27'],
  ['2027-01-05', '2027-01-20'],
])('from %s to %s holds none', (from, to) => {
  const period = periodOf(from, to);

  expect(wholeMonths(period)).toEqual([period.endsBefore, period.endsBefore]);
});
