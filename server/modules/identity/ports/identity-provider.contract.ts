import { theProduct } from '../../../shared/kernel/index.js';
import type { OutsideIdentity } from '../domain/outside-identity.js';
import { createUser, type User, userEvent } from '../domain/user.js';
import type { Departure, IdentityProvider, OutsideIdentityRepository } from './identity-provider.js';
import type { UserRepository } from './repositories.js';

export type ProviderWorld = {
  provider: IdentityProvider;
  /** Someone goes there and signs in as this person; null refuses. Returns the parameters of the callback. */
  visit: (departure: Departure, identity: OutsideIdentity | null) => Promise<URLSearchParams>;
  issuer: string;
};

/** The contract of every outside provider. */
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

const now = new Date('2026-11-02T10:00:00Z');
const issuer = 'https://id.example.com';

type World = { outside: OutsideIdentityRepository; users: UserRepository };

/** The contract of every store of outside accounts. */
export function outsideIdentityRepositoryContract(world: () => World): void {
  const person = (email: string): Promise<User> =>
    world().users.save(...createUser({ email, name: 'Jane' }, theProduct, now));

  it('finds the person by the account, and the account by the person', async () => {
    const { outside } = world();
    const { id } = await person('jane@example.com');
    const subject = { issuer, subject: 'jane-1' };
    expect([await outside.userOf(subject), await outside.subjectOf(id, issuer)]).toEqual([null, null]);

    await outside.link(id, subject, now, userEvent('user.outside-linked', { id }, theProduct, now));

    expect([await outside.userOf(subject), await outside.subjectOf(id, issuer)]).toEqual([id, subject]);
    expect(await outside.userOf({ ...subject, issuer: 'https://other.example.com' })).toBeNull();
    expect(await outside.subjectOf(id, 'https://other.example.com')).toBeNull();
  });

  it('refuses a second account of one person, and one account of two people', async () => {
    const { outside } = world();
    const [jane, bob] = [await person('jane2@example.com'), await person('bob2@example.com')];
    await outside.link(jane.id, { issuer, subject: 'jane-2' }, now);

    const refused = { code: 'identity/other-subject' };
    await expect(outside.link(jane.id, { issuer, subject: 'eve' }, now)).rejects.toMatchObject(refused);
    await expect(outside.link(bob.id, { issuer, subject: 'jane-2' }, now)).rejects.toMatchObject(refused);
    expect(await outside.userOf({ issuer, subject: 'eve' })).toBeNull();
  });

  it('does not mind the same link twice', async () => {
    const { outside } = world();
    const { id } = await person('jane4@example.com');
    const subject = { issuer, subject: 'jane-4' };
    await Promise.all([outside.link(id, subject, now), outside.link(id, subject, now)]);
    expect(await outside.userOf(subject)).toBe(id);
  });

  it('links one of many that come at once', async () => {
    const { outside } = world();
    const { id } = await person('jane3@example.com');
    const subjects = Array.from({ length: 8 }, (_, number) => ({ issuer, subject: `at-once-${number}` }));

    const tries = await Promise.allSettled(subjects.map((subject) => outside.link(id, subject, now)));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const linked = await Promise.all(subjects.map((subject) => outside.userOf(subject)));
    expect(linked.filter((userId) => userId === id)).toHaveLength(1);
  });
}
