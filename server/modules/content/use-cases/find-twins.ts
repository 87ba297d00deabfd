import type { Clock } from '../../../shared/kernel/index.js';
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
