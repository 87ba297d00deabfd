import { Logger } from '@nestjs/common';
import { OutsideProvider } from '../../../../../test/support/outside-provider.js';
import type { OutsideIdentity } from '../../domain/outside-identity.js';
import { identityProviderContract } from '../../ports/identity-provider.contract.js';
import type { Departure } from '../../ports/identity-provider.js';
import { OpenIdIdentityProvider } from './openid-identity-provider.js';

const publicUrl = 'http://localhost:3000';
const jane = { sub: 'jane', email: 'jane@example.com', email_verified: true };
const notVouched = { code: 'identity/not-vouched', kind: 'unauthenticated' };
const away = { code: 'identity/provider-away', kind: 'unavailable' };

let outside: OutsideProvider;
let provider: OpenIdIdentityProvider;

const fresh = () => {
  const log = Object.assign(new Logger(), { warn: () => undefined });
  return new OpenIdIdentityProvider(outside.settings, publicUrl, log);
};

beforeAll(async () => void (outside = await OutsideProvider.start(publicUrl)));
beforeEach(async () => {
  provider = fresh();
  await outside.open();
  await outside.lie({});
  await outside.signInAs(jane);
});
afterAll(() => outside?.close());

/** Goes there, signs in, and returns the address's parameters. */
const visit = async (departure: Departure): Promise<URLSearchParams> =>
  (await outside.browser().follow(departure.address)).searchParams;

async function signIn(by = provider): Promise<OutsideIdentity> {
  const departure = await by.begin({ askAgain: false });
  return by.finish(departure.journey, await visit(departure));
}

describe('a provider of OpenID Connect', () => {
  identityProviderContract(() => ({
    provider,
    issuer: outside.settings.issuer,
    visit: async (departure, identity) => {
      const account = identity && {
        ...{ sub: identity.subject, email: identity.email!, email_verified: identity.emailVerified },
      };
      await outside.signInAs(account);
      return visit(departure);
    },
  }));

  it('receives no more than it needs, and sends the browser back to us', async () => {
    const { searchParams } = new URL((await provider.begin({ askAgain: false })).address);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'tastemaker',
      redirect_uri: `${publicUrl}/api/v1/auth/outside/callback`,
      response_type: 'code',
      scope: 'openid email',
      state: expect.any(String),
      nonce: expect.any(String),
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
    });
  });

  it.each([
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another sign-in', { nonce: 'not the one we gave' }],
    ['no sign-in at all', { nonce: null }],
    ['a moment long past', { iat: 1_000_000_000, exp: 1_000_000_300 }],
  ])('is not believed when its statement is for %s', async (_, lie) => {
    await outside.lie(lie);
    await expect(signIn()).rejects.toMatchObject(notVouched);
    await outside.lie({});
    expect(await signIn()).toMatchObject({ subject: 'jane' });
  });

  it('is not believed when the code was asked for by another browser', async () => {
    const [own, other] = [await provider.begin({ askAgain: false }), await provider.begin({ askAgain: false })];
    const stolen = { ...own.journey, verifier: other.journey.verifier };
    await expect(provider.finish(stolen, await visit(own))).rejects.toMatchObject(notVouched);
  });

  it('may be without an email address', async () => {
    await outside.signInAs({ sub: 'kim' });
    expect(await signIn()).toMatchObject({ subject: 'kim', email: null, emailVerified: false });
  });

  it('may say who it is in the statement itself', async () => {
    await outside.lie({ email: 'stated@example.com', email_verified: true });
    expect(await signIn()).toMatchObject({ email: 'stated@example.com', emailVerified: true });
  });

  it('may take new keys at any time', async () => {
    expect(await signIn()).toMatchObject({ subject: 'jane' });
    await outside.rotateKeys();
    expect(await signIn()).toMatchObject({ subject: 'jane' });
  });

  it('is said to be away while it is, and works again afterwards', async () => {
    const departure = await provider.begin({ askAgain: false });
    const returned = await visit(departure);
    await outside.close();
    await expect(provider.finish(departure.journey, returned)).rejects.toMatchObject(away);
    await expect(fresh().begin({ askAgain: false })).rejects.toMatchObject(away);
    const again = fresh();
    await expect(again.begin({ askAgain: false })).rejects.toMatchObject(away);
    await outside.open();
    await outside.signInAs(jane);
    expect(await signIn(again)).toMatchObject({ subject: 'jane' });
  });
});
