/** For the few use cases in which two aggregates must change together, or not at all. */
export abstract class Transaction {
  abstract inTransaction<T>(work: () => Promise<T>): Promise<T>;
}
