import type { Actor } from '../../../shared/kernel/index.js';
import { accountOf, type StorageUsage } from '../domain/storage-account.js';
import type { StorageLimits } from '../ports/neighbours.js';
import type { UploadRepository } from '../ports/repositories.js';

/** How full the actor's own storage is. */
export class MeasureStorage {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly limits: StorageLimits,
  ) {}

  async execute(actor: Actor): Promise<StorageUsage> {
    const account = accountOf(actor);
    return { usedBytes: await this.uploads.usedBy(account.uid), limitBytes: await this.limits.limitOf(account) };
  }
}
