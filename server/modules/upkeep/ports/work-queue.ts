import type { RetryEvent, WorkRef } from '../domain/retry.js';

/** How much of one kind waits. `late` should have begun more than a minute ago; `givenUp` is tried no more. */
export type WorkLine = Readonly<{
  kind: WorkRef['kind'];
  name: string;
  waiting: number;
  late: number;
  givenUp: number;
}>;

/** One that has failed at least once; `error` as it was thrown. */
export type FailedWork = Readonly<
  WorkRef & { name: string; attempts: number; since: Date; nextTryAt: Date | null; error: string | null }
>;

/** How many failed ones are shown. */
export const failedShown = 100;

/** The job queue and the outbox. The promises are executable: see work-queue.contract.ts. */
export abstract class WorkQueue {
  /** A line each name, jobs first. */
  abstract lines(): Promise<WorkLine[]>;

  /** Those that were given up first, then those that are tried again, the newest first; at most `failedShown`. `nextTryAt` is null for those given up. */
  abstract failed(): Promise<FailedWork[]>;

  /** Lets one that has failed, or all that were given up, try again from now, and keeps the event; how many they are. Without any, nothing is kept. */
  abstract retry(work: WorkRef | null, event: RetryEvent): Promise<number>;
}
