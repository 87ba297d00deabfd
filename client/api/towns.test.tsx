import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { cityLabel } from '../../server/contract/lists/labels';
import { pointOf } from '../../server/contract/lists/places';
import { serve } from '../test/server';
import { york } from '../../test/support/towns';
import { call } from './client';
import { useTowns } from './towns';

const cities = '/api/v1/offers/cities';
const told = `/api/v1/towns?ids=${york.id}`;
const answer = { body: { items: [{ city: york.id, count: 2 }] } };

it('an answer comes with the towns it names, and each is fetched once', async () => {
  const requests = serve({ [cities]: answer, [told]: { body: { items: [york] } } });
  await Promise.all([call('GET /api/v1/offers/cities'), call('GET /api/v1/offers/cities')]);
  expect([cityLabel(york.id), pointOf(york.id)]).toEqual(['York', { lat: 53.958, lng: -1.083 }]);
  await call('GET /api/v1/offers/cities');
  expect(requests.filter(({ path }) => path === told)).toHaveLength(1);
});

it('knows a town that only the address mentions', async () => {
  serve({ [`/api/v1/offers?city=${york.id}`]: { body: { items: [] } }, [told]: { body: { items: [york] } } });
  await call('GET /api/v1/offers', { query: { city: york.id } });
  expect(cityLabel(york.id)).toBe('York');
});

it('an answer comes through though nobody can say what the town is called', async () => {
  serve({ [cities]: answer });
  expect(await call('GET /api/v1/offers/cities')).toEqual(answer.body);
  expect(cityLabel(york.id)).toBe('Global');
});

it('what shows towns is shown again when there are more', async () => {
  const Town = () => {
    useTowns();
    return <p>{cityLabel(york.id)}</p>;
  };
  serve({ [cities]: answer, [told]: { body: { items: [york] } } });
  render(<Town />);
  expect(screen.getByText('Global')).toBeVisible();
  await act(() => call('GET /api/v1/offers/cities'));
  expect(screen.getByText('York')).toBeVisible();
});
