import type { CollabOutcome, CollabStage } from '../../../../contract/lists/index.js';
import { type Database, jsonOf } from '../../../../shared/db/index.js';
import type { SlotRepository } from '../../../offers/index.js';
import type { Collab } from '../../domain/collab.js';
import { collabErrors } from '../../domain/collab.errors.js';
import type { Served } from '../../domain/food-risks.js';
import { mayWait } from '../../domain/moves.js';
import type { CollabRecord, CollabRecords, SideSummaries } from '../../ports/repositories.js';
import {
  type CollabRow,
  CollabSchema,
  type DeliverableRow,
  derivedColumns,
  DeliverableSchema,
  sideSummaries,
  toCollab,
} from '../persistence/collab.schema.js';

/** An agreed visit, its guest, and its bill. */
export type VisitRecord = Pick<
  Collab,
  'venueId' | 'influencerId' | 'outcome' | 'noShowClaimedAt' | 'checkedInBy' | 'runningLate' | 'terms' | 'bill'
> &
  Readonly<{
    collabId: string;
    venue: string;
    visitAt: Date;
    checkedInAt: Date | null;
    name: string;
    handle: string;
    avatarPath: string | null;
    guests: number;
    title: string;
    note: string;
    /** The brand’s note for the people at the door. */
    handoffNote: string;
  }>;

/** A visit in short; `visitAt` is null if a time has to be chosen again. */
export type VisitInShort = Pick<VisitRecord, KeptInShort> & Readonly<{ visitAt: Date | null }>;
type KeptInShort =
  | 'collabId'
  | 'venueId'
  | 'venue'
  | 'outcome'
  | 'checkedInAt'
  | 'checkedInBy'
  | 'noShowClaimedAt'
  | 'name'
  | 'handle';

/** A visit's guest and time. */
export const servedAt = (visit: VisitRecord): Served => ({ ...visit, id: visit.collabId, deliverTo: null });

type VisitRow = Omit<VisitRecord, 'venue' | 'guests' | 'title'>;

/** Whose Collabs; null means everyone's, for staff. */
export type Side = Readonly<{ type: 'brand' | 'influencer'; uid: string }> | null;

/** `lateAt`: only those whose content is late at that time. */
type ListFilter = Readonly<{
  limit: number;
  before?: string;
  stage?: CollabStage;
  outcome?: CollabOutcome;
  lateAt?: Date;
}>;

type Row = SideSummaries & { collab: CollabRow; pieces: DeliverableRow[] };

type ListedRow = Row & { shown: boolean; place: string };

/** Nothing comes before it. */
const firstId = '00000000-0000-0000-0000-000000000000';

const columns = `
  json_build_object(${jsonOf(CollabSchema, 'c', { without: derivedColumns })}) as collab,
  (select json_agg(json_build_object(${jsonOf(DeliverableSchema, 'd')}) order by d.position)
    from deliverables d where d.collab_id = c.id) as pieces, ${sideSummaries}`;

/** The agreed venue, as long as the brand has it. */
const venueId = '(select v.id from profile_venues v where v.id = c.venue_id and v.brand_id = c.brand_id) as "venueId"';

/** An agreed visit that has happened or is awaited. */
const isExpected = `(c.checked_in_at is not null or (c.stage = 4 and c.outcome = 'open'))`;

/** An influencer never sees what a brand has asked for and not paid for. The domain calls it `isUnsent`. */
const isSent = `not (requested_by = 'brand' and stage = 1 and approval_asked_by is not null)`;

/** A picture in a brand's confirmation or a creator's report, after the end of rights; written to match the index. */
const isTrace = (mediaId: string): string => {
  const file = `jsonb_build_object('mediaId', ${mediaId}::text)`;
  return `d.proof -> 'rightsEnd' @> jsonb_build_object('takenDown', ${file})
    or d.proof -> 'rightsEnd' @> jsonb_build_object('uses', jsonb_build_array(${file}))`;
};

/** Someone who has left. */
const formerInfluencer = { id: '', name: 'Former influencer', handle: '', avatarPath: null, followers: 0 };

/** Reads Collabs for screens. */
export class CollabQueries implements CollabRecords {
  constructor(
    private readonly db: Database,
    private readonly slots: Pick<SlotRepository, 'waitsOf'>,
  ) {}

