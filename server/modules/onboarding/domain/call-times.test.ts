import { callTimes, isCallTime } from './call-times.js';

const friday = new Date('2026-11-20T15:00:00Z');

describe('the times of calls', () => {
  it('R446: are 15 half hours a day, from 09:30 to 17:00, on the next ten working days', () => {
    const times = callTimes(friday);

    expect(times).toHaveLength(150);
    expect(times.at(0)).toEqual(new Date('2026-11-23T09:30:00Z')); // not tomorrow, which is a Saturday
    expect(times.at(14)).toEqual(new Date('2026-11-23T16:30:00Z'));
    expect(times.at(15)).toEqual(new Date('2026-11-24T09:30:00Z'));
    expect(times.at(-1)).toEqual(new Date('2026-12-04T16:30:00Z'));
    expect(times.map((time) => time.getUTCDay()).filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
  });

  it('follow London’s clocks over the change to summer time', () => {
    const times = callTimes(new Date('2027-03-25T12:00:00Z')); // the Thursday before the clocks go forward

    expect(times.at(0)).toEqual(new Date('2027-03-26T09:30:00Z'));
    expect(times.at(15)).toEqual(new Date('2027-03-29T08:30:00Z'));
  });

  it('begin with tomorrow in London, even when it is still today in UTC', () => {
    const lateOnSunday = new Date('2026-07-05T23:30:00Z'); // Monday 00:30 in London

    expect(callTimes(lateOnSunday).at(0)).toEqual(new Date('2026-07-07T08:30:00Z'));
  });

  it.each([
    ['2026-11-23T09:30:00Z', true],
    ['2026-11-23T09:30:01Z', false],
    ['2026-11-23T17:00:00Z', false],
    ['2026-11-21T10:00:00Z', false],
    ['2026-11-20T16:00:00Z', false],
    ['2026-12-07T09:30:00Z', false],
    ['nonsense', false],
  ])('%s is one of them: %s', (moment, expected) => {
    expect(isCallTime(new Date(moment), friday)).toBe(expected);
  });
});
