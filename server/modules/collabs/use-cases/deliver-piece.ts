import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee, type Collab } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { approvePiece, publish, submit, suggestChanges } from '../domain/delivery.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { DeliverableFiles } from '../ports/deliverable-files.js';

/** What may be done to one piece, and what it takes. */
export type PieceStep =
  | Readonly<{ action: 'submit'; mediaId: string; caption: string }>
  | Readonly<{ action: 'suggest-changes'; comment: string }>
  | Readonly<{ action: 'approve' }>
  | Readonly<{ action: 'publish'; url: string }>;

/** A piece of content goes its way: handed in, sent back, approved, published. */
export class DeliverPiece {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly files: DeliverableFiles,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, deliverableId: string, step: PieceStep): Promise<Collab> {
    const collab = await this.collabs.withDeliverable(deliverableId);
    if (!canSee(collab, actor)) throw collabErrors.deliverableNotFound(deliverableId);

    return this.collabs.save(...(await this.decide(collab, deliverableId, step, actor)));
  }

  private async decide(collab: Collab, id: string, step: PieceStep, actor: Actor) {
    const now = this.clock.now();
    switch (step.action) {
      case 'submit': {
        const { mediaId, caption } = step;
        const file = await this.files.ownedBy(collab.influencerId, mediaId);
        if (!file) throw collabErrors.mediaNeeded();
        return submit(collab, id, { mediaId, caption, kind: file.kind }, actor, now);
      }
      case 'suggest-changes':
        return suggestChanges(collab, id, step.comment, actor, now);
      case 'approve':
        return approvePiece(collab, id, actor, now);
      case 'publish':
        return publish(collab, id, step.url, actor, now);
    }
  }
}
