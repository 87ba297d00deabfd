import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { PasswordResetPage } from './PasswordResetPage';

const ask = '/api/v1/auth/password-resets';
const complete = `${ask}/complete`;
const words = 'four words of mine';
const at = '/app/password-reset';

const press = (name: string) => screen.getByRole('button', { name });

test('R121: one email field asks for a link, and the answer does not tell whether there is an account', async () => {
  const requests = serve({ [ask]: {} });
  const { user } = renderPage(<PasswordResetPage />, { at });
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Email')]);
  await user.type(screen.getByLabelText('Email'), 'Jane@Example.com');
  await user.click(press('Send the link'));
  expect(await screen.findByText(/If there is an account for/)).toHaveTextContent('jane@example.com');
  expect(requests).toEqual([{ path: ask, body: { email: 'jane@example.com' } }]);
});

test('what is no email address is not sent', async () => {
  const requests = serve({ [ask]: {} });
  const { user } = renderPage(<PasswordResetPage />, { at });
  await user.type(screen.getByLabelText('Email'), 'jane');
  await user.click(press('Send the link'));
  expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
  expect(requests).toEqual([]);
});

async function choose(password: string, again = password) {
  const page = renderPage(<PasswordResetPage />, { at: `${at}?token=secret` });
  await page.user.type(screen.getByLabelText('New password'), password);
  await page.user.type(screen.getByLabelText('Repeat the new password'), again);
  await page.user.click(press('Save and sign in'));
  return page;
}

test('R121: the mailed link takes a new password, typed twice, and signs in', async () => {
  localStorage.setItem('emailForSignIn', 'jane@example.com');
  const requests = serve({ [complete]: {} });
  const { loadedAfresh } = await choose(words);
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
  expect(requests).toEqual([{ path: complete, body: { token: 'secret', email: 'jane@example.com', password: words } }]);
  expect(localStorage.getItem('emailForSignIn')).toBeNull();
});

test('R122: a short, a common and a mistyped password are not sent', async () => {
  localStorage.setItem('emailForSignIn', 'jane@example.com');
  const requests = serve({ [complete]: {} });
  for (const [password, again, fault] of [
    ['kettle7', 'kettle7', 'Please choose a password of at least 8 characters.'],
    ['password1', 'password1', 'This password is too common. Please choose one that is harder to guess.'],
    [words, 'other words', 'The passwords don’t match.'],
  ] as const) {
    const { unmount } = await choose(password, again);
    expect(screen.getByText(fault)).toBeVisible();
    unmount();
  }
  expect(requests).toEqual([]);
});

test('in another browser the email address is asked for', async () => {
  const requests = serve({ [complete]: {} });
  const { user, loadedAfresh } = await choose(words);
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter the email address that the link was sent to.');
  await user.type(screen.getByLabelText('Email'), 'jane@example.com');
  await user.click(press('Save and sign in'));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
  expect(requests).toHaveLength(1);
});

test('a link that does not work any more says so and leads to a new one', async () => {
  localStorage.setItem('emailForSignIn', 'jane@example.com');
  serve({ [complete]: { status: 401, body: { code: 'identity/link-not-valid', detail: 'This link is used up.' } } });
  const { loadedAfresh } = await choose(words);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is used up.');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', at);
  expect(loadedAfresh).toEqual([]);
});

test('what is typed can be looked at', async () => {
  serve({});
  const { user } = renderPage(<PasswordResetPage />, { at: `${at}?token=secret` });
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(field).toHaveAttribute('type', 'text');
});
