import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { renderPage } from '../../../test/render';
import { brand, serve, sessionOf } from '../../../test/server';
import { MapPointField } from './MapPointField';
import { formOf, type VenueForm } from './venue-form';

const door = { label: '3 Stonegate', within: 'York, England', lat: 53.961, lng: -1.083, exact: true };
const other = { ...door, label: 'Stonegate', within: 'Surrey, England', lat: 51.03, lng: 0.36 };
const middle = { label: 'York', within: 'North Yorkshire', lat: 53.958, lng: -1.082, exact: false };

class WatchedSize {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => void Object.assign(globalThis, { ResizeObserver: WatchedSize }));

function Form({ address }: { address: string }) {
  const form = useForm<VenueForm>({ defaultValues: { ...formOf(undefined, 'leeds'), address } });
  return (
    <FormProvider {...form}>
      <MapPointField />
    </FormProvider>
  );
}

async function put(address: string, answer: { status?: number; body?: object }) {
  const asked = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/places?q=3+Stonegate&city=leeds': answer,
    '/api/v1/places?q=Leeds&city=leeds': answer,
  });
  const { user } = renderPage(<Form address={address} />);
  await user.click(screen.getByRole('button', { name: 'Put it on the map' }));
  await screen.findByRole('application', { name: 'Where the venue is' });
  return { user, asked: asked.map(({ path }) => path) };
}
const coordinates = () => screen.getByLabelText('Coordinates');

test('an address is found on the map, and the form says what was found and by whom', async () => {
  const { user, asked } = await put('3 Stonegate', { body: { places: [door], source: 'OpenStreetMap' } });
  expect(asked).toContain('/api/v1/places?q=3+Stonegate&city=leeds');
  expect(coordinates()).toHaveValue('53.96100, -1.08300');
  expect(
    screen.getByText('We found 3 Stonegate, York, England. Move the pin if your door is elsewhere.'),
  ).toBeVisible();
  expect(screen.getByText('Places: OpenStreetMap')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take it off the map' }));
  expect(screen.getByRole('button', { name: 'Put it on the map' })).toBeVisible();
});

test('the middle of a town is said to be only that', async () => {
  await put('', { body: { places: [middle], source: 'GeoNames' } });
  expect(screen.getByText('This is the middle of York. Move the pin to your door.')).toBeVisible();
});

test('among several places the person chooses', async () => {
  const { user } = await put('3 Stonegate', { body: { places: [door, other], source: 'OpenStreetMap' } });
  const places = within(screen.getByRole('list', { name: 'Places found' }));
  expect(places.getByRole('button', { name: '3 Stonegate, York, England', pressed: true })).toBeVisible();
  await user.click(places.getByRole('button', { name: 'Stonegate, Surrey, England', pressed: false }));
  expect(coordinates()).toHaveValue('51.03000, 0.36000');
  expect(places.getByRole('button', { name: 'Stonegate, Surrey, England', pressed: true })).toBeVisible();
});

test.each([
  [
    'nothing is found',
    { body: { places: [], source: 'GeoNames' } },
    'We couldn’t find this address. Move the pin to your door.',
  ],
  [
    'the search fails',
    { status: 429, body: { code: 'request/too-many', detail: 'Please wait a minute.' } },
    'Please wait a minute.',
  ],
])('where %s, the pin is in the middle of the chosen city, to be moved by hand', async (_, answer, words) => {
  await put('3 Stonegate', answer);
  expect(coordinates()).toHaveValue('53.80000, -1.54900');
  expect(screen.getByText(words)).toBeVisible();
});
