/** The only source of the time. Nothing in the core reads the machine's own clock. */
export abstract class Clock {
  abstract now(): Date;
}

/** The real time, which sessions and API keys stay on while the product's clock is moved. */
export abstract class RealTime extends Clock {}

/** For the few use cases in which two aggregates must change together, or not at all. */
export abstract class Transaction {
  abstract inTransaction<T>(work: () => Promise<T>): Promise<T>;
}

/** Tokens that nobody can guess, and the form in which they are kept. */
export abstract class SecretTokens {
  /** 256 random bits, safe in an address, with their hash. */
  abstract make(): Readonly<{ token: string; hash: string }>;

  abstract hashOf(token: string): string;
}
