import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, testDataProvider } from 'react-admin';
import { createQueryClient } from '../../../api/query-client';
import { renderPage } from '../../../test/render';
import { serve } from '../../../test/server';
import { BrandBoard } from './BrandBoard';

const brand = {
  id: 'b1',
  name: 'Salt Yard',
  city: 'london',
  plan: 'premium',
  salesStageSince: '2026-11-20T10:00:00.000Z',
};
const filter = { city: 'london' };
const dataProvider = testDataProvider({ getOne: (async () => ({ data: { id: '' } })) as never });
const board = `/api/v1/admin/brand-manager/board?by=sales&filter=${encodeURIComponent(JSON.stringify(filter))}`;

it('a card says where the brand is and its plan; the rest of a stage is shown as far as the filters leave it', async () => {
  serve({ [board]: { body: { columns: [{ stage: 2, total: 40, brands: [brand] }] } } });
  const showRest = jest.fn();
  const { user } = renderPage(
    <CoreAdminContext dataProvider={dataProvider} queryClient={createQueryClient()}>
      <ListContextProvider value={{ filterValues: { ...filter, category: '' } } as never}>
        <BrandBoard by="sales" onRest={showRest} />
      </ListContextProvider>
    </CoreAdminContext>,
  );
  expect(await screen.findByText('London · Premium')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all 40 in the table' }));
  expect(showRest).toHaveBeenCalledWith({ city: 'london', salesStage: 2 });
});

it.each([
  [{ salesStage: 2, plan: 'basic' }, 'London · Basic'],
  [{ salesStage: 4, plan: 'professional' }, 'London · Professional'],
  [{ salesStage: 4, plan: 'basic' }, 'London · Basic now'],
  [{ onboardingStage: 6, plan: 'basic' }, 'London · Basic now'],
])('R279: beside the stage Subscribed, the card says which plan the brand has now: %j', async (now, words) => {
  serve({ [board]: { body: { columns: [{ stage: 2, total: 1, brands: [{ ...brand, ...now }] }] } } });
  renderPage(
    <CoreAdminContext dataProvider={dataProvider} queryClient={createQueryClient()}>
      <ListContextProvider value={{ filterValues: filter } as never}>
        <BrandBoard by="sales" onRest={() => undefined} />
      </ListContextProvider>
    </CoreAdminContext>,
  );
  expect(await screen.findByText(words)).toBeVisible();
});
