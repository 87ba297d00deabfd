import { identityProviderContract } from '../../ports/identity-provider.contract.js';
import { InMemoryIdentityProvider } from './in-memory-identity-provider.js';
import { LocalIdentityProvider } from './openid-identity-provider.js';

describe('the provider in memory', () => {
  const provider = new InMemoryIdentityProvider();
  identityProviderContract(() => ({
    provider,
    issuer: 'https://id.example.com',
    visit: async (departure, identity) => {
      const returned = provider.signIn(departure, identity ?? nobody);
      if (identity) return returned;
      return new URLSearchParams({ error: 'access_denied', state: returned.get('state')! });
    },
  }));
});

const nobody = { issuer: 'https://id.example.com', subject: 'nobody', email: null, emailVerified: false };

describe('without a provider', () => {
  it('R10: nobody leaves and nobody comes back', async () => {
    const provider = new LocalIdentityProvider();
    expect(provider.label).toBeNull();
    const none = { code: 'identity/no-provider', kind: 'not-found' };
    await expect(provider.begin()).rejects.toMatchObject(none);
    await expect(provider.finish()).rejects.toMatchObject(none);
  });
});
