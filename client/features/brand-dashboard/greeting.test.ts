import { expect, it } from '@jest/globals';
import { greetingAt } from './BrandDashboardPage';

it('greets by the time of day in London, summer time included', () => {
  expect(greetingAt(new Date('2027-01-15T11:59:00Z'))).toBe('Good morning');
  expect(greetingAt(new Date('2027-07-15T11:00:00Z'))).toBe('Good afternoon');
  expect(greetingAt(new Date('2027-01-15T18:00:00Z'))).toBe('Good evening');
});
