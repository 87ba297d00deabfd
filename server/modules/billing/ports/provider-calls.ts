import type { CallKey } from './payment-gateway.js';

export type ProviderCall<Params extends object> = Readonly<{
  key: CallKey;
  params: Params;
  askedAt: Date;
  answer: string | null;
}>;

/**
 * Each thing that we ask of the card provider, written down with its key before it is asked: after a crash or a lost
 * answer it is asked again with the same words and the same key, and is carried out once.
 */
export abstract class ProviderCalls {
  /** The call about this subject; where it was prepared before, with the words of that time. Must not run inside a transaction. */
  abstract prepare<Params extends object>(
    operation: string,
    subject: string,
    params: Params,
    now: Date,
  ): Promise<ProviderCall<Params>>;

  /** What came of it, such as the id of what was made. */
  abstract answered(key: CallKey, answer: string): Promise<void>;
}

/** What was decided here and has not been answered by the card provider. */
export abstract class UnfinishedWork {
  /** Collabs whose extra is spent and stands on no invoice yet. */
  abstract unchargedExtras(): Promise<string[]>;

  /** Refunds that were asked for and have not been made. */
  abstract unpaidRefunds(): Promise<string[]>;
}
