import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { YourDataPage } from './YourDataPage';

const closure = '/api/v1/privacy/closure';
const exports = '/api/v1/privacy/exports';
const copy = { id: 'e1', requestedAt: '2027-03-01T12:00:00Z', readyAt: null, expiresAt: null, bytes: null };
const ready = { ...copy, readyAt: '2027-03-01T12:01:00Z', expiresAt: '2027-03-08T12:01:00Z', bytes: 2_400_000 };
const brands = [{ uid: 'brand-1', name: 'Casa Olmo' }];

type Routes = Parameters<typeof serve>[0];

function open(more: Routes = {}) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    [closure]: (body) => (body ? { body: {} } : { body: { closing: null, brands } }),
    [`${exports}/newest`]: { body: { newest: null } },
    ...more,
  });
  return { requests, ...renderPage(<YourDataPage />, { at: '/app/account/data' }) };
}

test('a copy is asked for, and the page says that it is being made', async () => {
  const { user } = open({ [exports]: { body: copy } });
  await user.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  expect(await screen.findByText(/preparing your copy/)).toHaveRole('status');
  expect(screen.queryByRole('button', { name: 'Ask for a copy' })).not.toBeInTheDocument();
});

test('a copy that is ready says until when, and how large it is', async () => {
  open({ [`${exports}/newest`]: { body: { newest: ready } } });
  expect(await screen.findByText(/ready until 8 March 2027 \(2\.4.MB\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', `${exports}/e1/file`);
});

test('closing asks for a word, names the brands that go with it, and signs out', async () => {
  const { user, requests, loadedAfresh } = open();
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close your account?' }));
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Close Casa Olmo too' }));
  await user.type(dialog.getByRole('textbox'), 'close my account');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/login/']));
  expect(requests).toContainEqual({ path: closure, body: { closeBrands: ['brand-1'] } });
});

test('the dialog says what has to be settled first', async () => {
  const detail = 'You are the only owner of Casa Olmo. Please hand it to another member first.';
  const refused = { status: 409, body: { code: 'privacy/owns-brands', detail } };
  const { user } = open({ [closure]: (body) => (body ? refused : { body: { closing: null, brands } }) });
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'close my account');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
});

test('an account that is being closed can be kept', async () => {
  const closing = { requestedAt: '2027-03-01T12:00:00Z', erasesAt: '2027-03-31T12:00:00Z' };
  let kept = false;
  const { user } = open({
    [closure]: () => ({ body: { closing: kept ? null : closing, brands } }),
    [`${closure}/keep`]: () => {
      kept = true;
      return {};
    },
  });
  expect(await screen.findByText(/erased on 31 March 2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('heading', { name: 'Close your account' })).toBeVisible();
});
