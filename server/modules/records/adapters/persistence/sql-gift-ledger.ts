import type { Database } from '../../../../shared/db/index.js';
import type { GiftLine, StatedGift } from '../../domain/gift.js';
import { GiftLedger } from '../../ports/repositories.js';

const lineColumns = `line.id, line.collab_id as "collabId", line.brand_id as "brandId", line.influencer_id as "influencerId", kind, pence, basis,
  received_at as "receivedAt", recorded_at as "recordedAt", reverses`;

export class SqlGiftLedger extends GiftLedger {
  constructor(private readonly db: Database) {
    super();
  }

  async valueOf(collabId: string): Promise<number | null> {
    const [collab] = await this.db.rows<{ pence: number }>(
      'select value_pence as pence from collab_facts where id = $1',
      [collabId],
    );
    return collab?.pence ?? null;
  }

  async add(lines: readonly GiftLine[]): Promise<void> {
    await this.db.affected(
      `insert into gift_lines (id, collab_id, brand_id, influencer_id, kind, pence, basis, received_at, recorded_at, reverses)
       select id, "collabId", "brandId", "influencerId", kind, pence, basis, "receivedAt", "recordedAt", reverses
       from jsonb_to_recordset($1::jsonb) as line (id uuid, "collabId" uuid, "brandId" uuid, "influencerId" uuid, kind text,
         pence int, basis text, "receivedAt" timestamptz, "recordedAt" timestamptz, reverses uuid)
       on conflict (id) do nothing`,
      [JSON.stringify(lines)],
    );
  }

  ofCollab(collabId: string): Promise<GiftLine[]> {
    return this.db.rows<GiftLine>(
      `select ${lineColumns} from gift_lines line where line.collab_id = $1 order by line.id`,
      [collabId],
    );
  }

  between(influencerId: string, startsAt: Date, endsBefore: Date): Promise<StatedGift[]> {
    return this.db.rows<StatedGift>(
      `select ${lineColumns},
         coalesce(collab.title, '') as title, coalesce(brand.name, 'Former brand') as "brandName", log.reason
       from gift_lines line
       left join collab_facts collab on collab.id = line.collab_id
       left join profile_brand_cards brand on brand.id = line.brand_id
       left join collab_log log on log.collab_id = line.collab_id::text and log.event_id = line.id
       where line.influencer_id = $1 and received_at >= $2 and received_at < $3 order by received_at, line.id`,
      [influencerId, startsAt, endsBefore],
    );
  }

  async firstOf(influencerId: string): Promise<Date | null> {
    const [first] = await this.db.rows<{ at: Date | null }>(
      'select min(received_at) as at from gift_lines where influencer_id = $1',
      [influencerId],
    );
    return first!.at;
  }
}
