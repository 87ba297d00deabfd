import { isStaffed, staffedAgainAt } from './live-chat.js';

const hours = { from: '09:00', to: '18:00' };

test.each([
  ['2027-01-15T09:00:00Z', true, null], // a Friday
  ['2027-01-15T17:59:00Z', true, null],
  ['2027-01-15T18:00:00Z', false, '2027-01-18T09:00:00Z'],
  ['2027-01-16T12:00:00Z', false, '2027-01-18T09:00:00Z'],
  ['2027-01-18T08:59:00Z', false, '2027-01-18T09:00:00Z'],
  ['2027-03-26T18:30:00Z', false, '2027-03-29T08:00:00Z'], // the clocks go forward in between
  ['2027-06-15T08:30:00Z', true, null], // London is an hour ahead of UTC in summer
])('at %s someone is there: %s', (moment, staffed, again) => {
  expect(isStaffed(hours, new Date(moment))).toBe(staffed);
  expect(staffedAgainAt(hours, new Date(moment))).toEqual(again && new Date(again));
});
