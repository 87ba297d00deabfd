import { newId, theProduct } from '../../../shared/kernel/index.js';
import { maxPasskeys, newPasskey, type Passkey } from '../domain/passkey.js';
import { createUser, type User, userEvent } from '../domain/user.js';
import type { PasskeyChallenges, PasskeyRepository } from './passkeys.js';
import type { UserRepository } from './repositories.js';

const now = new Date('2026-11-02T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const none = { code: 'identity/no-such-passkey' };

type World = { passkeys: PasskeyRepository; users: UserRepository; challenges: PasskeyChallenges };

const aPerson = async ({ users }: World, email = 'jane@example.com'): Promise<User> => {
  const [user, created] = createUser({ email, name: 'Jane' }, theProduct, now);
  return users.save(user, created);
};

/** The contract of every PasskeyRepository. */
export function passkeyRepositoryContract(world: () => World): void {
  const add = async ({ id }: User, credentialId: string, counter = 0): Promise<Passkey> => {
    const credential = { credentialId, publicKey: 'key', counter, transports: ['internal', 'hybrid'] };
    const passkey = newPasskey(id, credential, 'Phone', now);
    await world().passkeys.add(passkey, userEvent('user.passkey-added', { id }, theProduct, now));
    return passkey;
  };

  it('keeps what was added, and finds it by its credential', async () => {
    const jane = await aPerson(world());
    const passkey = await add(jane, 'one');
    expect(await world().passkeys.of(jane.id)).toEqual([passkey]);
    expect(await world().passkeys.findByCredential('one')).toEqual(passkey);
    expect(await world().passkeys.findByCredential('two')).toBeNull();
  });

  it('refuses a credential that someone already has', async () => {
    const [jane, eve] = [await aPerson(world()), await aPerson(world(), 'eve@example.com')];
    await add(jane, 'one');
    await expect(add(eve, 'one')).rejects.toMatchObject({ code: 'identity/passkey-not-valid' });
    expect(await world().passkeys.of(eve.id)).toEqual([]);
  });

  it('gives a person no more than the limit, however many are added at once', async () => {
    const jane = await aPerson(world());
    const tries = Array.from({ length: maxPasskeys + 3 }, (_, number) => add(jane, `credential ${number}`));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(await world().passkeys.of(jane.id)).toHaveLength(maxPasskeys);
  });

  it('is renamed and removed by its own person only', async () => {
    const [jane, eve] = [await aPerson(world()), await aPerson(world(), 'eve@example.com')];
    const { id } = await add(jane, 'one');
    const { passkeys } = world();
    await expect(passkeys.rename(eve.id, id, 'Mine')).rejects.toMatchObject(none);
    await expect(passkeys.remove(eve.id, id)).rejects.toMatchObject(none);
    expect(await passkeys.rename(jane.id, id, 'Work laptop')).toMatchObject({ id, name: 'Work laptop' });
    expect(await passkeys.remove(jane.id, id)).toMatchObject({ name: 'Work laptop' });
    await expect(passkeys.remove(jane.id, id)).rejects.toMatchObject(none);
    await expect(passkeys.rename(jane.id, newId(), 'None')).rejects.toMatchObject(none);
  });

  it('loses all of one person’s, and nobody else’s', async () => {
    const [jane, eve] = [await aPerson(world()), await aPerson(world(), 'eve@example.com')];
    await add(jane, 'one');
    const hers = await add(eve, 'two');
    await world().passkeys.removeAllOf(jane.id);
    expect(await world().passkeys.of(jane.id)).toEqual([]);
    expect(await world().passkeys.of(eve.id)).toEqual([hers]);
  });

  it('notes one of a hundred uses with the same counter, and none with an earlier one', async () => {
    const { id } = await add(await aPerson(world()), 'one', 5);
    const uses = await Promise.all(Array.from({ length: 100 }, () => world().passkeys.use(id, 6, after(1))));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await world().passkeys.use(id, 3, after(2))).toBe(false);
    expect(await world().passkeys.use(id, 0, after(2))).toBe(false);
    expect(await world().passkeys.findByCredential('one')).toMatchObject({ counter: 6, lastUsedAt: after(1) });
  });

  it('notes every use of an authenticator that doesn’t count', async () => {
    const { id } = await add(await aPerson(world()), 'one');
    expect(await world().passkeys.use(id, 0, after(1))).toBe(true);
    expect(await world().passkeys.use(id, 0, after(2))).toBe(true);
  });
}

/** The contract of all PasskeyChallenges. */
export function passkeyChallengesContract(world: () => World): void {
  const forSignIn = { hash: 'hash', purpose: 'sign-in', userId: null } as const;

  it('one of a hundred who answer at once gets it', async () => {
    const { challenges } = world();
    await challenges.issue({ ...forSignIn, expiresAt: after(5) }, now);
    const uses = await Promise.all(Array.from({ length: 100 }, () => challenges.use(forSignIn, now)));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('is for its purpose and its person, until its end', async () => {
    const { challenges } = world();
    const [jane, eve] = [await aPerson(world()), await aPerson(world(), 'eve@example.com')];
    const forJane = { hash: 'hash', purpose: 'prove', userId: jane.id } as const;
    await challenges.issue({ ...forJane, expiresAt: after(5) }, now);
    for (const other of [{ ...forJane, userId: eve.id }, { ...forJane, purpose: 'register' as const }, forSignIn])
      expect(await challenges.use(other, now)).toBe(false);
    expect(await challenges.use(forJane, after(4))).toBe(true);

    await challenges.issue({ ...forJane, expiresAt: after(5) }, now);
    expect(await challenges.use(forJane, after(5))).toBe(false);
  });
}
