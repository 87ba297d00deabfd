import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import { enter, type Entry, type Reading } from '../domain/reading.js';
import type { PublishedPieces } from '../ports/published-pieces.js';
import type { ReadingRepository } from '../ports/reading.repository.js';
import type { Screenshots } from '../ports/screenshots.js';

/** An influencer says what their post has reached, and shows it. */
export class EnterReading {
  constructor(
    private readonly pieces: PublishedPieces,
    private readonly screenshots: Screenshots,
    private readonly readings: ReadingRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws analytics/piece-not-found, analytics/not-published, analytics/bad-numbers, analytics/screenshot-needed */
  async execute(actor: Actor, pieceId: string, entry: Entry): Promise<Reading> {
    const piece = await this.pieces.get(pieceId);
    const [reading, event] = enter(piece, entry, actor, this.clock.now());

    await this.transaction.inTransaction(async () => {
      if (!(await this.screenshots.ownedBy(piece.influencerId, entry.screenshotId)))
        throw analyticsErrors.screenshotNeeded();
      await this.readings.add(reading, event);
    });
    return reading;
  }
}
