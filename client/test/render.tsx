import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../api/query-client';
import { theme } from '../app/theme/theme';
import { SessionProvider } from '../shell/session/SessionProvider';
import { Toaster } from '../ui/Toaster';

type Options = {
  /** The page's address. */
  at?: string;
  queryClient?: QueryClient;
};

/** Renders a part that needs neither server nor session. */
export function renderPart(part: ReactElement) {
  const framed = (content: ReactElement) => (
    <ThemeProvider theme={theme}>
      <MemoryRouter>{content}</MemoryRouter>
    </ThemeProvider>
  );
  const view = render(framed(part));
  return { ...view, rerender: (next: ReactElement) => view.rerender(framed(next)) };
}

const readyRouter = { subscribe: () => () => undefined, state: { initialized: true } };

/**
 * Renders as the product does: theme, query client, session, toasts and an address.
 * @returns the user who acts, and the addresses that the page wanted to be loaded afresh
 */
export function renderPage(page: ReactElement, { at = '/', queryClient = createQueryClient() }: Options = {}) {
  const loadedAfresh: string[] = [];
  const user = userEvent.setup();
  const view = render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider router={readyRouter} reloadAt={(path) => void loadedAfresh.push(path)}>
          <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>
      <Toaster />
    </ThemeProvider>,
  );
  return { ...view, user, loadedAfresh };
}
