import { type PieceMetric, pieceMetricIds } from '../../../../contract/metrics.js';
import { askForScreenshotHours, storyHours } from '../../../../contract/rules/deadlines.js';
import { byName } from '../../../../contract/rules/by-name.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { PieceEvidence } from '../../../collabs/index.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { PublishedPiece, Reading, ReadingEvent, ScreenshotEvent } from '../../domain/reading.js';
import {
  type DueFetch,
  Fetches,
  leaseMs,
  type NamedPiece,
  oldestMs,
  PublishedPieces,
  ReadingRepository,
} from '../../ports/repositories.js';
import type { Platform } from '../../../../contract/lists/social.js';

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
      await orConflict(this.insert(reading), () => analyticsErrors.readingCorrected(), 'piece_readings_corrected_once');
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

const pieceColumns = `id, collab_id as "collabId", brand_id as "brandId", influencer_id as "influencerId", type,
  post_url as "postUrl", published_at as "publishedAt"`;

/** The part of a stored URL that identifies the post, as `postIn` parses it. The expression matches an index. */
const postName = `substring(post_url from
  '(?:/p/|/reels?/|/video/|/photo/|/shorts/|/live/|/stories/[^/]+/|[?&]v=|youtu[.]be/)([A-Za-z0-9_-]+)')`;

/** $1 the names. */
export const namedPosts = `select ${pieceColumns}, platform, ${postName} as name
  from collab_pieces where published_at is not null and platform is not null and ${postName} = any($1)`;

/** Reads the view of pieces published by Collabs. */
export class SqlPublishedPieces extends PublishedPieces {
  constructor(private readonly db: Database) {
    super();
  }

  async get(id: string): Promise<PublishedPiece> {
    const [piece] = await this.db.rows<PublishedPiece>(`select ${pieceColumns} from collab_pieces where id = $1`, [id]);
    if (!piece) throw analyticsErrors.pieceNotFound(id);
    return piece;
  }

  async named(names: readonly string[]): Promise<NamedPiece[]> {
    const rows = await this.db.rows<PublishedPiece & NamedPiece['post']>(namedPosts, [names]);
    return rows.map(({ platform, name, ...piece }) => ({ piece, post: { platform, name } }));
  }
}

type DueRow = DueFetch['piece'] & Readonly<{ postUrl: string; handle: string; failures: number }>;

/** A piece gets a row the first time it is fetched. */
export class SqlFetches extends Fetches {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async take(platform: Platform, now: Date, most: number, whose?: 'connected'): Promise<DueFetch[]> {
    const rows = await this.db.rows<DueRow>(
      `with due as (
         select p.id, p.collab_id, p.brand_id, p.influencer_id, p.type, p.post_url, p.published_at, i.handle
         from collab_pieces p
         join profile_influencer_cards i on i.id = p.influencer_id
         left join piece_fetches f on f.piece_id = p.id
         where p.platform = $1 and p.post_url is not null
           and ($4 or exists (
             select from connected_accounts c where c.influencer_id = p.influencer_id and c.platform = p.platform))
           and (f.next_at <= $2 or f.next_at is null and f.tried_at < p.published_at
             or f.piece_id is null and p.published_at > $2::timestamptz - interval '${oldestMs} milliseconds')
         order by p.type <> 'story', f.next_at nulls first, p.published_at, p.id limit $3
       ), taken as (
         insert into piece_fetches (piece_id, next_at, failures)
         select id, $2::timestamptz + interval '${leaseMs} milliseconds', 0 from due
         on conflict (piece_id) do update set next_at = excluded.next_at
           where piece_fetches.next_at <= $2 or piece_fetches.next_at is null
         returning piece_id, failures, tried_at
       )
       select due.id, due.collab_id as "collabId", due.brand_id as "brandId", due.influencer_id as "influencerId", due.type,
         due.post_url as "postUrl", due.published_at as "publishedAt", due.handle,
         case when taken.tried_at < due.published_at then 0 else taken.failures end as failures
       from taken join due on due.id = taken.piece_id order by due.published_at, due.id`,
      [platform, now, most, whose === undefined],
    );
    return rows.map(({ handle, failures, ...piece }) => ({
      piece,
      failures,
      post: { url: piece.postUrl, handle, publishedAt: piece.publishedAt },
    }));
  }

  askAbout(now: Date, most: number, ask: (piece: DueFetch['piece']) => ScreenshotEvent): Promise<number> {
    return this.db.inTransaction(async () => {
      const pieces = await this.db.rows<DueFetch['piece']>(
        `with due as (
           select p.id, p.collab_id, p.brand_id, p.influencer_id, p.type, p.post_url, p.published_at from collab_pieces p
           where p.type = 'story' and p.post_url is not null and p.brand_id is not null
             and p.published_at > $1::timestamptz - interval '${storyHours} hours'
             and p.published_at <= $1::timestamptz - interval '${askForScreenshotHours} hours'
             and not exists (
               select from piece_readings r where r.piece_id = p.id and r.taken_at >= p.published_at and r.corrected_at is null)
             and not exists (select from piece_fetches f where f.piece_id = p.id and f.asked_at >= p.published_at)
           order by p.published_at, p.id limit $2
         ), claimed as (
           insert into piece_fetches (piece_id, next_at, failures, asked_at) select id, $1, 0, $1 from due
           on conflict (piece_id) do update set asked_at = excluded.asked_at
             where piece_fetches.asked_at is null
               or piece_fetches.asked_at < (select published_at from due where due.id = piece_fetches.piece_id)
           returning piece_id
         )
         select due.id, due.collab_id as "collabId", due.brand_id as "brandId", due.influencer_id as "influencerId", due.type,
           due.post_url as "postUrl", due.published_at as "publishedAt"
         from claimed join due on due.id = claimed.piece_id order by due.published_at, due.id`,
        [now, most],
      );
      await this.outbox.append(pieces.map(ask));
      return pieces.length;
    });
  }

  async note(pieceId: string, { at, failures, next }: Parameters<Fetches['note']>[1]): Promise<void> {
    await this.db.affected('update piece_fetches set tried_at = $2, failures = $3, next_at = $4 where piece_id = $1', [
      pieceId,
      at,
      failures,
      next,
    ]);
  }
}
