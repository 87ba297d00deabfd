import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../../ports/secrets.js';

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html; the library's algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class Argon2PasswordHasher extends PasswordHasher {
  private readonly hashOfNobody = this.hash('the password of nobody');

  async hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  async matches(password: string, stored: string | null): Promise<boolean> {
    const right = await verify(stored ?? (await this.hashOfNobody), password);
    return right && stored !== null;
  }
}
