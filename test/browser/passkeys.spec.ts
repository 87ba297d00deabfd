import { expect, type Page } from '@playwright/test';
import { cameTo, signIn } from './people.ts';
import { test } from './test.ts';

/** A device that verifies its user immediately (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn). */
async function withDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is offered after a sign-in by link, signs in alone, proves who is there, and is removed', async ({
  page,
}) => {
  await withDevice(page);
  await signIn(page, 'starter@tastemaker.test');
  const offer = page.getByRole('region', { name: 'Sign in faster next time' });
  await offer.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is ready.')).toBeVisible();
  await expect(offer).toBeHidden();

  await page.request.post('/api/v1/auth/sign-out', { headers: { origin: new URL(page.url()).origin } });
  await page.goto('/app/login');
  await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
  await cameTo(page, /\/app\/brand\/dashboard\?uid=/);

  await page.goto('/app/account');
  const mine = page.getByRole('list', { name: 'Passkeys' });
  await expect(mine.getByText(/last used/)).toBeVisible();
  await page.route('**/api/v1/auth/passkeys/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 403, json: { code: 'identity/reauthentication-needed', detail: 'Prove it.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(proof).toBeVisible();
  await page.unroute('**/api/v1/auth/passkeys/*');
  await proof.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(mine).toBeHidden();
});
