import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { Deletions } from '../../ports/deletions.js';

export class InMemoryDeletions extends Deletions {
  readonly deleted = new Set<string>();

  async among(profiles: readonly ProfileRef[]): Promise<readonly ProfileRef[]> {
    return profiles.filter(({ uid }) => this.deleted.has(uid));
  }
}
