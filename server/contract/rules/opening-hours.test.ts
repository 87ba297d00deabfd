import { alwaysClosed, openingHoursFaults, openingHoursInWords, type OpeningHours, weekdays } from './opening-hours.js';

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
  ['Closed', {}],
  ['Every day 09:00–17:00', Object.fromEntries(weekdays.map((day) => [day, [span('09:00', '17:00')]]))],
  ['Mon 12:00–15:00 and 18:00–23:00', { monday: [span('12:00', '15:00'), span('18:00', '23:00')] }],
  ['Tue–Wed 12:00–22:00, Fri 12:00–01:00', { tuesday: [span('12:00', '22:00')], wednesday: [span('12:00', '22:00')], friday: [span('12:00', '01:00')] }],
])('in words: %s', (words, hours) => expect(openingHoursInWords(open(hours))).toBe(words)); // prettier-ignore
