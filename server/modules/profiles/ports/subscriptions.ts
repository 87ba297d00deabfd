/** Which brands pay. Billing plugs in the answer. */
export abstract class Subscriptions {
  /** One answer a brand; a brand without a subscription does not pay. */
  abstract payingOf(brandIds: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
}
