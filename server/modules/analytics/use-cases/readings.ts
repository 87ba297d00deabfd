import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import { canSeeReadings, correct, type Correction, enter, type Entry, type Reading } from '../domain/reading.js';
import type { PublishedPieces, ReadingRepository, Screenshots } from '../ports/repositories.js';

/** An influencer reports their post's numbers, with a screenshot. */
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

/** Staff correct what an influencer has entered. */
export class CorrectReading {
  constructor(
    private readonly pieces: PublishedPieces,
    private readonly readings: ReadingRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws analytics/reading-not-found, analytics/reading-corrected, analytics/reason-needed, analytics/bad-numbers */
  async execute(actor: Actor, id: string, correction: Correction): Promise<Reading> {
    const reading = await this.readings.get(id);
    const piece = await this.pieces.get(reading.pieceId);

    const [next, event] = correct(reading, piece, correction, actor, this.clock.now());

    await this.readings.add(next, event);
    return next;
  }
}

/** A piece's results, for both sides and staff. */
export class ListReadings {
  constructor(
    private readonly pieces: PublishedPieces,
    private readonly readings: ReadingRepository,
  ) {}

  /** Newest first, including corrected ones. @throws analytics/piece-not-found */
  async execute(actor: Actor, pieceId: string): Promise<Reading[]> {
    if (!canSeeReadings(await this.pieces.get(pieceId), actor)) throw analyticsErrors.pieceNotFound(pieceId);
    return this.readings.ofPiece(pieceId);
  }
}
