import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../test/render';
import { DateField, TimeField } from './moment-fields';

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
