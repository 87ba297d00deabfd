import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { createNavigation } from '../../app/create-navigation';
import { NavigationRouter } from '../../app/navigation';
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
  window.history.pushState(null, '', '/app');
  const navigation = createNavigation();
  render(
    <NavigationRouter navigation={navigation}>
      <Routes>
        <Route path="/app" element={<p>Where they were before</p>} />
        <Route path="/editor" element={page} />
        <Route path="/app/support" element={<p>We help</p>} />
      </Routes>
    </NavigationRouter>,
  );
  act(() => navigation.navigator.push('/editor', null, {}));
  return { user: userEvent.setup(), navigation };
}

test.each(['failed', 'conflict'] as const)('%s: nobody leaves without having been asked', async (status) => {
  const { user } = open(status);
  await user.click(screen.getByRole('link', { name: 'Tastes' }));
  await waitFor(() => expect(window.location.search).toBe('?section=tastes'));
  await user.click(screen.getByRole('link', { name: 'Support' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.pathname).toBe('/editor'));
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
  const { user, navigation } = open('failed');
  act(() => navigation.navigator.go(-1));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.pathname).toBe('/editor'));
  act(() => navigation.navigator.go(-1));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Where they were before')).toBeVisible();
});
