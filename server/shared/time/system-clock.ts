import { Clock } from '../kernel/index.js';

/** The machine's clock: the one that runs in production. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
