import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { createQueryClient } from '../../api/query-client';
import { brand, serve, sessionOf } from '../../test/server';
import { SessionProvider } from '../session/SessionProvider';
import { useAddressedProfile } from '../session/use-addressed-profile';
import { AccountList } from './AccountList';

/** The router makes one for every navigation, and jsdom has none. */
class BareRequest {
  readonly method = 'GET';
  readonly signal = new AbortController().signal;
  constructor(readonly url: string) {}
}
beforeEach(() => void Object.assign(globalThis, { Request: BareRequest }));

function Preferences() {
  const instead = useAddressedProfile('brand');
  return (
    <>
      <AccountList />
      {instead}
    </>
  );
}

test('picking another brand on a page that names one leads to the first page of the other', async () => {
  const brands = [brand('a'), brand('b')];
  let as = brands[0]!;
  serve({
    '/api/v1/functions/getSessionAndUserProfile': () => sessionOf(as, brands),
    '/api/v1/functions/updateSessionUserProfile': () => {
      as = brands[1]!;
      return {};
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/app/brand/preferences', Component: Preferences },
      { path: '/app/brand/dashboard', lazy: async () => ({ Component: () => <p>Dashboard</p> }) },
    ],
    { initialEntries: ['/app/brand/preferences?uid=a'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider router={router}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('button')[0]).toHaveAttribute('aria-current', 'true'));
  await userEvent.click(screen.getAllByRole('button')[1]!);
  expect(await screen.findByText('Dashboard')).toBeVisible();
  expect(router.state.location.search).toBe('?uid=b');
});
