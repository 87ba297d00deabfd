import { generateSync } from 'otplib';
import { passwordHasherContract, secretVaultContract, oneTimeCodesContract } from '../../ports/secrets.contract.js';
import { Argon2PasswordHasher, KeyedSecretVault, OtplibOneTimeCodes } from './secrets.js';

const hasher = new Argon2PasswordHasher();

describe('R123: a stored password', () => {
  passwordHasherContract(hasher);

  it('is an argon2id hash of the cost that we have set, salted again each time', async () => {
    const [once, twice] = [await hasher.hash('four words of mine'), await hasher.hash('four words of mine')];
    expect(once).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(twice).not.toBe(once);
  });
});

const vault = new KeyedSecretVault({ sessionSecret: 'a secret of this test, long enough' });
const other = new KeyedSecretVault({ sessionSecret: 'another secret of this test' });

describe('the vault', () => {
  secretVaultContract(vault);

  it('is worth nothing without its key', () => {
    expect(() => other.open(vault.seal('JBSWY3DPEHPK3PXP', 'sam'), 'sam')).toThrow();
    expect(other.fingerprints('abcde', 'sam')).not.toEqual(vault.fingerprints('abcde', 'sam'));
  });

  it('opens and recognises what the secret before has sealed and kept, and keeps with the present one', () => {
    const secrets = ['another secret of this test', 'a secret of this test, long enough'] as const;
    const after = new KeyedSecretVault({ sessionSecret: secrets[0], previousSessionSecret: secrets[1] });
    expect(after.open(vault.seal('JBSWY3DPEHPK3PXP', 'sam'), 'sam')).toBe('JBSWY3DPEHPK3PXP');
    expect(other.open(after.seal('JBSWY3DPEHPK3PXP', 'sam'), 'sam')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => after.open(vault.seal('JBSWY3DPEHPK3PXP', 'sam'), 'kim')).toThrow();
    const kept = [...other.fingerprints('abcde', 'sam'), ...vault.fingerprints('abcde', 'sam')];
    expect(after.fingerprints('abcde', 'sam')).toEqual(kept);
  });

  it('shows nothing of what is inside, and never seals twice alike', () => {
    const [first, second] = [vault.seal('JBSWY3DPEHPK3PXP', 'sam'), vault.seal('JBSWY3DPEHPK3PXP', 'sam')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('refuses what was changed', () => {
    const bytes = Buffer.from(vault.seal('JBSWY3DPEHPK3PXP', 'sam'), 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => vault.open(bytes.toString('base64url'), 'sam')).toThrow();
  });
});

const codes = new OtplibOneTimeCodes();

describe('the codes of an app', () => {
  oneTimeCodesContract(codes, (secret, now) => generateSync({ secret, epoch: Math.floor(now.getTime() / 1_000) }));

  it('follow RFC 6238, appendix B, in their last six digits', () => {
    const ofTheRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(codes.stepOf(ofTheRfc, '287082', new Date(59_000))).toBe(1);
    expect(codes.stepOf(ofTheRfc, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
  });
});

it('recovery codes are easy to copy, and too long to be guessed from their hashes', () => {
  for (const code of codes.newRecoveryCodes(10)) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){4}$/);
});
