import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { renderPage } from '../../test/render';
import { newTime, type OfferForm } from './offer-form';
import { eveningsNextWeek, TimesField } from './TimesField';

describe('eveningsNextWeek', () => {
  it.each(['2027-03-01T09:00:00Z', '2027-03-07T22:00:00Z'])('gives three evenings of the week after %s', (now) => {
    expect(eveningsNextWeek(new Date(now))).toEqual([
      { date: '2027-03-09', time: '19:00' },
      { date: '2027-03-10', time: '19:00' },
      { date: '2027-03-11', time: '19:00' },
    ]);
  });
});

describe('a long list of times', () => {
  const on = (date: string, hour: number, booked = 0) => ({ ...newTime, date, time: `${hour}:00`, booked });
  const hours = [12, 13, 14, 15, 16];
  const times = [...hours.map((hour) => on('2027-03-09', hour)), ...hours.map((hour) => on('2027-03-10', hour, hour === 12 ? 2 : 0))];

  function Page() {
    return (
      <FormProvider {...useForm<Pick<OfferForm, 'times'>>({ defaultValues: { times } })}>
        <TimesField />
      </FormProvider>
    );
  }

  it('is folded by day, and a day is removed at once', async () => {
    const { user } = renderPage(<Page />);
    expect(screen.getByRole('group', { name: 'Tue 9 Mar' })).toHaveTextContent('12:00, 13:00, 14:00, 15:00, 16:00');
    expect(screen.queryByLabelText('Date')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change Wed 10 Mar' }));
    const day = within(screen.getByRole('group', { name: 'Wed 10 Mar' }));
    expect(day.getAllByLabelText('Date')).toHaveLength(5);
    expect(day.getByText('2 booked')).toBeVisible();
    expect(day.queryByRole('button', { name: 'Remove time 6' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Tue 9 Mar' }));
    expect(screen.queryByRole('group', { name: 'Tue 9 Mar' })).toBeNull();
    expect(screen.getAllByLabelText('Date')).toHaveLength(5);
  });

  it('is removed as a whole, except for what is booked', async () => {
    const { user } = renderPage(<Page />);
    await user.click(screen.getByRole('button', { name: 'Remove all unbooked times' }));
    expect(screen.getAllByLabelText('Date')).toHaveLength(1);
    expect(screen.getByText('2 booked')).toBeVisible();
  });
}); // prettier-ignore
