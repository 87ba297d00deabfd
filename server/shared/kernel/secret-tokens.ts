/** Tokens that nobody can guess, and the form in which they are kept. */
export abstract class SecretTokens {
  /** 256 random bits, safe in an address, with their hash. */
  abstract make(): Readonly<{ token: string; hash: string }>;

  abstract hashOf(token: string): string;
}
