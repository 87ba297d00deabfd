import type { Actor } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import { canSeeReadings, type Reading } from '../domain/reading.js';
import type { PublishedPieces } from '../ports/published-pieces.js';
import type { ReadingRepository } from '../ports/reading.repository.js';

/** What a piece has reached, for both sides and staff. */
export class ListReadings {
  constructor(
    private readonly pieces: PublishedPieces,
    private readonly readings: ReadingRepository,
  ) {}

  /** The newest moment first, corrected ones too. @throws analytics/piece-not-found */
  async execute(actor: Actor, pieceId: string): Promise<Reading[]> {
    if (!canSeeReadings(await this.pieces.get(pieceId), actor)) throw analyticsErrors.pieceNotFound(pieceId);
    return this.readings.ofPiece(pieceId);
  }
}
