import type { ProfileRef } from '../../../shared/kernel/index.js';

/** Which profiles are one person's and nobody else's. */
export abstract class SoleOwnership {
  /** The profiles whose only owner this person is, oldest first. Brands may have other members all the same. */
  abstract of(userId: string): Promise<ProfileRef[]>;
}
