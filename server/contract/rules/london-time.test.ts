import { describe, expect, it } from '@jest/globals';
import { londonTimeAt, momentOf } from './london-time.js';

describe('momentOf', () => {
  it('reads winter time as UTC and summer time as an hour before it', () => {
    expect(momentOf({ date: '2027-01-15', time: '19:30' })?.toISOString()).toBe('2027-01-15T19:30:00.000Z');
    expect(momentOf({ date: '2027-07-15', time: '19:30' })?.toISOString()).toBe('2027-07-15T18:30:00.000Z');
  });

  it('is right on the days when the clocks change', () => {
    expect(momentOf({ date: '2027-03-28', time: '00:30' })?.toISOString()).toBe('2027-03-28T00:30:00.000Z');
    expect(momentOf({ date: '2027-03-28', time: '09:00' })?.toISOString()).toBe('2027-03-28T08:00:00.000Z');
    expect(momentOf({ date: '2027-10-31', time: '09:00' })?.toISOString()).toBe('2027-10-31T09:00:00.000Z');
  });

  it('knows no moment for an empty field', () => {
    expect(momentOf({ date: '', time: '19:30' })).toBeNull();
    expect(momentOf({ date: '2027-01-15', time: '' })).toBeNull();
  });

  it('turns back into what the fields held', () => {
    const shown = { date: '2027-07-15', time: '19:30' };
    expect(londonTimeAt(momentOf(shown)!)).toEqual(shown);
  });
});
