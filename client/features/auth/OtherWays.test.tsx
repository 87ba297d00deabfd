import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { LoginPage } from './LoginPage';

const bytes = new Uint8Array([1]).buffer;
const credential = {
  ...{ id: 'AQ', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

/** The device's response to the prompt. */
let device: () => Promise<unknown>;
beforeEach(() => {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: () => device() } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const at = '/api/v1/auth/passkeys/sign-in';
const options = { body: { options: { challenge: 'AQ', allowCredentials: [] } } };

async function signIn(routes: Parameters<typeof serve>[0]) {
  const requests = serve({ [`${at}/options`]: options, ...routes });
  const page = renderPage(<LoginPage />, { at: '/app/login' });
  await page.user.click(screen.getByRole('link', { name: 'Sign in with a passkey' }));
  return { ...page, requests };
}

test('the device is asked at once, its answer signs in, and nothing is typed', async () => {
  device = async () => credential;
  const { loadedAfresh, requests } = await signIn({
    [at]: {},
    '/api/v1/auth/email': { body: { email: 'jane@example.com', change: null } },
  });
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
  const { body } = requests.find(({ path }) => path === at)!;
  expect(body).toMatchObject({ answer: { id: 'AQ', response: { signature: 'AQ', userHandle: 'AQ' } } });
});

test('someone who closes the device’s dialog can try again, or take a link', async () => {
  device = async () => {
    throw new DOMException('Cancelled.', 'NotAllowedError');
  };
  const { user, loadedAfresh } = await signIn({
    [at]: {},
    '/api/v1/auth/email': { body: { email: 'jane@example.com' } },
  });
  expect(await screen.findByText(/No passkey was used/)).toBeVisible();
  device = async () => credential;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
});

test('a passkey that is refused says why, and an email link is one step away', async () => {
  device = async () => credential;
  const detail = 'This passkey didn’t work. Please try again, or use another way.';
  const { user } = await signIn({ [at]: { status: 401, body: { code: 'identity/passkey-not-valid', detail } } });
  expect(await screen.findByText(detail)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign in with an email link instead' }));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});
