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

  it('R446: follow London’s clocks over the change to summer time', () => {
    const times = callTimes(new Date('2026-03-26T12:00:00Z')); // the Thursday before the clocks go forward

    expect(times.at(0)).toEqual(new Date('2026-03-27T09:30:00Z'));
    expect(times.at(15)).toEqual(new Date('2026-03-30T08:30:00Z'));
  });

  it('R446: leave out bank holidays', () => {
    const days = new Set(callTimes(new Date('2026-12-23T12:00:00Z')).map((time) => time.toISOString().slice(0, 10)));

    expect([...days].slice(0, 4)).toEqual(['2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31']);
    expect(days.size).toBe(10);
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
