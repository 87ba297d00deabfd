import { expect, test } from '@jest/globals';
import { DateField, dayToType, dayTyped, TimeField, timeTyped } from './moment-fields';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../test/render';

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

function Visit() {
  const [day, setDay] = useState('2027-03-04');
  const [time, setTime] = useState('');
  return (
    <>
      <DateField label="Day" value={day} onChange={setDay} />
      <TimeField label="Time" value={time} onChange={setTime} />
      <button onClick={() => setDay('2027-12-31')}>The last day</button>
      <p>
        {day || 'no day'} {time || 'no time'}
      </p>
    </>
  );
}

test('a day is read with the day first, and shown that way once it is left', async () => {
  const user = userEvent.setup();
  renderPart(<Visit />);
  const day = screen.getByLabelText('Day');
  expect(day).toHaveValue('04/03/2027');
  await user.clear(day);
  await user.type(day, '5.4.2027');
  expect(screen.getByText(/^2027-04-05/)).toBeVisible();
  await user.tab();
  expect(day).toHaveValue('05/04/2027');
  await user.click(screen.getByRole('button', { name: 'The last day' }));
  expect(day).toHaveValue('31/12/2027');
});

test('what is no day is kept as it was typed, and says what would be one', async () => {
  const user = userEvent.setup();
  renderPart(<Visit />);
  const day = screen.getByLabelText('Day');
  await user.clear(day);
  await user.type(day, '31/02/2027');
  expect(screen.getByText(/^no day/)).toBeVisible();
  expect(day).toBeValid();
  await user.tab();
  expect(day).toHaveValue('31/02/2027');
  expect(day).toHaveAccessibleDescription('Enter a date like 04/03/2027.');
});

test('a time has 24 hours, however it was typed', async () => {
  const user = userEvent.setup();
  renderPart(<Visit />);
  await user.type(screen.getByLabelText('Time'), '7.30pm');
  await user.tab();
  expect(screen.getByLabelText('Time')).toHaveValue('19:30');
  expect(screen.getByText(/19:30$/)).toBeVisible();
});
