/** Keeps what must be read again, and recognises what must not. What it makes is worthless without the product's own secret. */
export abstract class SecretVault {
  /** `owner` is bound in: what was sealed for one person does not open for another. */
  abstract seal(plain: string, owner: string): string;

  /** @throws when it was sealed for another owner, with another key, or was changed */
  abstract open(sealed: string, owner: string): string;

  /** The same answer for the same code and owner; a short code cannot be guessed from it. */
  abstract fingerprint(code: string, owner: string): string;
}
