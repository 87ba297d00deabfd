import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { renderPage } from '../test/render';
import { serve } from '../test/server';
import { york } from '../../test/support/towns';
import { CityField } from './CityField';

const bath = { ...york, id: 'bath', label: 'Bath', within: null, country: null };
const path = '/api/v1/towns?list=influencer-cities&q=';
const sent = jest.fn<(form: object) => void>();

function Page({ city = '' }) {
  const form = useForm({ defaultValues: { city } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((values) => sent(values))(event)}>
        <CityField list="influencer-cities" name="city" unchosen="Please choose" />
        <button>Send</button>
      </form>
    </FormProvider>
  );
}

function open(city?: string) {
  serve({
    [`/api/v1/towns?ids=${york.id}`]: { body: { items: [york] } },
    [`${path}york`]: { body: { items: [york] } },
    [`${path}bath`]: { body: { items: [bath] } },
    [`${path}yrok`]: { body: { items: [] } },
  });
  return renderPage(<Page city={city} />).user;
}

afterEach(() => {
  sent.mockClear();
});

it.each([
  ['York', york.id],
  ['Bath', 'bath'],
])('R337: people in %s, which isn’t in the list, find it by name', async (label, city) => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'My town isn’t listed' }));
  await user.type(screen.getByLabelText('Town'), label.toLowerCase());
  const list = within(await screen.findByRole('list', { name: 'Towns found' }));
  await user.click(list.getByRole('button', { name: new RegExp(`^${label}`) }));
  expect(screen.getByLabelText('City')).toHaveDisplayValue(label);
  expect(screen.queryByLabelText('Town')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith({ city });
});

it('Enter chooses the first and does not send the form', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'My town isn’t listed' }));
  await user.type(screen.getByLabelText('Town'), 'york');
  await screen.findByRole('list', { name: 'Towns found' });
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('City')).toHaveDisplayValue('York');
  expect(screen.getByRole('button', { name: 'My town isn’t listed' })).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

it('keeps the town that was chosen before while another is looked for', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'My town isn’t listed' }));
  await user.type(screen.getByLabelText('Town'), 'york');
  await screen.findByRole('list', { name: 'Towns found' });
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'My town isn’t listed' }));
  await user.type(screen.getByLabelText('Town'), 'bath');
  await screen.findByRole('button', { name: 'Bath' });
  expect(screen.getByLabelText('City')).toHaveDisplayValue('York');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ city: york.id }));
});

it('shows a town that nothing but the form has named', async () => {
  const user = open(york.id);
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveDisplayValue('York'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith({ city: york.id });
});

it('says that no such town is known', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'My town isn’t listed' }));
  await user.type(screen.getByLabelText('Town'), 'yrok');
  expect(await screen.findByText(/^We can’t find a town with this name/)).toBeVisible();
});
