import type { Actor } from '../../../shared/kernel/index.js';
import { longestOfflineMs, maxContextBytes, momentOfId, momentToldBy, usageEvent } from './usage-event.js';

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
