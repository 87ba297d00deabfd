import type { OutsideIdentity } from '../domain/outside-identity.js';
import type { Departure, IdentityProvider } from './identity-provider.js';

export type ProviderWorld = {
  provider: IdentityProvider;
  /** Somebody goes there and signs in as this person; null refuses. Answers what the browser brings back. */
  visit: (departure: Departure, identity: OutsideIdentity | null) => Promise<URLSearchParams>;
  issuer: string;
};

/** What every outside provider must do. */
export function identityProviderContract(world: () => ProviderWorld): void {
  const identityOf = (subject: string, more: Partial<OutsideIdentity> = {}): OutsideIdentity => ({
    ...{ issuer: world().issuer, subject, email: `${subject}@example.com`, emailVerified: true },
    ...more,
  });

  it('says who has signed in there', async () => {
    const { provider, visit } = world();
    expect(provider.label).not.toBeNull();
    const departure = await provider.begin({ askAgain: false });
    const returned = await visit(departure, identityOf('jane'));
    expect(await provider.finish(departure.journey, returned)).toEqual(identityOf('jane'));
  });

  it('says when it has not verified the email address', async () => {
    const { provider, visit } = world();
    const unverified = identityOf('una', { emailVerified: false });
    const departure = await provider.begin({ askAgain: false });
    expect(await provider.finish(departure.journey, await visit(departure, unverified))).toEqual(unverified);
  });

  it('takes nobody who comes back from another way', async () => {
    const { provider, visit } = world();
    const [own, other] = [await provider.begin({ askAgain: false }), await provider.begin({ askAgain: false })];
    expect(own.journey).not.toEqual(other.journey);
    const returned = await visit(other, identityOf('eve'));
    await expect(provider.finish(own.journey, returned)).rejects.toMatchObject({ code: 'identity/not-vouched' });
  });

  it('takes a code once', async () => {
    const { provider, visit } = world();
    const departure = await provider.begin({ askAgain: false });
    const returned = await visit(departure, identityOf('rosa'));
    await provider.finish(departure.journey, returned);
    const again = provider.finish(departure.journey, returned);
    await expect(again).rejects.toMatchObject({ code: 'identity/not-vouched' });
  });

  it('tells apart who changed their mind', async () => {
    const { provider, visit } = world();
    const departure = await provider.begin({ askAgain: false });
    const finished = provider.finish(departure.journey, await visit(departure, null));
    await expect(finished).rejects.toMatchObject({ code: 'identity/sign-in-cancelled' });
  });

  it('asks again where that is wished', async () => {
    const { provider } = world();
    const promptOf = async (askAgain: boolean) =>
      new URL((await provider.begin({ askAgain })).address).searchParams.get('prompt');
    expect([await promptOf(false), await promptOf(true)]).toEqual([null, 'login']);
  });
}
