import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cityLabel } from '../../../../server/contract/lists/labels';
import { mainCities } from '../../../../server/contract/lists/places';
import { renderPage } from '../../../test/render';
import { asStaff, listAt, serve } from '../../../test/server';
import { GrowingNames } from './GrowingNames';

const path = '/api/v1/admin/list-additions';
const all = listAt(path, 1_000);
const york = {
  id: 'brand-cities.york',
  list: 'brand-cities',
  option: 'york',
  label: 'York',
  lat: 53.96,
  lng: -1.08,
  withdrawn: false,
};
const cities = <GrowingNames list="brand-cities" options={mainCities} title="Brand cities" one="a city" />;

it('R444: a city is added with its place, then called otherwise, withdrawn and brought back', async () => {
  let items = [] as (typeof york)[];
  const requests = serve({
    ...asStaff('super-user'),
    [all]: () => ({ body: items }),
    [path]: () => {
      items = [york];
      return { status: 201, body: york };
    },
    [`${path}/brand-cities.york`]: (body) => {
      items = [{ ...items[0]!, ...(body as object) }];
      return { body: items[0] };
    },
  });
  const { user } = renderPage(cities);
  await user.click(await screen.findByRole('button', { name: 'Add a city' }));
  const form = within(screen.getByRole('form', { name: 'Add a city' }));
  await user.type(form.getByLabelText('Name'), 'York');
  await user.type(form.getByLabelText('Coordinates of its centre'), 'north');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText(/^Please enter two coordinates/)).toBeVisible();
  await user.clear(form.getByLabelText('Coordinates of its centre'));
  await user.type(form.getByLabelText('Coordinates of its centre'), '53.96, -1.08');
  await user.click(form.getByRole('button', { name: 'Add' }));
  const added = within(await screen.findByRole('list', { name: 'Brand cities added by staff' }));
  expect(added.getByText('York')).toBeVisible();
  const point = { lat: 53.96, lng: -1.08 };
  expect(requests).toContainEqual({ path, body: { list: 'brand-cities', label: 'York', point } });
  expect(cityLabel('york')).toBe('York');

  await user.click(added.getByRole('button', { name: 'Rename York' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Old York');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await added.findByRole('button', { name: 'Withdraw Old York' }));
  await user.click(await added.findByRole('button', { name: 'Bring back Old York' }));
  expect(await added.findByRole('button', { name: 'Withdraw Old York' })).toBeVisible();
});

it('says in place why a name is refused', async () => {
  const says = 'London is already in this list.';
  serve({
    ...asStaff('super-user'),
    [all]: { body: [] },
    [path]: { status: 409, body: { detail: says, errors: { label: says } } },
  });
  const { user } = renderPage(cities);
  await user.click(await screen.findByRole('button', { name: 'Add a city' }));
  await user.type(screen.getByLabelText('Name'), 'London');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(says)).toBeVisible();
});

it('who may not change it only reads', async () => {
  serve({ ...asStaff('operations'), [all]: { body: [york] } });
  renderPage(cities);
  expect(await screen.findByText('York')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
