/** How a failed password sign-in is answered here. */
export abstract class SignInPolicy {
  /** Whether the answer tells an unknown account from a wrong password; else every failure has one face. */
  abstract readonly tellsWhy: boolean;
}

/** How the environment wants second factors. */
export abstract class SecondFactorPolicy {
  /** Staff must have one: without it they can only set it up. */
  abstract readonly compulsory: boolean;
}
