import type { Reading, ReadingEvent } from '../domain/reading.js';

/** Where readings are kept. The promises are executable: see reading.repository.contract.ts. */
export abstract class ReadingRepository {
  /** @throws analyticsErrors.readingNotFound */
  abstract get(id: string): Promise<Reading>;

  /** All of a piece, corrected ones too, the newest moment first. */
  abstract ofPiece(pieceId: string): Promise<Reading[]>;

  /** The same, and until the open transaction ends nobody else holds this piece: what is decided on it stays true. */
  abstract hold(pieceId: string): Promise<Reading[]>;

  /**
   * Stores it and its event together. One that corrects another takes its place in the same moment.
   * @throws analyticsErrors.readingCorrected when the other one has been corrected meanwhile
   */
  abstract add(reading: Reading, event: ReadingEvent): Promise<void>;
}
