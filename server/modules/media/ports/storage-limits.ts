import type { StorageAccount } from '../domain/storage-account.js';

/** How much each may store, in decimal bytes; null is no limit. */
export abstract class StorageLimits {
  abstract limitOf(account: StorageAccount): Promise<number | null>;
}
