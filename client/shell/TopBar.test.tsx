import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../test/render';
import { brand, serve, sessionOf, staff } from '../test/server';
import { TopBar } from './TopBar';

const session = { '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('b1')) };

test('R186, R187: with noAuth the bar has the logo and exactly three social links, and no user menu', async () => {
  serve(session);
  renderPage(<TopBar noAuth />);
  const links = within(await screen.findByRole('banner')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Tastemaker, home',
    'Facebook',
    'Instagram',
    'TikTok',
  ]);
  expect(screen.queryByLabelText('Casa Olmo')).not.toBeInTheDocument();
});

test('R186, R187: without it the bar has the logo and the user menu, and no social link', async () => {
  serve(session);
  renderPage(<TopBar />);
  expect(await screen.findByLabelText('Casa Olmo')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Tastemaker, home' })]);
});

test('R440: staff search everything from the bar of any page, and nobody else does', async () => {
  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff) });
  const { unmount } = renderPage(<TopBar />, { at: '/app/chats' });
  expect(await screen.findByRole('button', { name: 'Search everything' })).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  expect(await screen.findByRole('combobox', { name: 'Search everything' })).toHaveFocus();
  unmount();

  serve(session);
  renderPage(<TopBar />);
  await screen.findByLabelText('Casa Olmo');
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  expect(screen.queryByLabelText('Search everything')).not.toBeInTheDocument();
});
