import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mainCities } from '../../server/contract/lists/places';
import { cityLabel } from '../../server/contract/lists/labels';
import { renderPage } from '../test/render';
import { serve } from '../test/server';
import { NativeChoice } from '../ui/NativeChoice';
import { useLists } from './lists';

const york = { list: 'brand-cities', id: 'york', label: 'York', lat: 53.96, lng: -1.08, withdrawn: false };
const gone = { ...york, id: 'wells', label: 'Wells', withdrawn: true };

function Page() {
  useLists();
  return <NativeChoice label="City" all="All cities" options={mainCities} value="" onChange={() => undefined} />;
}

it('R444: what staff have added can be chosen; what they have withdrawn is only called by its name', async () => {
  serve({ '/api/v1/settings': { body: { supportEmail: 's@t.test', links: {}, lists: [york, gone] } } });
  renderPage(<Page />);
  expect(await screen.findByRole('option', { name: 'York' })).toBeEnabled();
  expect(screen.queryByRole('option', { name: 'Wells' })).toBeNull();
  expect(cityLabel('wells')).toBe('Wells');
});
