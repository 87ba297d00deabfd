import { EntryLimits } from '../../ports/entry-limits.js';

/** RATE_LIMITS=off, outside production: a test may join as often as it likes. */
export class NoEntryLimits extends EntryLimits {
  async countMail(): Promise<void> {}
}
