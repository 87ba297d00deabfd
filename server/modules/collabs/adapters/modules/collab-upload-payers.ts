import { DomainError, type Actor } from '../../../../shared/kernel/index.js';
import { UploadPayers } from '../../../media/index.js';
import { canSee } from '../../domain/collab.js';
import type { CollabRepository } from '../../ports/collab.repository.js';

/** What is made for a Collab lies in its brand's storage, as long as the Collab is open. */
export class CollabUploadPayers extends UploadPayers {
  constructor(private readonly collabs: CollabRepository) {
    super();
  }

  async payerOf(actor: Actor, collabId: string): Promise<string | null> {
    const collab = await this.collabs.get(collabId).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'not-found') return null;
      throw error;
    });
    return collab && canSee(collab, actor) && collab.outcome === 'open' ? collab.brandId : null;
  }
}
