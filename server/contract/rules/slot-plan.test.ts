import { describe, expect, it } from '@jest/globals';
import { byName } from './by-name.js';
import { londonTimeAt } from './london-time.js';
import { alwaysClosed, type OpeningHours, weekdays } from './opening-hours.js';
import { plannedSlots, type SlotPlan } from './slot-plan.js';

const hours: OpeningHours = {
  ...alwaysClosed,
  friday: [
    { from: '12:00', to: '15:00' },
    { from: '18:00', to: '23:00' },
  ],
  saturday: [{ from: '22:00', to: '03:00' }],
};
const plan: SlotPlan = { days: weekdays, everyMinutes: 120, weeks: 1, from: '', until: '', blackoutDates: [] };
const monday = new Date('2027-03-22T10:00:00Z');
const at = (more: Partial<SlotPlan>, now = monday) => plannedSlots(hours, { ...plan, ...more }, now).map((moment) => moment.toISOString().slice(0, 16)); // prettier-ignore

describe('the times of a plan', () => {
  it('begin within the opening hours, and end before the venue closes', () => {
    expect(at({ days: ['friday'] })).toEqual(['2027-03-26T12:00', '2027-03-26T18:00', '2027-03-26T20:00']);
  });

  it('keep to the wanted days and times of the day', () => {
    expect(at({ days: ['monday'] })).toEqual([]);
    expect(at({ days: ['friday'], from: '17:00', until: '20:00' })).toEqual(['2027-03-26T18:00']);
  });

  it('leave out what is blacked out, and begin tomorrow', () => {
    expect(at({ days: ['friday'], weeks: 2, blackoutDates: ['2027-03-26'] })).toEqual([
      '2027-04-02T11:00', '2027-04-02T17:00', '2027-04-02T19:00',
    ]); // prettier-ignore
    expect(at({ days: ['friday'] }, new Date('2027-03-26T00:30:00Z'))).toHaveLength(3); // the Friday after
  });

  it('continue past midnight, and leave out the hour that the clocks skip', () => {
    expect(at({ days: ['saturday'], everyMinutes: 60 })).toEqual([
      '2027-03-27T22:00', '2027-03-27T23:00', '2027-03-28T00:00', '2027-03-28T01:00',
    ]); // prettier-ignore
  });

  describe('of a bar that opens from ten to four', () => {
    const bar: OpeningHours = { ...alwaysClosed, saturday: [{ from: '22:00', to: '04:00' }] };
    const january = new Date('2027-01-11T10:00:00Z');
    const inBar = (more: Partial<SlotPlan>, now = january) =>
      plannedSlots(bar, { ...plan, ...more }, now).map((moment) => londonTimeAt(moment).time);

    it.each<[Partial<SlotPlan>, string[]]>([
      [{}, ['22:00', '00:00', '02:00']],
      [{ from: '22:00', until: '04:00' }, ['22:00', '00:00', '02:00']],
      [{ from: '18:00', until: '05:00' }, ['22:00', '00:00', '02:00']],
      [{ from: '23:00', until: '02:00' }, ['00:00']],
      [{ from: '00:00', until: '03:00' }, ['00:00', '02:00']],
      [{ from: '23:00' }, ['00:00', '02:00']],
      [{ from: '01:00' }, ['02:00']],
      [{ until: '02:00' }, ['22:00', '00:00']],
      [{ until: '20:00' }, []],
      [{ blackoutDates: ['2027-01-16'] }, []],
      [{ blackoutDates: ['2027-01-17'] }, ['22:00', '00:00', '02:00']],
    ])('for %j are %j', (more, times) => expect(inBar(more)).toEqual(times));

    it('are by the clock on the wall in the nights in which the clocks change', () => {
      const hourly = { everyMinutes: 60 };
      expect(inBar(hourly, monday)).toEqual(['22:00', '23:00', '00:00', '02:00', '03:00']);
      expect(inBar(hourly, new Date('2027-10-25T10:00:00Z'))).toEqual([
        '22:00',
        '23:00',
        '00:00',
        '01:00',
        '02:00',
        '03:00',
      ]);
    });
  });

  it('go round the clock where it never closes', () => {
    const always: OpeningHours = byName(weekdays, () => [{ from: '00:00', to: '00:00' }]);
    const times = (more: Partial<SlotPlan>) =>
      plannedSlots(always, { ...plan, days: ['saturday'], everyMinutes: 180, ...more }, monday)
        .map((moment) => londonTimeAt(moment).time); // prettier-ignore
    expect(times({})).toEqual(['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00']);
    expect(times({ from: '21:00', until: '03:00' })).toEqual(['00:00', '21:00']);
  });
});
