import { type PieceMetric, pieceMetricIds } from '../../../../contract/metrics.js';
import { byName } from '../../../../contract/rules/by-name.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { PieceEvidence } from '../../../collabs/index.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { Reading, ReadingEvent } from '../../domain/reading.js';
import { ReadingRepository } from '../../ports/repositories.js';

type Row = Omit<Reading, 'numbers'> & Readonly<Record<PieceMetric, string | null>>;

const columns = `
  id, piece_id as "pieceId", influencer_id as "influencerId", taken_at as "takenAt", basis, source, reach, views, likes, comments,
  shares, saves, screenshot_id as "screenshotId", reason, corrects, corrected_at as "correctedAt", entered_by as "enteredBy",
  entered_at as "enteredAt"`;

/** PostgreSQL returns bigint as text. */
const toReading = ({ reach, views, likes, comments, shares, saves, ...rest }: Row): Reading => {
  const told = { reach, views, likes, comments, shares, saves };
  return { ...rest, numbers: byName(pieceMetricIds, (id) => (told[id] === null ? null : Number(told[id]))) };
};

/** Append-only, except for the time at which another reading replaced it. */
export class SqlReadingRepository extends ReadingRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Reading> {
    const [row] = await this.db.rows<Row>(`select ${columns} from piece_readings where id = $1`, [id]);
    if (!row) throw analyticsErrors.readingNotFound(id);
    return toReading(row);
  }

  async ofPiece(pieceId: string): Promise<Reading[]> {
    const rows = await this.db.rows<Row>(
      `select ${columns} from piece_readings where piece_id = $1 order by taken_at desc, id desc`,
      [pieceId],
    );
    return rows.map(toReading);
  }

  async hold(pieceId: string): Promise<Reading[]> {
    await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('piece-readings:' || $1, 0))`, [pieceId]);
    return this.ofPiece(pieceId);
  }

  add(reading: Reading, event: ReadingEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      if (reading.corrects) await this.retire(reading.corrects, reading.enteredAt);
      await orConflict(this.insert(reading), analyticsErrors.readingCorrected(), 'piece_readings_corrected_once');
      await this.outbox.append([event]);
    });
  }

  private async retire(id: string, at: Date): Promise<void> {
    const retired = await this.db.affected(
      'update piece_readings set corrected_at = $2 where id = $1 and corrected_at is null',
      [id, at],
    );
    if (retired === 0) throw analyticsErrors.readingCorrected();
  }

  private insert({ numbers: { reach, views, likes, comments, shares, saves }, ...reading }: Reading) {
    return this.db.affected(
      `insert into piece_readings (id, piece_id, influencer_id, taken_at, basis, reach, views, likes, comments, shares, saves,
         screenshot_id, reason, corrects, corrected_at, entered_by, entered_at, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
      [
        ...[reading.id, reading.pieceId, reading.influencerId, reading.takenAt, reading.basis],
        ...[reach, views, likes, comments, shares, saves],
        ...[reading.screenshotId, reading.reason, reading.corrects, reading.correctedAt],
        ...[reading.enteredBy, reading.enteredAt, reading.source],
      ],
    );
  }
}

/** A screenshot isn't deleted while its numbers are in use. */
export class SqlPieceEvidence extends PieceEvidence {
  constructor(private readonly db: Database) {
    super();
  }

  async isEvidence(mediaId: string): Promise<boolean> {
    const rows = await this.db.rows('select from piece_readings where screenshot_id = $1 limit 1', [mediaId]);
    return rows.length > 0;
  }
}
