import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBilling } from '../test/billing';
import { brand, influencer, serve, sessionOf, staff } from '../test/server';
import { openShell, sessionPath } from '../test/shell';
import type { SessionProfile } from './session/session';

const links = (menu = 'Main') => within(screen.getByRole('navigation', { name: menu })).getAllByRole('link');
const pagesOf = (menu?: string) => links(menu).map((link) => [link.textContent, link.getAttribute('href')]);

test('R40–R46, R50, R59: a brand has its five pages, with its uid, and chats are not among them', async () => {
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  openShell('/app/here');
  await screen.findByRole('navigation', { name: 'Main' });
  expect(pagesOf()).toEqual([
    ['Dashboard', '/app/brand/dashboard?uid=b1'],
    ['Analytics', '/app/brand/analytics?uid=b1'],
    ['Support', '/app/support'],
    ['Influencers', '/app/brand/influencer-browser?uid=b1'],
    ['Preferences', '/app/brand/preferences?uid=b1'],
  ]);
});

test('R50–R57, R179: an influencer has six pages, DMs among them, and no admin badge', async () => {
  serve({ [sessionPath]: sessionOf(influencer) });
  openShell('/app/here');
  await screen.findByRole('navigation', { name: 'Main' });
  expect(pagesOf()).toEqual([
    ['Browse', '/app/influencer/browse'],
    ['Explore', '/app/influencer/explore'],
    ['Dashboard', '/app/influencer/dashboard'],
    ['Support', '/app/support'],
    ['DMs', '/app/chats'],
    ['Profile', '/app/influencer/profile-editor'],
  ]);
  expect(screen.queryByText('Admin Mode Active')).not.toBeInTheDocument();
});

test.each([
  [
    brand('b1'),
    [
      ['Offers', '/app/brand/offers'],
      ['Messages', '/app/chats'],
      ['Content', '/app/brand/content'],
      ['Lists', '/app/brand/lists'],
      ['Check-in', '/app/brand/check-in'],
    ],
  ],
  [
    influencer,
    [
      ['Media kit(opens in a new tab)', '/i/marta.eats'],
      ['Notifications', '/app/notifications'],
      ['Account', '/app/account'],
    ],
  ],
  [
    staff,
    [
      ['Reported messages', '/app/admin/message-reports'],
      ['Appeals', '/app/admin/review-appeals'],
      ['Email templates', '/app/admin/mails'],
      ['Jobs and events', '/app/admin/work'],
      ['Webhooks', '/app/admin/webhooks'],
    ],
  ],
] as const)('a second navigation leads to the pages that the first has no entry for', async (profile, pages) => {
  serve({ [sessionPath]: sessionOf(profile) });
  openShell('/app/here');
  await screen.findByRole('navigation', { name: 'Workspace' });
  expect(pagesOf('Workspace')).toEqual(pages);
});

test('a brand sees how many conversations have something unread', async () => {
  serve({
    [sessionPath]: sessionOf(brand('b1')),
    '/api/v1/conversations/unread': { body: { conversations: 3 } },
  });
  openShell('/app/here');
  const messages = await screen.findByRole('link', { name: 'Messages' });
  await waitFor(() => expect(messages).toHaveAccessibleDescription('3 unread'));
});

const withLinks = (links: object) => ({ '/api/v1/settings': { body: { supportEmail: 's@t.test', links } } });

