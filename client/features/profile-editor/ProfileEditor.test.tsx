import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, UNSAFE_createMemoryHistory as memoryHistory } from 'react-router';
import { NavigationRouter, createNavigation } from '../../app/navigation';
import { EditorContext, type Editor } from './editor-context';
import { LeaveUnsaved } from './ProfileEditor';

function open(status: Editor['status']) {
  const page = (
    <EditorContext value={{ status } as Editor}>
      <LeaveUnsaved />
      <Link to="?section=tastes">Tastes</Link>
      <Link to="/app/support">Support</Link>
    </EditorContext>
  );
  const history = memoryHistory({ initialEntries: ['/app', '/editor'], v5Compat: true });
  render(
    <NavigationRouter navigation={createNavigation(history)}>
      <Routes>
        <Route path="/app" element={<p>Where they were before</p>} />
        <Route path="/editor" element={page} />
        <Route path="/app/support" element={<p>We help</p>} />
      </Routes>
    </NavigationRouter>,
  );
  return { user: userEvent.setup(), history };
}

test.each(['failed', 'conflict'] as const)('%s: nobody leaves without having been asked', async (status) => {
  const { user, history } = open(status);
  await user.click(screen.getByRole('link', { name: 'Tastes' }));
  expect(history.location.search).toBe('?section=tastes');
  await user.click(screen.getByRole('link', { name: 'Support' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(history.location.pathname).toBe('/editor');
  await user.click(await screen.findByRole('link', { name: 'Support' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('We help')).toBeVisible();
});

test.each(['saved', 'waiting', 'saving'] as const)('%s: saving automatically holds nobody up', async (status) => {
  const { user } = open(status);
  await user.click(screen.getByRole('link', { name: 'Support' }));
  expect(await screen.findByText('We help')).toBeVisible();
});

test('going back is asked about, too', async () => {
  const { user, history } = open('failed');
  act(() => history.go(-1));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(history.location.pathname).toBe('/editor');
  act(() => history.go(-1));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Where they were before')).toBeVisible();
});
