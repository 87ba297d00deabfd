import type { RetryEvent, WorkRef } from '../domain/retry.js';

/** The queue length of one kind. `late` are overdue by more than a minute; `givenUp` aren't retried. */
export type WorkLine = Readonly<{
  kind: WorkRef['kind'];
  name: string;
  waiting: number;
  late: number;
  givenUp: number;
}>;

/** An entry that has failed at least once; `error` as it was thrown. */
export type FailedWork = Readonly<
  WorkRef & { name: string; attempts: number; since: Date; nextTryAt: Date | null; error: string | null }
>;

/** How many failed entries are shown. */
export const failedShown = 100;

/** The job queue and the outbox. The promises are executable: see work-queue.contract.ts. */
export abstract class WorkQueue {
  /** One line per name, jobs first. */
  abstract lines(): Promise<WorkLine[]>;

  /**
   * Given-up ones first, then those being retried, newest first; at most `failedShown`. `nextTryAt` is null for those
   * given up.
   */
  abstract failed(): Promise<FailedWork[]>;

  /**
   * Retries a failed one, or all that were given up, from now, and stores the event; returns how many. Without any,
   * nothing is stored.
   */
  abstract retry(work: WorkRef | null, event: RetryEvent): Promise<number>;
}
