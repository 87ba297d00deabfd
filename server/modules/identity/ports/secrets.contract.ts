import type { OneTimeCodes, PasswordHasher, SecretVault } from './secrets.js';

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
    expect(vault.fingerprint('abcde', 'sam')).toBe(vault.fingerprint('abcde', 'sam'));
    expect(vault.fingerprint('abcde', 'kim')).not.toBe(vault.fingerprint('abcde', 'sam'));
    expect(vault.fingerprint('abcdf', 'sam')).not.toBe(vault.fingerprint('abcde', 'sam'));
  });
}

const now = new Date('2026-11-02T10:00:15Z');
const step = Math.floor(now.getTime() / 30_000);

/** `shows` is what an app with this secret shows. */
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

  it('recovery codes are different, and made anew each time', () => {
    const [ten, others] = [codes.newRecoveryCodes(10), codes.newRecoveryCodes(10)];
    expect(new Set([...ten, ...others]).size).toBe(20);
  });
}
