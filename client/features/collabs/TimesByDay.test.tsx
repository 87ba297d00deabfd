import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../test/render';
import { TimesByDay } from './TimesByDay';

const slot = (day: number, hour: number, placesLeft = 1) => ({
  id: `${day}-${hour}`,
  startsAt: `2027-03-${day}T${hour}:00:00.000Z`,
  capacity: 1,
  placesLeft,
});
const hours = [12, 13, 14, 15, 16];
const many = [...hours.map((hour) => slot(10, hour, 0)), ...hours.map((hour) => slot(11, hour, hour === 12 ? 0 : 1))];

function Page({ slots = many }) {
  const [value, setValue] = useState('');
  return <TimesByDay slots={slots} wait={null} value={value} onChange={setValue} onWait={undefined} />;
}

it('asks for the day first where there are many times, beginning with the first that has a place', async () => {
  const { user } = renderPage(<Page />);
  const day = screen.getByLabelText('Day');
  expect(day).toHaveDisplayValue('Thu\u00a011\u00a0Mar, 4 times');
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await user.click(screen.getByRole('radio', { name: /^Thu\u00a011\u00a0Mar, 13:00/ }));
  await user.selectOptions(day, screen.getByRole('option', { name: 'Wed\u00a010\u00a0Mar, full' }));
  expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).checked)).toEqual(hours.map(() => false));
  await user.selectOptions(day, screen.getByRole('option', { name: 'Thu\u00a011\u00a0Mar, 4 times' }));
  expect(screen.getByRole('radio', { name: /^Thu\u00a011\u00a0Mar, 13:00/ })).not.toBeChecked();
}); // prettier-ignore

it('shows a few times at once', () => {
  renderPage(<Page slots={many.slice(3, 7)} />);
  expect(screen.queryByLabelText('Day')).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});