test('R50, R60–R70, R178, R426: staff have their pages and badge, and two links that open in a new tab', async () => {
  const outside = { training: 'https://training.example/', reportBug: 'https://bugs.example/new' };
  serve({ [sessionPath]: sessionOf(staff), ...withLinks(outside) });
  openShell('/app/here');
  expect(await screen.findByText('Admin Mode Active')).toBeVisible();
  for (const label of [/Training/, /Report Bug\/Issue/]) {
    const link = await screen.findByRole('link', { name: label });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(pagesOf()).toEqual([
    ['Brands', '/app/admin/brand-manager'],
    ['Influencers', '/app/admin/influencer-manager'],
    ['Users', '/app/admin/user-explorer'],
    ['Collabs', '/app/admin/collab-explorer'],
    ['Chats', '/app/chats'],
    ['Lists', '/app/admin/influencer-list-explorer'],
    ['Ads', '/app/admin/ad-manager'],
    ['Usage', '/app/admin/usage-explorer'],
    ['Feed Viewer', '/app/influencer/browse'],
    ['Preferences', '/app/admin/preferences'],
    ['Training(opens in a new tab)', outside.training],
    ['Report Bug/Issue(opens in a new tab)', outside.reportBug],
  ]);
});

test.each([
  ['/app/brand/offers/new', brand('b1'), 'Offers'],
  ['/app/brand/offers/o1', brand('b1'), 'Offers'],
  ['/app/brand/day-sheet', brand('b1'), 'Check-in'],
  ['/app/collabs/c1', brand('b1'), 'Dashboard'],
  ['/app/brand/lists/l1', brand('b1'), 'Lists'],
  ['/app/influencer/offers/o1', influencer, 'Browse'],
  ['/app/influencer/team', influencer, 'Account'],
  ['/app/collabs/c1', influencer, 'Dashboard'],
  ['/app/collabs/c1', staff, 'Collabs'],
  ['/app/admin/import-brands', staff, 'Brands'],
  ['/app/admin/import-numbers', staff, 'Preferences'],
])('R50: at %s the menu shows the section', async (at, profile, label) => {
  serve({ [sessionPath]: sessionOf(profile) });
  openShell(at);
  await screen.findByRole('navigation', { name: 'Main' });
  const current = ['Main', 'Workspace'].flatMap(links).filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[label, 'true']]);
});

test.each([
  [influencer, '/app/chats', 'DMs'],
  [brand('b1'), '/app/chats', 'Messages'],
  [brand('b1'), '/app/brand/check-in', 'Check-in'],
  [staff, '/app/admin/work', 'Jobs and events'],
])('R50: on a page of the menu itself, that it is this page', async (profile, at, label) => {
  serve({ [sessionPath]: sessionOf(profile) });
  openShell(at);
  expect(await screen.findByRole('link', { name: label, current: 'page' })).toBeVisible();
});

test('R71: outside links that nobody has configured are left out', async () => {
  serve({ [sessionPath]: sessionOf(staff), ...withLinks({ training: null }) });
  openShell('/app/here');
  expect(await screen.findByText('Admin Mode Active')).toBeVisible();
  expect(links()).toHaveLength(10);
});

test.each([
  ['a brand that does not pay', brand('b1', false), 1],
  ['a brand that pays', brand('b1', true), 0],
  [
    'a brand of which it is not known',
    { ...brand('b1'), profile: { name: 'Casa Olmo' } as SessionProfile['profile'] },
    0,
  ],
  ['an influencer', influencer, 0],
  ['staff', staff, 0],
])('R180–R182: Boost your Brand and %s', async (_who, profile, times) => {
  serve({ [sessionPath]: sessionOf(profile) });
  openShell('/app/here');
  await screen.findByRole('navigation', { name: 'Main' });
  expect(screen.queryAllByText('Boost your Brand')).toHaveLength(times);
});

test.each([
  ['R75, R189–R191: of a brand', brand('b1'), ['Edit Profile', 'Billing', 'Sign out'], '/app/profile-editor'],
  [
    'R73, R190: of an influencer',
    influencer,
    ['Edit Profile', 'Sign out'],
    '/app/influencer/profile-editor?uid=influencer-1',
  ],
  ['R75, R190: of staff', staff, ['Edit Profile', 'Sign out'], '/app/profile-editor'],
] as const)('%s: the avatar button names the person and opens the menu', async (_, profile, items, editor) => {
  serve({ [sessionPath]: sessionOf(profile) });
  const { user } = openShell('/app/here');
  await user.click(within(await screen.findByRole('banner')).getByLabelText(profile.profile.name));
  const shown = await screen.findAllByRole('menuitem');
  expect(shown.map((item) => item.textContent)).toEqual(items);
  expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).toHaveAttribute('href', editor);
});

