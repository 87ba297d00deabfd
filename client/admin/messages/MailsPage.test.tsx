import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { asStaff, brand, listAt, serve, sessionOf } from '../../test/server';
import { MailsPage } from './MailsPage';

const path = '/api/v1/admin/mail-templates';
const html = '<html><style>@media (prefers-color-scheme: dark){p{color:white}}</style><p>Hello</p></html>';
const routes = {
  ...asStaff('operations'),
  [listAt(path, 1_000)]: {
    body: [
      { id: 'identity.sign-in-link', area: 'Accounts', kind: 'Sign-in link', subject: 'Sign in' },
      { id: 'collabs.scheduled', area: 'Collabs', kind: 'Visit booked', subject: 'Your visit' },
    ],
  },
  [`${path}/identity.sign-in-link`]: {
    body: { id: 'identity.sign-in-link', subject: 'Sign in', html, text: 'Hello', attachments: [] },
  },
  [`${path}/collabs.scheduled`]: {
    body: { id: 'collabs.scheduled', subject: 'Your visit', html, text: 'It is agreed', attachments: ['visit.ics'] },
  },
  [`${path}/collabs.scheduled/test`]: { body: { sentTo: 'sam@tastemaker.test' } },
};

it('staff look at a template in either colours and widths and as text, and send it to themselves', async () => {
  const requests = serve(routes);
  const { user } = renderPage(<MailsPage />);
  const choice = await screen.findByRole('combobox', { name: 'Template' });
  await screen.findByRole('heading', { name: 'Sign in' });
  await user.selectOptions(choice, 'Visit booked: “Your visit”');
  const preview = await screen.findByTitle('Preview of “Your visit”');
  expect(preview).toHaveAttribute('sandbox', '');
  expect(preview).toHaveAttribute('srcdoc', html.replace('(prefers-color-scheme: dark)', 'not all'));
  expect(screen.getByText('Attached: visit.ics')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(preview).toHaveAttribute('srcdoc', html.replace('(prefers-color-scheme: dark)', 'all'));
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(preview).toHaveStyle({ width: '375px' });
  await user.click(screen.getByRole('button', { name: 'As text' }));
  expect(screen.getByText('It is agreed')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(requests).toContainEqual({ path: `${path}/collabs.scheduled/test`, body: undefined });
});

it('read-only staff can’t send a test', async () => {
  serve({ ...routes, ...asStaff('read-only') });
  renderPage(<MailsPage />);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send me a test' })).toBeNull();
});

it('nobody else finds the page', async () => {
  serve({ ...routes, '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()) });
  renderPage(<MailsPage />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
