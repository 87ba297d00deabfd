import { secretVaultContract } from '../../ports/secrets.contract.js';
import { KeyedSecretVault } from './keyed-secret-vault.js';

const vault = new KeyedSecretVault({ sessionSecret: 'a secret of this test, long enough' });
const other = new KeyedSecretVault({ sessionSecret: 'another secret of this test' });

describe('the vault', () => {
  secretVaultContract(vault);

  it('is worth nothing without its key', () => {
    expect(() => other.open(vault.seal('JBSWY3DPEHPK3PXP', 'sam'), 'sam')).toThrow();
    expect(other.fingerprint('abcde', 'sam')).not.toBe(vault.fingerprint('abcde', 'sam'));
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
