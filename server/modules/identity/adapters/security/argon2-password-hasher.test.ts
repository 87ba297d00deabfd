import { passwordHasherContract } from '../../ports/secrets.contract.js';
import { Argon2PasswordHasher } from './argon2-password-hasher.js';

const hasher = new Argon2PasswordHasher();

describe('R123: a stored password', () => {
  passwordHasherContract(hasher);

  it('is an argon2id hash of the cost that we have set, salted anew each time', async () => {
    const [once, twice] = [await hasher.hash('four words of mine'), await hasher.hash('four words of mine')];
    expect(once).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(twice).not.toBe(once);
  });
});
