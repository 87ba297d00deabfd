import { Clock, Transaction } from '../../server/shared/kernel/index.js';

/** A clock controlled by the test. */
export class FixedClock extends Clock {
  constructor(private at: Date) {
    super();
  }

  now(): Date {
    return this.at;
  }

  set(at: Date): void {
    this.at = at;
  }
}

/** For the in-memory twins, which can't roll back. */
export class NoTransaction extends Transaction {
  inTransaction<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
