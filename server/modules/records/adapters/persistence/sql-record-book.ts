import type { Database } from '../../../../shared/db/index.js';
import type { Fact, Side } from '../../domain/fact.js';
import type { Mark, MarkKind } from '../../domain/marks.js';
import type { Tally } from '../../domain/reliability.js';
import { type MarkPlace, RecordBook } from '../../ports/repositories.js';

/**
 * Serialises events of one Collab, so that each derives marks from the other's facts too. Locks them in order, so that
 * two batches can't deadlock.
 */
const wait = `
  select pg_advisory_xact_lock(hashtextextended('collab-records:' || id, 0))
  from (select id from unnest($1::text[]) as id order by id) collab`;

const markColumns = `event_id as "eventId", collab_id as "collabId", side, profile_id as "profileId", other_id as "otherId",
  kind, kept, minutes, at`;

export class SqlRecordBook extends RecordBook {
  constructor(private readonly db: Database) {
    super();
  }

  async add(collabIds: readonly string[], facts: readonly Fact[]): Promise<void> {
    await this.db.rows(wait, [collabIds], 'records-wait');
    await this.db.rows(
      `insert into collab_record_facts (event_id, collab_id, brand_id, influencer_id, name, by, at, late, stage, outcome, pence, piece_id)
       select "eventId", "collabId", "brandId", "influencerId", name, by, at, late, stage, outcome, pence, "pieceId"
       from jsonb_to_recordset($1::jsonb) as fact ("eventId" uuid, "collabId" uuid, "brandId" uuid, "influencerId" uuid, name text,
         by text, at timestamptz, late boolean, stage int, outcome text, pence int, "pieceId" uuid)
       on conflict do nothing`,
      [JSON.stringify(facts)],
      'records-add',
    );
  }

  factsOf(collabIds: readonly string[]): Promise<Fact[]> {
    return this.db.rows<Fact>(
      `select event_id as "eventId", collab_id as "collabId", brand_id as "brandId", influencer_id as "influencerId",
         name, by, at, late, stage, outcome, pence, piece_id as "pieceId"
       from collab_record_facts where collab_id = any($1::uuid[]) order by at, event_id`,
      [collabIds],
      'records-facts',
    );
  }

  async replaceMarks(collabIds: readonly string[], marks: readonly Mark[]): Promise<void> {
    await this.db.rows(
      'delete from reliability_marks where collab_id = any($1::uuid[])',
      [collabIds],
      'records-unmark',
    );
    if (marks.length === 0) return;
    await this.db.rows(
      `insert into reliability_marks (event_id, collab_id, side, profile_id, other_id, kind, kept, minutes, at)
       select "eventId", "collabId", side, "profileId", "otherId", kind, kept, minutes, at
       from jsonb_to_recordset($1::jsonb) as mark ("eventId" uuid, "collabId" uuid, side text, "profileId" uuid, "otherId" uuid,
         kind text, kept boolean, minutes int, at timestamptz)`,
      [JSON.stringify(marks)],
      'records-mark',
    );
  }

  marksOfCollab(collabId: string): Promise<Mark[]> {
    return this.db.rows<Mark>(`select ${markColumns} from reliability_marks where collab_id = $1`, [collabId]);
  }

  async tallyOf(side: Side, profileId: string): Promise<Tally> {
    const [tally] = await this.db.rows<Tally>(
      `select
         (count(*) filter (where kind = 'answer'))::int as asked,
         (count(*) filter (where kind = 'answer' and kept))::int as "answeredPromptly",
         (count(distinct other_id) filter (where kind = 'answer' and kept))::int as "promptTo",
         round((percentile_cont(0.5) within group (order by minutes) filter (where kind = 'answer'))::numeric)::int as "medianMinutes",
         (count(*) filter (where kind = 'visit' and kept))::int as "visitsKept",
         (count(*) filter (where kind = 'visit' and not kept))::int as "visitsMissed",
         (count(*) filter (where kind = 'late'))::int as late,
         (count(*) filter (where kind = 'content' and kept))::int as "contentOnTime",
         (count(*) filter (where kind = 'content' and not kept))::int as "contentLate",
         (count(*) filter (where kind = 'undelivered'))::int as "contentMissing",
         (count(*) filter (where kind = 'draft' and kept))::int as "draftsAnswered",
         (count(*) filter (where kind = 'draft' and not kept))::int as "draftsUnanswered",
         (count(*) filter (where kind = 'round'))::int as rounds,
         (count(*) filter (where kind = 'piece'))::int as pieces
       from reliability_marks where profile_id = $1 and side = $2`,
      [profileId, side],
    );
    return tally!;
  }

  marksOf(side: Side, profileId: string, kind: MarkKind, after: MarkPlace | null, limit: number): Promise<Mark[]> {
    return this.db.rows<Mark>(
      `select ${markColumns} from reliability_marks
       where profile_id = $1 and side = $2 and kind = $3 and ($4::timestamptz is null or (at, event_id) < ($4, $5::uuid))
       order by at desc, event_id desc limit $6`,
      [profileId, side, kind, after?.at ?? null, after?.eventId ?? null, limit],
    );
  }
}
