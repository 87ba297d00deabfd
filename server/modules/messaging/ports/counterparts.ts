import type { ProfileRef } from '../../../shared/kernel/index.js';

/** Whom one may write to. */
export abstract class Counterparts {
  /** Whether there is such a profile. */
  abstract exist(profile: ProfileRef): Promise<boolean>;
}
