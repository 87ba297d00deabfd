/** Why nothing goes to an address any more: its server refused it, a mail came back, or its owner called it spam. */
export const stopReasons = ['refused', 'bounced', 'complained'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Addresses to which no notification goes any more. The promises below are executable: see stopped-addresses.contract.ts. */
export abstract class StoppedAddresses {
  /** The first reason stays. */
  abstract stop(email: string, reason: StopReason, now: Date): Promise<void>;

  /** Those of these that are stopped. */
  abstract among(emails: readonly string[]): Promise<ReadonlySet<string>>;
}