  /** One Collab, for people who can see it. @throws collabErrors.notFound */
  async get(id: string): Promise<CollabRecord> {
    const [row] = await this.db.quickRead<Row>(
      `select ${columns} from collabs c
       join profile_brand_cards b on b.id = c.brand_id
       join profile_influencer_cards i on i.id = c.influencer_id where c.id = $1`,
      [id],
      'collab-get',
    );
    if (!row) throw collabErrors.notFound(id);
    const [record] = await this.recordsOf([row]);
    return record!;
  }

  /**
   * Most recently changed first. `before` is the previous page's `next`, or a timestamp. Collabs with a deleted side
   * are left out, so a page can be short; `next` is null on the last page.
   */
  async list(side: Side, { limit, before, stage, outcome, lateAt }: ListFilter) {
    const mine = side === null ? 'true' : side.type === 'brand' ? 'brand_id = $7' : `influencer_id = $7 and ${isSent}`;
    const [at, id] = before?.includes('_') ? before.split('_') : [before && new Date(before), firstId];
    const text = `
      select ${columns}, b.id is not null and i.id is not null as shown,
        to_char(c.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || c.id as place
      from (
        select * from collabs
        where ${mine} and ($2::timestamptz is null or (updated_at, id) < ($2, $3::uuid)) and ($4::int is null or stage = $4) and ($5::text is null or outcome = $5)
          and ($6::timestamptz is null or (outcome = 'open' and late_from < $6))
        order by updated_at desc, id desc limit $1) c
      left join profile_brand_cards b on b.id = c.brand_id
      left join profile_influencer_cards i on i.id = c.influencer_id
      order by c.updated_at desc, c.id desc`;
    const values = [limit, at ?? null, id, stage ?? null, outcome ?? null, lateAt ?? null, ...(side ? [side.uid] : [])];
    // Planning takes most of the time of a first page. Other pages need their own plan, which depends on the values.
    const isFirst = !(before ?? stage ?? outcome ?? lateAt);
    const rows = await (side && isFirst
      ? this.db.quickRead<ListedRow>(text, values, `collabs-of-${side.type}`)
      : this.db.rows<ListedRow>(text, values));
    const next = rows.length === limit ? rows.at(-1)!.place : null;
    return { records: await this.recordsOf(rows.filter(({ shown }) => shown)), next };
  }

  /** A brand's Collabs in which something was given between these moments, the latest first; at most 200. */
  async givenBetween(brandId: string, from: Date, until: Date): Promise<CollabRecord[]> {
    const rows = await this.db.rows<Row>(
      `select ${columns} from collabs c
       join profile_brand_cards b on b.id = c.brand_id
       left join profile_influencer_cards i on i.id = c.influencer_id
       where c.brand_id = $1 and c.checked_in_at >= $2 and c.checked_in_at < $3
       order by c.checked_in_at desc, c.id limit 200`,
      [brandId, from, until],
    );
    return this.recordsOf(rows.map((row) => (row.influencer.id ? row : { ...row, influencer: formerInfluencer })));
  }

  /**
   * The agreed visits of a brand between these moments, earliest first: checked in, awaited, or cancelled since
   * `cancelledSince`.
   */
  async visitsAtDoor(brandId: string, from: Date, until: Date, cancelledSince: Date): Promise<readonly VisitRecord[]> {
    const isCancelled = `(c.outcome = 'cancelled' and c.updated_at >= $4)`;
    return this.visitsWhere(`(${isExpected} or ${isCancelled})`, [brandId, from, until, cancelledSince]);
  }

  /** These visits of a brand in short, also if they have lost their time, or their guest has left. */
  visitsInShort(brandId: string, ids: readonly string[]): Promise<readonly VisitInShort[]> {
    return this.db.rows<VisitInShort>(
      `select c.id as "collabId", ${venueId}, c.terms ->> 'venue' as venue, c.outcome,
         c.visit_at as "visitAt", c.checked_in_at as "checkedInAt", c.checked_in_by as "checkedInBy",
         c.no_show_claimed_at as "noShowClaimedAt",
         coalesce(i.name, 'A guest who has left Tastemaker') as name, coalesce(i.handle, '') as handle
       from collabs c left join profile_influencer_cards i on i.id = c.influencer_id
       where c.brand_id = $1 and c.id = any($2::uuid[])`,
      [brandId, ids],
    );
  }

  /** These visits of a brand, in any state, earliest first; those that have lost their time are missing. */
  async visitsOf(brandId: string, ids: readonly string[]): Promise<readonly VisitRecord[]> {
    return this.visitsWhere('c.id = any($4::uuid[])', [brandId, '-infinity', 'infinity', ids]);
  }

