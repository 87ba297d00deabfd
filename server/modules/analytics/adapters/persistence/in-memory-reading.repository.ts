import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { Reading, ReadingEvent } from '../../domain/reading.js';
import { ReadingRepository } from '../../ports/reading.repository.js';

export class InMemoryReadingRepository extends ReadingRepository {
  readonly events: ReadingEvent[] = [];
  private readonly readings = new Map<string, Reading>();

  async get(id: string): Promise<Reading> {
    const reading = this.readings.get(id);
    if (!reading) throw analyticsErrors.readingNotFound(id);
    return reading;
  }

  async ofPiece(pieceId: string): Promise<Reading[]> {
    return [...this.readings.values()]
      .filter((reading) => reading.pieceId === pieceId)
      .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  }

  hold(pieceId: string): Promise<Reading[]> {
    return this.ofPiece(pieceId);
  }

  async add(reading: Reading, event: ReadingEvent): Promise<void> {
    const before = reading.corrects ? this.readings.get(reading.corrects) : undefined;
    if (before?.correctedAt) throw analyticsErrors.readingCorrected();
    if (before) this.readings.set(before.id, { ...before, correctedAt: reading.enteredAt });
    this.readings.set(reading.id, reading);
    this.events.push(event);
  }
}
