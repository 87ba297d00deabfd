/** How a failed password sign-in is answered here. */
export abstract class SignInPolicy {
  /** Whether the answer tells an unknown account from a wrong password; else every failure has one face. */
  abstract readonly tellsWhy: boolean;
}
