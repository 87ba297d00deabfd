import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, RouterProvider, createMemoryRouter } from 'react-router';
import { EditorContext, type Editor } from './editor-context';
import { LeaveUnsaved } from './ProfileEditor';

/** The router makes one for every navigation, and jsdom has none. */
class BareRequest {
  readonly method = 'GET';
  readonly signal = new AbortController().signal;
}
beforeEach(() => void Object.assign(globalThis, { Request: BareRequest }));

function open(status: Editor['status']) {
  const page = (
    <EditorContext value={{ status } as Editor}>
      <LeaveUnsaved />
      <Link to="?section=tastes">Tastes</Link>
      <Link to="/app/support">Support</Link>
    </EditorContext>
  );
  const routes = [
    { path: '/editor', element: page },
    { path: '/app/support', element: <p>We help</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/editor'] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

test.each(['failed', 'conflict'] as const)('%s: nobody leaves without having been asked', async (status) => {
  const { user, router } = open(status);
  await user.click(screen.getByRole('link', { name: 'Tastes' }));
  expect(router.state.location.search).toBe('?section=tastes');
  await user.click(screen.getByRole('link', { name: 'Support' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/editor');
  await user.click(await screen.findByRole('link', { name: 'Support' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('We help')).toBeVisible();
});

test.each(['saved', 'waiting', 'saving'] as const)('%s: saving automatically holds nobody up', async (status) => {
  const { user } = open(status);
  await user.click(screen.getByRole('link', { name: 'Support' }));
  expect(await screen.findByText('We help')).toBeVisible();
});
