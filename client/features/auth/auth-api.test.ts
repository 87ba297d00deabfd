import { describe, expect, it } from '@jest/globals';
import { browserMemory } from '../../shell/session/browser-memory';
import { serve } from '../../test/server';
import { authApi } from './auth-api';

const jane = 'jane@example.com';
const offer = '{"typed":{"title":"Supper"}}';
const draft = () => browserMemory.draft('brand-1', 'offer:new');

/** Jane has a draft of an offer for her brand, and her session has ended without signing out. */
async function janeWrites() {
  serve({
    '/api/v1/auth/password': {},
    '/api/v1/auth/links/verify': {},
    '/api/v1/auth/password-resets/complete': {},
    '/api/v1/invitations/accept': {},
    '/api/v1/auth/outside': { body: { address: 'https://id.acme.example' } },
  });
  await authApi.signIn(jane, 'secret');
  browserMemory.keepDraft('brand-1', 'offer:new', offer);
}

describe.each<[string, (email: string) => Promise<unknown>]>([
  ['by link', (email) => authApi.verifyLink('token', email)],
  ['by password', (email) => authApi.signIn(email, 'secret')],
  ['with a new password', (email) => authApi.completePasswordReset({ token: 'token', email, password: 'new secret' })],
  ['with an invitation', (email) => authApi.acceptInvitation({ token: 'token', email })],
])('signing in %s', (_, signIn) => {
  it('finds again what one has typed', async () => {
    await janeWrites();
    await signIn(' Jane@Example.com');
    expect(draft()).toBe(offer);
  });

  it('finds nothing that a colleague at the same brand wrote', async () => {
    await janeWrites();
    await signIn('kim@example.com');
    expect(draft()).toBeNull();
  });
});

it('of who comes back from an outside provider we do not know whose it is', async () => {
  await janeWrites();
  await authApi.leaveForProvider();
  expect(draft()).toBeNull();
});

it('a sign-in that fails takes nothing away', async () => {
  await janeWrites();
  serve({ '/api/v1/auth/password': { status: 401 } });
  await expect(authApi.signIn('kim@example.com', 'guessed')).rejects.toThrow();
  expect(draft()).toBe(offer);
});
