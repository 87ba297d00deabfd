import { DomainError } from '../../../shared/kernel/index.js';

const tries = 3;

/**
 * Reads and decides again if the Collab was changed in between: the product itself may be recording something about it, which is no
 * reason to refuse a person's step. If another person changed it, the new decision sees that.
 */
export async function againWhenStale<T>(work: () => Promise<T>): Promise<T> {
  for (let triesLeft = tries; ; triesLeft--) {
    try {
      return await work();
    } catch (error) {
      if (triesLeft === 1 || !(error instanceof DomainError && error.code === 'collabs/stale')) throw error;
    }
  }
}
