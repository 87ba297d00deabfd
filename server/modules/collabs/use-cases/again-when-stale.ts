import { DomainError } from '../../../shared/kernel/index.js';

const tries = 3;

/**
 * Reads and decides again when the Collab was changed in between: the product itself may be noting something about it at this very
 * moment, which is no reason to send somebody away. What another person did is met when the step is decided anew.
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
