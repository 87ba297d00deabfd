import { describe, expect, it } from '@jest/globals';
import { eveningsNextWeek } from './TimesField';

describe('eveningsNextWeek', () => {
  it.each(['2027-03-01T09:00:00Z', '2027-03-07T22:00:00Z'])('gives three evenings of the week after %s', (now) => {
    expect(eveningsNextWeek(new Date(now))).toEqual([
      { date: '2027-03-09', time: '19:00' },
      { date: '2027-03-10', time: '19:00' },
      { date: '2027-03-11', time: '19:00' },
    ]);
  });
});
