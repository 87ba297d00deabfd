import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { correct, type Correction, type Reading } from '../domain/reading.js';
import type { PublishedPieces } from '../ports/published-pieces.js';
import type { ReadingRepository } from '../ports/reading.repository.js';

/** Staff put right what an influencer has entered. */
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
