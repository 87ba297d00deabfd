import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { settleTwin } from '../domain/content.js';
import type { ContentLooks, DeliveredTwins } from '../ports/content-library.js';

/** Looks for a piece's picture, or its video's poster, among what other brands have received. */
export class FindTwins {
  constructor(
    private readonly looks: ContentLooks,
    private readonly twins: DeliveredTwins,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. The same file counts as well. */
  async execute(pieceId: string): Promise<void> {
    const mediaId = await this.twins.fileOf(pieceId);
    if (mediaId === null) return;
    const near = await this.looks.near(mediaId);
    await this.twins.note(pieceId, [{ id: mediaId, difference: 0 }, ...near], this.clock.now());
  }
}

/** Staff have compared two pieces, and say what they found. */
export class SettleTwin {
  constructor(
    private readonly twins: DeliveredTwins,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws contentErrors.twinsNotFound, contentErrors.twinSettled, contentErrors.noteNeeded, contentErrors.notStaff
   */
  async execute(actor: Actor, id: string, note: string): Promise<void> {
    await this.twins.settle(...settleTwin(await this.twins.find(id), note, actor, this.clock.now()));
  }
}
