/** Keeps passwords in a form that tells nothing. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes as long without a hash, for an account that has none or does not exist, and then answers false. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
