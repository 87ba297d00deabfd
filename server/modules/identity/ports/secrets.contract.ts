import { theProduct } from '../../../shared/kernel/index.js';
import { createUser, type User } from '../domain/user.js';
import type { UserRepository } from './repositories.js';
import type { OneTimeCodes, PasswordHasher, SecretVault, SecondFactorRepository } from './secrets.js';

export function passwordHasherContract(hasher: PasswordHasher): void {
  it('is matched by the password alone', async () => {
    const stored = await hasher.hash('four words of mine');
    expect(await hasher.matches('four words of mine', stored)).toBe(true);
    expect(await hasher.matches('four words of Mine', stored)).toBe(false);
    expect(await hasher.matches(stored, stored)).toBe(false);
  });

  it('is matched by nothing where there is none', async () => {
    expect(await hasher.matches('the password of nobody', null)).toBe(false);
  });
}

export function secretVaultContract(vault: SecretVault): void {
  it('opens what it sealed, for the same owner only', () => {
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'sam');
    expect(vault.open(sealed, 'sam')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => vault.open(sealed, 'kim')).toThrow();
  });

  it('recognises a code again, for its owner', () => {
    expect(vault.fingerprints('abcde', 'sam')).toEqual(vault.fingerprints('abcde', 'sam'));
    expect(vault.fingerprints('abcde', 'kim')).not.toEqual(vault.fingerprints('abcde', 'sam'));
    expect(vault.fingerprints('abcdf', 'sam')).not.toEqual(vault.fingerprints('abcde', 'sam'));
  });
}

const now = new Date('2026-11-02T10:00:15Z');
const step = Math.floor(now.getTime() / 30_000);

/** `shows` returns the code that an app with this secret shows. */
export function oneTimeCodesContract(codes: OneTimeCodes, shows: (secret: string, now: Date) => string): void {
  const secret = codes.newSecret();
  const codeAt = (steps: number) => shows(secret, new Date(now.getTime() + steps * 30_000));

  it.each([-1, 0, 1])('count one step early or late: %i', (steps) => {
    expect(codes.stepOf(secret, codeAt(steps), now)).toBe(step + steps);
  });

  it.each([-3, -2, 2, 3])('and no more than that: %i', (steps) => {
    expect(codes.stepOf(secret, codeAt(steps), now)).toBeNull();
  });

  it('are those of one secret', () => {
    expect(codes.stepOf(codes.newSecret(), codeAt(0), now)).toBeNull();
  });

  it('go into an address that apps read', () => {
    const address = new URL(codes.addressFor(secret, 'sam@example.com'));
    expect(address.protocol).toBe('otpauth:');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(address.searchParams.get('issuer')).toBe('Tastemaker');
    expect(decodeURIComponent(address.pathname)).toContain('sam@example.com');
  });

  it('recovery codes are different, and made again each time', () => {
    const [ten, others] = [codes.newRecoveryCodes(10), codes.newRecoveryCodes(10)];
    expect(new Set([...ten, ...others]).size).toBe(20);
  });
}

/** The contract of every SecondFactorRepository. */
export function secondFactorRepositoryContract(
  world: () => { factors: SecondFactorRepository; users: UserRepository },
): void {
  const person = async (email = 'sam@example.com'): Promise<User> => {
    const [user, created] = createUser({ email, name: 'Sam', staffRole: 'operations' }, theProduct, now);
    return world().users.save(user, created);
  };
  const enrolled = async (email?: string): Promise<User> => {
    const user = await person(email);
    await world().factors.propose(user.id, 'sealed', now);
    const confirmation = { userId: user.id, proposedSecret: 'sealed', step: 100, codeHashes: ['a', 'b'] };
    expect(await world().factors.confirm(confirmation, now)).toBe(true);
    return user;
  };

  it('knows nothing of someone who never began', async () => {
    expect(await world().factors.find((await person()).id)).toBeNull();
  });

  it('keeps the newest proposal apart from the app that works', async () => {
    const { factors } = world();
    const { id } = await enrolled();
    await factors.propose(id, 'second', now);
    await factors.propose(id, 'third', now);

    expect(await factors.find(id)).toMatchObject({ secret: 'sealed', proposedSecret: 'third', proposedAt: now });
    const stale = { userId: id, proposedSecret: 'second', step: 200, codeHashes: ['c'] };
    expect(await factors.confirm(stale, now)).toBe(false);
    expect(await factors.find(id)).toMatchObject({ secret: 'sealed', recoveryCodesLeft: 2 });
    expect(await factors.confirm({ ...stale, proposedSecret: 'third' }, now)).toBe(true);
    expect(await factors.find(id)).toEqual({
      userId: id,
      secret: 'third',
      confirmedAt: now,
      lastStep: 200,
      proposedSecret: null,
      proposedAt: null,
      recoveryCodesLeft: 1,
    });
  });

  it('one of a hundred who use a step at once gets it, and no earlier one counts afterwards', async () => {
    const { factors } = world();
    const { id } = await enrolled();
    const answers = await Promise.all(Array.from({ length: 100 }, () => factors.useStep(id, 101)));

    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await factors.useStep(id, 101)).toBe(false);
    expect(await factors.useStep(id, 100)).toBe(false);
    expect(await factors.useStep(id, 102)).toBe(true);
  });

  it('one of a hundred who use a recovery code at once gets it, and only its owner', async () => {
    const { factors } = world();
    const [sam, kim] = [await enrolled(), await enrolled('kim@example.com')];
    const answers = await Promise.all(Array.from({ length: 100 }, () => factors.useRecoveryCode(sam.id, 'a', now)));

    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await factors.useRecoveryCode(sam.id, 'unheard of', now)).toBe(false);
    expect(await factors.find(sam.id)).toMatchObject({ recoveryCodesLeft: 1 });
    expect(await factors.useRecoveryCode(kim.id, 'a', now)).toBe(true);
  });

  it('new recovery codes end the old ones', async () => {
    const { factors } = world();
    const { id } = await enrolled();
    await factors.replaceCodes(id, ['x', 'y', 'z']);

    expect(await factors.find(id)).toMatchObject({ recoveryCodesLeft: 3 });
    expect(await factors.useRecoveryCode(id, 'a', now)).toBe(false);
    expect(await factors.useRecoveryCode(id, 'z', now)).toBe(true);
  });

  it('what is removed is gone', async () => {
    const { factors } = world();
    const { id } = await enrolled();
    await factors.remove(id);

    expect(await factors.find(id)).toBeNull();
    expect(await factors.useStep(id, 500)).toBe(false);
    expect(await factors.useRecoveryCode(id, 'a', now)).toBe(false);
  });
}
