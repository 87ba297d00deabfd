import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ListContextProvider, memoryStore, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { serve } from '../../test/server';
import { resources } from '../resources';
import { ChoiceFilter } from './ChoiceFilter';

const cities = ['Bath', 'Bristol', 'Derby', 'Ely', 'Leeds', 'London', 'Oxford', 'Truro', 'York'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const gone = { id: 'atlantis', label: 'Atlantis', hidden: true };

/** The cities next to a list of brands with this filter. */
function show(filterValues: object, city: Record<string, number>, estimated: readonly string[] = []) {
  const asked = new URLSearchParams({ filter: JSON.stringify(filterValues) });
  serve({ [`/api/v1/admin/brand-manager/facets?${asked.toString()}`]: { body: { estimated, lists: { city } } } });
  const setFilters = jest.fn();
  const list = { resource: resources.brands, filterValues, setFilters, isPending: false };
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} store={memoryStore()}>
        <ListContextProvider value={list as never}>
          <ChoiceFilter source="city" label="City" choices={[...cities, gone]} />
        </ListContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { setFilters, user: userEvent.setup() };
}
const options = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('R440: a filter tells how many rows each option has; choosing one keeps the other filters, choosing it again takes it back', async () => {
  const { setFilters, user } = show({ q: 'soho', city: 'leeds' }, { leeds: 3, london: 12_400 }, ['city']);
  expect(await screen.findByRole('button', { name: 'London about 12.4K', pressed: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^London/ }));
  expect(setFilters).toHaveBeenLastCalledWith({ q: 'soho', city: 'london' }, {});
  await user.click(screen.getByRole('button', { name: /^Leeds/, pressed: true }));
  expect(setFilters).toHaveBeenLastCalledWith({ q: 'soho' }, {});
});

it('R440: a long list shows the most frequent options and the chosen one, in its own order, and all on demand', async () => {
  const counts = { london: 9, york: 8, truro: 7, oxford: 6, leeds: 5, derby: 4, atlantis: 1 };
  const { user } = show({ city: 'bath' }, counts);
  expect(await screen.findByRole('button', { name: 'London 9' })).toBeVisible();
  expect(options()).toEqual(['Bath0', 'Leeds5', 'London9', 'Oxford6', 'Truro7', 'York8', 'All 10']);
  await user.click(screen.getByRole('button', { name: 'All 10', expanded: false }));
  expect(options()).toHaveLength(11);
  expect(screen.getByRole('button', { name: 'Atlantis 1' })).toBeVisible();
});

it('what is hidden is not offered where nobody has it', async () => {
  const { user } = show({}, { london: 2 });
  await user.click(await screen.findByRole('button', { name: 'All 9' }));
  expect(screen.queryByRole('button', { name: /Atlantis/ })).toBeNull();
});
