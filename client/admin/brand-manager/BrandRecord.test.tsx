import { beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { Link, RouterProvider, createMemoryRouter } from 'react-router';
import { createQueryClient } from '../../api/query-client';
import { SessionProvider } from '../../shell/session/SessionProvider';
import { routerDouble } from '../../test/render';
import { serve, sessionOf, staff } from '../../test/server';
import { resources } from '../resources';
import { BrandRecord } from './BrandRecord';
import type { Brand } from './brand';

const fields = { name: 'Salt Yard', city: 'london', category: 'restaurants', salesStage: 2, onboardingStage: 1 };
const brand = { ...fields, id: 'b1', priority: 1, about: '', website: '', version: 1, deletedAt: null } as unknown as Brand; // prettier-ignore
const at = `/${resources.brands}`;

/** jsdom has no requests; the router makes one of every address. */
class NoRequest {
  readonly method = 'GET';
  readonly signal = new AbortController().signal;
}
beforeEach(() => {
  Object.assign(globalThis, { Request: NoRequest });
  // React-admin 5 names a property that MUI 9 no longer knows, and React complains of it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The record in its drawer, at an address that can be left. */
async function open() {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    '/api/v1/admin/desk/brand/b1': { body: { tags: [], tasks: [], notes: [] } },
  });
  const update = jest.fn(async () => ({ data: brand }));
  const dataProvider = testDataProvider({
    getOne: (async (resource: string) => ({ data: resource === resources.users ? { id: 'staff-1', staffRole: 'operations' } : brand })) as never, // prettier-ignore
    getList: async () => ({ data: [], total: 0 }),
    update: update as never,
  });
  const queryClient = createQueryClient();
  const record = (
    <QueryClientProvider client={queryClient}>
      <SessionProvider router={routerDouble()} reloadAt={() => undefined} leaveFor={() => undefined}>
        <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
          <ResourceContextProvider value={resources.brands}>
            <RecordContextProvider value={brand}>
              <BrandRecord />
              <Link to={at}>Close</Link>
            </RecordContextProvider>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionProvider>
    </QueryClientProvider>
  );
  const pages = [
    { path: `${at}/b1`, element: record },
    { path: at, element: 'The list' },
  ];
  render(<RouterProvider router={createMemoryRouter(pages, { initialEntries: [`${at}/b1`] })} />);
  await screen.findByDisplayValue('Salt Yard');
  return { user: userEvent.setup(), update, asked: jest.spyOn(window, 'confirm').mockReturnValue(false) };
}

it('what was typed in the profile is still there after a look at another tab', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^About/), 'Small plates');
  await user.click(screen.getByRole('tab', { name: 'Tasks' }));
  expect(screen.getByLabelText(/^About/)).not.toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(screen.getByLabelText(/^About/)).toBeVisible();
  expect(screen.getByLabelText(/^About/)).toHaveValue('Small plates');
});

it('whoever leaves with changes is asked first', async () => {
  const { user, asked } = await open();
  await user.type(screen.getByLabelText(/^About/), 'Small plates');
  await user.click(screen.getByRole('link', { name: 'Close' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText(/^About/)).toHaveValue('Small plates');
});

it('whoever has saved is not asked', async () => {
  const { user, asked, update } = await open();
  await user.type(screen.getByLabelText(/^About/), 'Small plates');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(update).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});