  private async visitsWhere(condition: string, values: unknown[]): Promise<readonly VisitRecord[]> {
    const rows = await this.db.rows<VisitRow>(
      `select c.id as "collabId", ${venueId}, c.influencer_id as "influencerId", c.outcome,
         c.visit_at as "visitAt", c.checked_in_at as "checkedInAt", c.checked_in_by as "checkedInBy",
         c.no_show_claimed_at as "noShowClaimedAt", c.running_late as "runningLate",
         i.name, i.handle, i.avatar_path as "avatarPath", c.note, c.handoff_note as "handoffNote", c.terms, c.bill
       from collabs c join profile_influencer_cards i on i.id = c.influencer_id
       where c.brand_id = $1 and c.visit_at between $2 and $3 and ${condition}
       order by c.visit_at, c.id`,
      values,
    );
    return rows.map((row) => {
      const { venue, guests, title } = row.terms;
      return { ...row, venue, guests, title };
    });
  }

  /**
   * What a profile may have in its diary: all open Collabs, and visits since `from`; at most 1,000, most recently
   * changed first.
   */
  async inDiaryOf({ type, uid }: NonNullable<Side>, from: Date): Promise<CollabRecord[]> {
    const rows = await this.db.rows<Row>(
      `select ${columns} from (
         select * from collabs where ${type}_id = $1 and (outcome = 'open' or visit_at >= $2)
         order by updated_at desc, id desc limit 1000) c
       join profile_brand_cards b on b.id = c.brand_id
       join profile_influencer_cards i on i.id = c.influencer_id`,
      [uid, from],
      `collabs-in-diary-of-${type}`,
    );
    return this.recordsOf(rows);
  }

  /** Which of these files a brand has approved. */
  async approvedAmong(mediaIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.rows<{ id: string }>(
      'select media_id as id from deliverables where media_id = any($1::uuid[]) and approved_at is not null',
      [mediaIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Whether any Collab was agreed with this photo. */
  async isAgreedPhoto(filePath: string): Promise<boolean> {
    const rows = await this.db.rows(
      `select from collabs where terms ->> 'photoPath' = $1 limit 1`,
      [filePath],
      'collab-is-agreed-photo',
    );
    return rows.length > 0;
  }

  /** Whether this file was submitted for a Collab of this brand, and the brand’s rights to it have not ended. */
  async wasDeliveredTo(brandId: string, mediaId: string, now: Date): Promise<boolean> {
    const rows = await this.db.rows(
      `select from deliverables d join collabs c on c.id = d.collab_id
       where d.proof -> 'versions' @> jsonb_build_array(jsonb_build_object('mediaId', $1::text))
         and c.brand_id = $2 and (d.rights_until is null or d.rights_until > $3) limit 1`,
      [mediaId, brandId, now],
    );
    return rows.length > 0;
  }

  /** Whether this file shows one side of a Collab where content was used, or that it came down. */
  async isTraceFor(profileUid: string, mediaId: string): Promise<boolean> {
    const rows = await this.db.rows(
      `select from deliverables d join collabs c on c.id = d.collab_id
       where (${isTrace('$2')}) and (c.brand_id = $1 or c.influencer_id = $1) limit 1`,
      [profileUid, mediaId],
    );
    return rows.length > 0;
  }

  /** Whether this file was submitted for any Collab, or is evidence of its use. */
  async isPiece(mediaId: string): Promise<boolean> {
    const rows = await this.db.rows(
      `select from deliverables d
       where media_id = $1::uuid or proof -> 'versions' @> jsonb_build_array(jsonb_build_object('mediaId', $1::text))
         or ${isTrace('$1')} limit 1`,
      [mediaId],
    );
    return rows.length > 0;
  }

  private async recordsOf(rows: readonly Row[]): Promise<CollabRecord[]> {
    const records = rows.map(({ collab, pieces, brand, influencer }) => ({
      collab: toCollab(collab, pieces),
      brand,
      influencer,
    }));
    const waiting = records.filter(({ collab }) => mayWait(collab)).map(({ collab }) => collab.id);
    const waits = waiting.length > 0 ? await this.slots.waitsOf(waiting) : [];
    return records.map((record) => ({
      ...record,
      wait: waits.find(({ collabId }) => collabId === record.collab.id) ?? null,
    }));
  }
}
