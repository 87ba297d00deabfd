import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { browserMemory } from '../session/browser-memory';
import PasskeyOffer from './PasskeyOffer';

const can = (verify: boolean) => ({ isUserVerifyingPlatformAuthenticatorAvailable: async () => verify });
const deviceCan = (verify: boolean) =>
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: can(verify) });

beforeEach(() => {
  localStorage.clear();
  browserMemory.keepPasskeyOffer('due');
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

const offer = () => screen.queryByRole('region', { name: 'Sign in faster next time' });

test('is made once in a browser, and goes away for good', async () => {
  deviceCan(true);
  serve({ '/api/v1/auth/passkeys': { body: { items: [] } } });
  const { user } = renderPage(<PasskeyOffer />);
  const decline = await screen.findByRole('button', { name: 'Not now' });
  expect(offer()).toHaveStyle({ display: 'flex', paddingTop: '12px' });
  await user.click(decline);
  expect(offer()).not.toBeInTheDocument();
  expect(browserMemory.passkeyOffer()).toBe('done');
});

test('is not made to someone who has a passkey, and waits for another person', async () => {
  deviceCan(true);
  const item = { id: 'k1', name: 'Phone', createdAt: '2026-11-01T10:00:00Z', lastUsedAt: null };
  const requests = serve({ '/api/v1/auth/passkeys': { body: { items: [item] } } });
  renderPage(<PasskeyOffer />);
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/v1/auth/passkeys'));
  expect(offer()).not.toBeInTheDocument();
  expect(browserMemory.passkeyOffer()).toBe('due');
});

test('asks nothing where the device cannot verify its user', async () => {
  deviceCan(false);
  const requests = serve({});
  renderPage(<PasskeyOffer />);
  await waitFor(() => expect(requests.map(({ path }) => path)).toEqual([]));
  expect(offer()).not.toBeInTheDocument();
});
