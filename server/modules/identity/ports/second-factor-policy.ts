/** How the environment wants second factors. */
export abstract class SecondFactorPolicy {
  /** Staff must have one: without it they can only set it up. */
  abstract readonly compulsory: boolean;
}
