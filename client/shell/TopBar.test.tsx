import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../test/render';
import { brand, serve, sessionOf, staff } from '../test/server';
import { TopBar } from './TopBar';

const session = { '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('b1')) };

const accounts = {
  facebook: 'https://www.facebook.com/ours',
  instagram: 'https://www.instagram.com/ours/',
  tiktok: 'https://www.tiktok.com/@ours',
};
const settingsWith = (links: object) => ({
  '/api/v1/settings': { body: { supportEmail: 'support@tastemaker.test', links } },
});

test('R186, R187: with noAuth the bar has the logo and exactly three social links, and no user menu', async () => {
  serve({ ...session, ...settingsWith(accounts) });
  renderPage(<TopBar noAuth />);
  await screen.findByRole('link', { name: 'TikTok' });
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links[0]).toHaveAccessibleName('Tastemaker, home');
  expect(links.slice(1).map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Facebook', accounts.facebook],
    ['Instagram', accounts.instagram],
    ['TikTok', accounts.tiktok],
  ]);
  expect(screen.queryByLabelText('Casa Olmo')).not.toBeInTheDocument();
});

test('a network on which we have no account has no link', async () => {
  serve({ ...session, ...settingsWith({ ...accounts, facebook: null }) });
  renderPage(<TopBar noAuth />);
  expect(await screen.findByRole('link', { name: 'Instagram' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
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
