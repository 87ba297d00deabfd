import {
  alwaysClosed,
  openingDateAt,
  openingHoursFaults,
  openingHoursInWords,
  type OpeningHours,
  weekdays,
} from './opening-hours.js';

const span = (from: string, to: string) => ({ from, to });
const open = (hours: Partial<OpeningHours>): OpeningHours => ({ ...alwaysClosed, ...hours });

describe('hours that can be kept', () => {
  test.each<[string, OpeningHours]>([
    ['closed all week', alwaysClosed],
    ['lunch and dinner', open({ friday: [span('12:00', '15:00'), span('18:00', '23:00')] })],
    ['past midnight', open({ friday: [span('18:00', '02:00')], saturday: [span('02:00', '04:00')] })],
    ['round the clock', open(Object.fromEntries(weekdays.map((day) => [day, [span('00:00', '00:00')]])))],
    ['Sunday into Monday', open({ sunday: [span('20:00', '03:00')], monday: [span('03:00', '05:00')] })],
  ])('%s', (_, hours) => expect(openingHoursFaults(hours)).toEqual({}));
});

describe('hours that cannot', () => {
  test.each<[string, Partial<OpeningHours>, string[]]>([
    ['overlap', { monday: [span('12:00', '15:00'), span('14:00', '18:00')] }, ['monday']],
    ['run into the next day', { friday: [span('18:00', '03:00')], saturday: [span('02:00', '04:00')] }, ['saturday']],
    ['run from Sunday into Monday', { sunday: [span('20:00', '03:00')], monday: [span('02:00', '05:00')] }, ['monday']],
    ['are no times', { tuesday: [span('9:00', '17:00')], sunday: [span('24:00', '25:00')] }, ['tuesday', 'sunday']],
    ['are too many', { monday: ['06', '09', '12', '15'].map((hour) => span(`${hour}:00`, `${hour}:30`)) }, ['monday']],
  ])('%s', (_, hours, days) => expect(Object.keys(openingHoursFaults(open(hours)))).toEqual(days));
});

test.each<[string, Partial<OpeningHours>]>([
  ['No opening hours yet', {}],
  ['Every day 09:00–17:00', Object.fromEntries(weekdays.map((day) => [day, [span('09:00', '17:00')]]))],
  ['Mon 12:00–15:00 and 18:00–23:00', { monday: [span('12:00', '15:00'), span('18:00', '23:00')] }],
  ['Every day 24 hours', Object.fromEntries(weekdays.map((day) => [day, [span('00:00', '00:00')]]))],
  ['Fri 22:00–04:00, Sat 24 hours from 09:00', { friday: [span('22:00', '04:00')], saturday: [span('09:00', '09:00')] }],
  ['Tue–Wed 12:00–22:00, Fri 12:00–01:00', { tuesday: [span('12:00', '22:00')], wednesday: [span('12:00', '22:00')], friday: [span('12:00', '01:00')] }],
])('in words: %s', (words, hours) => expect(openingHoursInWords(open(hours))).toBe(words)); // prettier-ignore

describe('the evening that a moment belongs to', () => {
  const hours = open({ saturday: [span('22:00', '04:00')], sunday: [span('00:00', '00:00')] });

  test.each([
    ['2027-01-16T22:00:00Z', '2027-01-16'],
    ['2027-01-17T03:59:00Z', '2027-01-16'],
    ['2027-01-17T04:00:00Z', '2027-01-17'], // it has closed
    ['2027-01-18T00:30:00Z', '2027-01-18'], // a day of 24 hours ends at midnight
    ['2027-01-16T02:00:00Z', '2027-01-16'], // it was closed on Friday
    ['2027-03-28T02:30:00Z', '2027-03-27'], // half past three in British summer time
    ['2027-03-28T03:00:00Z', '2027-03-28'],
  ])('%s: %s', (moment, date) => expect(openingDateAt(hours, new Date(moment))).toBe(date));
});
