import { DomainError } from '../../../shared/kernel/index.js';

const tries = 3;

/**
 * Retries with a fresh read if the Collab was changed concurrently: the product itself may be recording something,
 * which is no reason to refuse a person's step. If another person changed it, the new decision takes that into account.
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
