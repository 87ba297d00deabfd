import { describe, expect, it } from '@jest/globals';
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

  it('go on past midnight, and leave out the hour that the clocks skip', () => {
    expect(at({ days: ['saturday'], everyMinutes: 60 })).toEqual([
      '2027-03-27T22:00', '2027-03-27T23:00', '2027-03-28T00:00', '2027-03-28T01:00',
    ]); // prettier-ignore
  });
});
