import type { Actor } from '../../../../shared/kernel/index.js';
import { MediaViewers } from '../../../media/index.js';
import type { CollabQueries } from '../../ports/collab.queries.js';

/** A brand sees the files that were handed in to it. */
export class DeliveredMediaViewers extends MediaViewers {
  constructor(private readonly collabs: CollabQueries) {
    super();
  }

  async mayView(actor: Actor, mediaId: string): Promise<boolean> {
    return actor.role === 'brand' && this.collabs.wasDeliveredTo(actor.profile!.uid, mediaId);
  }
}