test.each([
  ['a brand', brand('b1'), ['Edit Profile', 'Billing', 'Sign out']],
  ['an influencer', influencer, ['Edit Profile', 'Sign out']],
  ['staff', staff, ['Edit Profile', 'Sign out']],
] as const)('R74, R192: in the slide-in menu of %s it folds open', async (_, profile, items) => {
  serve({ [sessionPath]: sessionOf(profile) });
  const { user } = openShell('/app/here');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const fold = within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', {
    name: profile.profile.name,
    expanded: false,
  });
  await user.click(fold);
  const shown = [...document.getElementById(fold.getAttribute('aria-controls')!)!.querySelectorAll('a, button')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(items);
  expect(shown[0]).toHaveAttribute('href', '/app/profile-editor');
});

test('R77: another role’s page leads home', async () => {
  serve({ [sessionPath]: sessionOf(influencer) });
  openShell('/app/brand/dashboard');
  expect(await screen.findByText('You are at /app/influencer/browse')).toBeVisible();
});

test('R196, R197, R199: what is locked says so, and clicking beside it does not close it', async () => {
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  const { user } = openShell('/app/locked');
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText('This feature has not been unlocked or is unavailable on your account.'),
  ).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Back to Dashboard' })).toBeVisible();
  await user.click(dialog.parentElement!);
  expect(screen.getByRole('dialog')).toBeVisible();
});

const byButton = (name: string) => (user: UserEvent) => user.click(screen.getByRole('button', { name }));
test.each([
  ['its button', byButton('Back to Dashboard')],
  ['the cross', byButton('Close')],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
])('R198: %s closes what is locked and leads to the dashboard', async (_, close) => {
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  const { user } = openShell('/app/locked');
  await screen.findByRole('dialog');
  await close(user);
  expect(await screen.findByText('You are at /app/brand/dashboard?uid=b1')).toBeVisible();
});

test('R193, R195: Billing leads to the provider’s portal in a new tab; who may not manage it has no such entry', async () => {
  const portalUrl = 'https://pay.example/login?prefilled_email=casa%40olmo.example';
  serve({ [sessionPath]: sessionOf(brand('b1')), '/api/v1/billing': { body: aBilling('basic', { portalUrl }) } });
  const { user, unmount } = openShell('/app/here');
  await user.click(await screen.findByRole('button', { name: 'Casa Olmo', expanded: false }));
  const entry = await screen.findByRole('menuitem', { name: 'Billing' });
  await waitFor(() => expect(entry).toHaveAttribute('href', portalUrl));
  expect(entry).toHaveAttribute('target', '_blank');
  unmount();

  serve({ [sessionPath]: sessionOf(brand('b1')), '/api/v1/billing': { body: aBilling('basic', { portalUrl: null }) } });
  const again = openShell('/app/here');
  await again.user.click(await screen.findByRole('button', { name: 'Casa Olmo', expanded: false }));
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Billing' })).not.toBeInTheDocument());
});

test('the question about cookies comes after the menu', async () => {
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  openShell('/app/here');
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  const question = screen.getByRole('region', { name: 'Cookies' });
  expect(menu.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what was written without a connection is sent on its return, though no conversation is open', async () => {
  const waiting = { clientId: 'm1', conversationId: 'talk-1', text: 'See you!', files: [], status: 'waiting' };
  localStorage.setItem('chatOutbox:away', JSON.stringify([waiting]));
  const messages = '/api/v1/conversations/talk-1/messages';
  let reachable = false;
  const requests = serve({
    [sessionPath]: sessionOf(brand('away')),
    [messages]: () => (reachable ? { status: 201 } : { status: 503 }),
  });
  openShell('/app/here');
  const sent = { path: messages, body: { text: 'See you!', clientId: 'm1' } };
  await waitFor(() => {
    expect(requests).toEqual([sent]);
    expect(localStorage.getItem('chatOutbox:away')).toContain('waiting');
  });
  reachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('chatOutbox:away')).toBeNull());
  expect(requests).toEqual([sent, sent]);
});

test('an outbox that cannot be read keeps nobody out', async () => {
  localStorage.setItem('chatOutbox:broken', 'not JSON');
  serve({ [sessionPath]: sessionOf(brand('broken')) });
  openShell('/app/here');
  expect(await screen.findByText('You are at /app/here')).toBeVisible();
});
