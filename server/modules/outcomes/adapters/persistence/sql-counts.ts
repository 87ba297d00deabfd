import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { type GuestSum, type GuestSums, noGuests } from '../../domain/figures.js';
import { type GuestKind, guestKinds, type GuestParty, type VenueDay } from '../../domain/guests.js';
import { CoversDays, GuestParties, type TellGuests } from '../../ports/repositories.js';

type SumRow = GuestSum & Readonly<{ collabId: string; kind: GuestKind }>;

const columns = `
  id, kind, collab_id as "collabId", brand_id as "brandId", influencer_id as "influencerId", venue_id as "venueId",
  came_at as at, covers, spend_pence as "spendPence", source, external_id as "externalId"`;

export class SqlGuestParties extends GuestParties {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async add(parties: readonly GuestParty[], tell: TellGuests): Promise<readonly string[]> {
    const added = await this.db.inTransaction(() =>
      this.told(
        `insert into guest_parties
           (id, kind, collab_id, brand_id, influencer_id, venue_id, came_at, covers, spend_pence, source, external_id)
         select id, kind, "collabId", "brandId", "influencerId", "venueId", at, covers, "spendPence", source, "externalId"
         from jsonb_to_recordset($1::jsonb) as party(id uuid, kind text, "collabId" uuid, "brandId" uuid,
           "influencerId" uuid, "venueId" uuid, at timestamptz, covers int, "spendPence" int, source text, "externalId" text)
         on conflict (brand_id, kind, external_id) where external_id is not null do nothing
         returning ${columns}`,
        [JSON.stringify(parties)],
        tell,
      ),
    );
    return added.map(({ id }) => id);
  }

  async known(brandId: string, externalIds: readonly string[]): Promise<readonly string[]> {
    const rows = await this.db.rows<{ known: string }>(
      `select kind || ' ' || external_id as known from guest_parties
       where brand_id = $1 and kind = any($2::text[]) and external_id = any($3::text[])`,
      [brandId, guestKinds, externalIds],
    );
    return rows.map(({ known }) => known);
  }

  async remove(brandId: string, id: string, tell: TellGuests): Promise<boolean> {
    const removed = await this.db.inTransaction(() =>
      this.told(`delete from guest_parties where brand_id = $1 and id = $2 returning ${columns}`, [brandId, id], tell),
    );
    return removed.length > 0;
  }

  latest(brandId: string, limit: number): Promise<readonly GuestParty[]> {
    return this.db.rows<GuestParty>(
      `select ${columns} from guest_parties where brand_id = $1 order by came_at desc, id desc limit $2`,
      [brandId, limit],
    );
  }

  async sums(collabIds: readonly string[]): Promise<ReadonlyMap<string, GuestSums>> {
    const rows = await this.db.rows<SumRow>(
      `select collab_id as "collabId", kind, count(*)::int as parties, sum(covers)::int as covers,
         sum(spend_pence)::float8 as "spendPence",
         coalesce(sum(covers) filter (where spend_pence is not null), 0)::int as "coversWithSpend"
       from guest_parties where collab_id = any($1::uuid[]) group by collab_id, kind`,
      [collabIds],
    );
    const sums = new Map<string, GuestSums>();
    for (const { collabId, kind, ...sum } of rows)
      sums.set(collabId, { ...(sums.get(collabId) ?? { redeemed: noGuests, named: noGuests }), [kind]: sum });
    return sums;
  }

  /** The changed rows, with the events about them. */
  private async told(change: string, values: unknown[], tell: TellGuests): Promise<readonly GuestParty[]> {
    const parties = await this.db.rows<GuestParty>(change, values);
    await this.outbox.append(tell(parties));
    return parties;
  }
}

export class SqlCoversDays extends CoversDays {
  constructor(private readonly db: Database) {
    super();
  }

  put(days: readonly VenueDay[]): Promise<number> {
    const last = new Map(days.map((each) => [`${each.venueId} ${each.day}`, each]));
    return this.db.affected(
      `insert into covers_days (venue_id, day, brand_id, covers, source)
       select "venueId", day, "brandId", covers, source
       from jsonb_to_recordset($1::jsonb) as said("venueId" uuid, day date, "brandId" uuid, covers int, source text)
       order by "venueId", day
       on conflict (venue_id, day) do update set covers = excluded.covers, source = excluded.source
       where covers_days.covers <> excluded.covers`,
      [JSON.stringify([...last.values()])],
    );
  }

  between(brandId: string, first: string, last: string): Promise<readonly VenueDay[]> {
    return this.db.rows<VenueDay>(
      `select venue_id as "venueId", brand_id as "brandId", day::text as day, covers, source from covers_days
       where brand_id = $1 and day between $2 and $3 order by venue_id, covers_days.day`,
      [brandId, first, last],
    );
  }
}
