import { identityProviderContract } from '../ports/identity-provider.contract.js';
import { oneTimeCodesContract, passwordHasherContract, secretVaultContract } from '../ports/secrets.contract.js';
import {
  InMemoryOneTimeCodes,
  InMemoryPasswordHasher,
  InMemorySecretVault,
  InMemoryIdentityProvider,
} from './in-memory-secrets.js';
import { LocalIdentityProvider } from './outside/openid-identity-provider.js';

const codes = new InMemoryOneTimeCodes();

describe('a password in memory', () => passwordHasherContract(new InMemoryPasswordHasher()));
describe('the vault in memory', () => secretVaultContract(new InMemorySecretVault()));
describe('codes in memory', () => oneTimeCodesContract(codes, (secret, now) => codes.shows(secret, now)));

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
