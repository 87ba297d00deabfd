import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { retry, type WorkRef } from '../domain/retry.js';
import { upkeepErrors } from '../domain/upkeep.errors.js';
import type { WorkQueue } from '../ports/work-queue.js';

/** A super user retries failed work at once. */
export class RetryWork {
  constructor(
    private readonly queue: WorkQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * One, or (null) everything that was given up; returns how many. @throws upkeep/not-staff, upkeep/nothing-to-retry
   */
  async execute(actor: Actor, work: WorkRef | null): Promise<number> {
    const count = await this.queue.retry(work, retry(work, actor, this.clock.now()));
    if (count === 0 && work) throw upkeepErrors.nothingToRetry();
    return count;
  }
}
