import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createQueryClient } from '../api/query-client';
import { theme } from '../app/theme/theme';
import { SessionProvider } from '../shell/session/SessionProvider';
import { Toaster } from '../ui/Toaster';

type Options = {
  /** The page's URL. */
  at?: string;
  queryClient?: QueryClient;
  router?: RouterDouble;
};

/** Renders a component that needs neither server nor session. */
export function renderPart(part: ReactElement) {
  const framed = (content: ReactElement) => (
    <ThemeProvider theme={theme}>
      <MemoryRouter>{content}</MemoryRouter>
    </ThemeProvider>
  );
  const view = render(framed(part));
  return { ...view, rerender: (next: ReactElement) => view.rerender(framed(next)) };
}

/** Replaces the router; the session only asks it whether the first page is ready. It is, until `set(false)`. */
export function routerDouble() {
  const listeners = new Set<() => void>();
  const state = { initialized: true };
  return {
    state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(initialized: boolean) {
      state.initialized = initialized;
      listeners.forEach((listener) => listener());
    },
  };
}
export type RouterDouble = ReturnType<typeof routerDouble>;

/** A user at the keyboard. Every keystroke re-renders the page, so all but the last letter of a text is pasted. */
export function quickWriter(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options || text.length < 3 || /[{[]/.test(text)) return user.type(element, text, options);
    await user.click(element);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
  return { ...user, type };
}

/** The product’s query client, which tries again as often, but without the seconds between. */
function quickQueryClient(): QueryClient {
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return queryClient;
}

/**
 * Renders as the product does: theme, query client, session, toasts and a URL.
 * @returns the user who acts, and the URLs for which the page requested a full reload
 */
export function renderPage(page: ReactElement, options: Options = {}) {
  const { at = '/', queryClient = quickQueryClient(), router = routerDouble() } = options;
  const loadedAfresh: string[] = [];
  const reloadAt = (path: string) => void loadedAfresh.push(path);
  const user = quickWriter();
  const framed = (content: ReactElement) => (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider router={router} reloadAt={reloadAt} leaveFor={reloadAt}>
          <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>
      <Toaster />
    </ThemeProvider>
  );
  const view = render(framed(page));
  return { ...view, rerender: (next: ReactElement) => view.rerender(framed(next)), queryClient, user, loadedAfresh };
}

/** Shows the URL after its path, as the output `Address`. */
export function AddressLine() {
  return <output aria-label="Address">{useLocation().search}</output>;
}
