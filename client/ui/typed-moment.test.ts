import { expect, test } from '@jest/globals';
import { dayToType, dayTyped, timeTyped } from './typed-moment';

test.each([
  ['04/03/2027', '2027-03-04'],
  ['4.3.2027', '2027-03-04'],
  ['04032027', '2027-03-04'],
  [' 4 March 2027', '2027-03-04'],
  ['4-mar-2027', '2027-03-04'],
  ['2027-03-04', '2027-03-04'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', ''],
  ['03/13/2027', ''],
  ['4/3/27', ''],
  ['4/3', ''],
  ['4 Nevember 2027', ''],
  ['', ''],
])('the day in “%s” is “%s”', (text, day) => expect(dayTyped(text)).toBe(day));

test('a day is written with the day first', () => {
  expect(dayToType('2027-03-04')).toBe('04/03/2027');
  expect(dayToType('')).toBe('');
});

test.each([
  ['19:30', '19:30'],
  ['1930', '19:30'],
  ['7.30pm', '19:30'],
  ['7 PM', '19:00'],
  ['12am', '00:00'],
  ['12:15 pm', '12:15'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['24:00', ''],
  ['19:60', ''],
  ['13pm', ''],
  ['half past', ''],
  ['', ''],
])('the time in “%s” is “%s”', (text, time) => expect(timeTyped(text)).toBe(time));
