/** Slows guessing down, alike for accounts that exist and that do not. Counts outlive restarts and failed requests. */
export abstract class SignInLimits {
  /**
   * Counts a password before it is looked at: 5 an account and 30 a network address in 15 minutes.
   * @throws identity/too-many-requests
   */
  abstract countPassword(email: string, address: string): Promise<void>;

  /** The password was right: the account starts afresh, and the address gets its try back. */
  abstract forgivePassword(email: string, address: string): Promise<void>;

  /** A new password was set by mail: the account starts afresh. */
  abstract forgiveAccount(email: string): Promise<void>;

  /** Counts a code of a second factor before it is looked at: 5 a person in 15 minutes. @throws identity/too-many-requests */
  abstract countCode(userId: string): Promise<void>;

  /** The code was right: the person starts afresh. */
  abstract forgiveCodes(userId: string): Promise<void>;

  /**
   * Counts a link that is asked for: 5 an email address and 50 a network address in 15 minutes.
   * @throws identity/too-many-requests
   */
  abstract countLink(email: string, address: string): Promise<void>;
}

/** How a failed password sign-in is answered here. A value that the configuration fills, with no behaviour of its own. */
export abstract class SignInPolicy {
  /** Whether the answer tells an unknown account from a wrong password; else every failure has one face. */
  abstract readonly tellsWhy: boolean;
}

/** How the environment wants second factors. A value that the configuration fills, with no behaviour of its own. */
export abstract class SecondFactorPolicy {
  /** Staff must have one: without it they can only set it up. */
  abstract readonly compulsory: boolean;
}
