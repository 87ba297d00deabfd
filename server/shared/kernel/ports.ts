/** The only source of time. The core never reads the machine's own clock. */
export abstract class Clock {
  abstract now(): Date;
}

/** The real time, used by sessions and API keys even if the product's clock is moved. */
export abstract class RealTime extends Clock {}

/** For the few use cases in which two aggregates must change atomically. */
export abstract class Transaction {
  abstract inTransaction<T>(work: () => Promise<T>): Promise<T>;
}

/** Unguessable tokens, and the form in which they are stored. */
export abstract class SecretTokens {
  /** 256 random bits, URL-safe, with their hash. */
  abstract make(): Readonly<{ token: string; hash: string }>;

  abstract hashOf(token: string): string;
}
