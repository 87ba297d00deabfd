import { defaultFolds, type FoldLengths } from '../../../contract/rules/disclosure/index.js';
import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab } from '../domain/collab.js';
import { seePost, type ShownPost } from '../domain/seen-post.js';
import { collabErrors, pieceErrors } from '../domain/collab.errors.js';
import { approvePiece, type Post, publish, submit, submitCaption, suggestChanges, waive } from '../domain/delivery.js';
import type { GoldenRule, Mark } from '../domain/golden-rules.js';
import type { Pin, Trace } from '../domain/proof.js';
import { confirmTakedown, decideUse, reportUse } from '../domain/rights-end.js';
import { answerRenewal, askRenewal } from '../domain/usage-rights.js';
import type { CollabRepository } from '../ports/repositories.js';
import type { DeliverableFiles } from '../ports/neighbours.js';
import { againWhenStale } from './again-when-stale.js';

/** Actions on one piece, and their input. */
export type PieceStep =
  | Readonly<{ action: 'submit'; mediaId: string | null; caption: string; marks: readonly Mark[]; attested: boolean }>
  | Readonly<{ action: 'suggest-changes'; comment: string; pins?: readonly Pin[] }>
  | Readonly<{ action: 'approve' }>
  | (Readonly<{ action: 'publish' }> & Post)
  | Readonly<{ action: 'waive'; rule?: GoldenRule; reason: string }>
  | Readonly<{ action: 'ask-renewal'; months: number }>
  | Readonly<{ action: 'agree-renewal' | 'decline-renewal' }>
  | RightsEndStep;

/** Steps after rights have ended, and their input. */
type RightsEndStep =
  | Readonly<{ action: 'confirm-takedown'; url: string | null; mediaId: string | null }>
  | Readonly<{ action: 'report-use'; url: string | null; mediaId: string | null; words: string }>
  | Readonly<{ action: 'uphold-use' | 'dismiss-use'; reason: string }>;

/** Moves a piece of content along: submitted, sent back, approved, published, rights renewed or ended. */
export class DeliverPiece {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly files: DeliverableFiles,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    /** How many characters of a caption each platform shows before “more”. */
    private readonly settings: Readonly<{ disclosureFolds: FoldLengths }> = { disclosureFolds: defaultFolds },
  ) {}

  execute(actor: Actor, deliverableId: string, step: PieceStep): Promise<Collab> {
    return againWhenStale(() => this.take(actor, deliverableId, step));
  }

  private async take(actor: Actor, deliverableId: string, step: PieceStep): Promise<Collab> {
    const collab = await this.collabs.withDeliverable(deliverableId);
    if (!canSee(collab, actor)) throw collabErrors.deliverableNotFound(deliverableId);

    // one transaction, so that a file isn't deleted between check and submission
    return this.transaction.inTransaction(async () =>
      this.collabs.save(...(await this.decide(collab, deliverableId, step, actor))),
    );
  }

  private async decide(collab: Collab, id: string, step: PieceStep, actor: Actor) {
    const now = this.clock.now();
    switch (step.action) {
      case 'submit': {
        const { mediaId, caption, marks, attested } = step;
        if (mediaId === null) return submitCaption(collab, id, caption, actor, now);
        const file = await this.files.ownedBy(collab.influencerId, mediaId);
        if (!file) throw collabErrors.mediaNeeded();
        return submit(collab, id, { mediaId, caption, file, marks, attested }, actor, now);
      }
      case 'suggest-changes':
        return suggestChanges(collab, id, step.comment, actor, now, step.pins);
      case 'approve':
        return approvePiece(collab, id, actor, now);
      case 'publish':
        return publish(collab, id, step, actor, now, this.settings.disclosureFolds);
      case 'waive':
        return waive(collab, id, step, actor, now);
      case 'ask-renewal':
        return askRenewal(collab, id, step.months, actor, now);
      case 'agree-renewal':
      case 'decline-renewal':
        return answerRenewal(collab, id, step.action, actor, now);
      default:
        return this.decideOnEnd(collab, id, step, actor, now);
    }
  }

  private async decideOnEnd(collab: Collab, id: string, step: RightsEndStep, actor: Actor, now: Date) {
    switch (step.action) {
      case 'confirm-takedown':
        return confirmTakedown(collab, id, await this.traceOf(step, collab.brandId), actor, now);
      case 'report-use': {
        const trace = await this.traceOf(step, collab.influencerId);
        return reportUse(collab, id, { ...trace, words: step.words }, actor, now);
      }
      default:
        return decideUse(collab, id, step.action, step.reason, actor, now);
    }
  }

  /** The evidence, with the hash of its picture. @throws collabs/trace-needed if this isn't a picture of theirs */
  private async traceOf({ url, mediaId }: Pick<Trace, 'url' | 'mediaId'>, ownerId: string): Promise<Trace> {
    if (mediaId === null) return { url, mediaId, sha256: null };
    const file = await this.files.ownedBy(ownerId, mediaId);
    if (file?.kind !== 'image') throw pieceErrors.traceNeeded();
    return { url, mediaId, sha256: file.sha256 };
  }
}

/** Records what has become of a published post. */
export class NotePost {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
    private readonly settings: Readonly<{ disclosureFolds: FoldLengths }> = { disclosureFolds: defaultFolds },
  ) {}

  /** @param shown null if the platform no longer has it @throws collabs/deliverable-not-found */
  execute(deliverableId: string, shown: ShownPost | null): Promise<void> {
    return againWhenStale(async () => {
      const collab = await this.collabs.withDeliverable(deliverableId);
      const decision = seePost(collab, deliverableId, shown, this.clock.now(), this.settings.disclosureFolds);
      if (decision) await this.collabs.save(...decision);
    });
  }
}
