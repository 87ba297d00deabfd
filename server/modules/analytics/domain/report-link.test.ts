import type { Actor } from '../../../shared/kernel/index.js';
import { isOpen, makeLink, periodOfLink, revokeLink } from './report-link.js';

const now = new Date('2027-01-15T12:00:00Z');
const brand: Actor = { userId: 'u1', role: 'brand', profile: { type: 'brand', uid: 'b1' } };
const wanted = { title: ' For the board ', period: { rollingDays: 30 }, withCosts: false, daysValid: 7 } as const;
const [link] = makeLink('b1', wanted, 'hash', brand, now);

test('R434: a live report is open until the very moment at which it expires', () => {
  const end = new Date('2027-01-22T12:00:00Z');
  expect(link).toMatchObject({ title: 'For the board', expiresAt: end });
  expect([isOpen(link, now), isOpen(link, new Date(end.getTime() - 1)), isOpen(link, end)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('it shows the days up to the one on which it is read, or the days that were named', () => {
  expect(periodOfLink(link, new Date('2027-01-20T12:00:00Z'))).toMatchObject({ from: '2026-12-22', to: '2027-01-20' });
  const [fixed] = makeLink('b1', { ...wanted, period: { from: '2026-12-01', to: '2026-12-31' } }, 'hash', brand, now);
  expect(periodOfLink(fixed, now)).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
});

test('R434: it is revoked once, by the brand alone', () => {
  const [revoked, event] = revokeLink(link, brand, now)!;
  expect(isOpen(revoked, now)).toBe(false);
  expect(event.name).toBe('report-link.revoked');
  expect(revokeLink(revoked, brand, now)).toBeNull();
  const stranger: Actor = { ...brand, profile: { type: 'brand', uid: 'b2' } };
  expect(() => revokeLink(link, stranger, now)).toThrow(expect.objectContaining({ code: 'analytics/link-not-found' }));
});
