import type { Database } from '../../../../shared/db/index.js';
import type { FoodRiskAnswer } from '../../domain/food-risks.js';
import { FoodRiskAnswers } from '../../ports/repositories.js';

const answer = 'a.collab_id as "collabId", a.guests, a.told_at as "toldAt"';

/** A row without `told_at` means asked and not answered. */
export class SqlFoodRiskAnswers extends FoodRiskAnswers {
  constructor(private readonly db: Database) {
    super();
  }

  async ofMany(collabIds: readonly string[]): Promise<ReadonlyMap<string, FoodRiskAnswer>> {
    const rows = await this.db.rows<FoodRiskAnswer>(
      `select ${answer} from food_risk_answers a where a.collab_id = any($1::uuid[]) and a.told_at is not null`,
      [collabIds],
    );
    return new Map(rows.map((row) => [row.collabId, row]));
  }

  async last(influencerId: string): Promise<FoodRiskAnswer | null> {
    const [row] = await this.db.rows<FoodRiskAnswer>(
      `select ${answer} from food_risk_answers a join collabs c on c.id = a.collab_id
       where c.influencer_id = $1 and a.told_at is not null order by a.told_at desc, a.collab_id desc limit 1`,
      [influencerId],
    );
    return row ?? null;
  }

  async keep({ collabId, guests, toldAt }: FoodRiskAnswer): Promise<void> {
    await this.db.affected(
      `insert into food_risk_answers (collab_id, guests, told_at) values ($1, $2, $3)
       on conflict (collab_id) do update set guests = excluded.guests, told_at = excluded.told_at`,
      [collabId, JSON.stringify(guests), toldAt],
    );
  }

  async takeUnasked(now: Date, until: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `insert into food_risk_answers (collab_id, asked_at)
       select c.id, $1 from collabs c
       where c.stage = 4 and c.outcome = 'open' and c.visit_at > $1 and c.visit_at <= $2
         and not exists (select from food_risk_answers a where a.collab_id = c.id)
       order by c.visit_at limit $3
       on conflict do nothing returning collab_id as id`,
      [now, until, limit],
    );
    return rows.map(({ id }) => id);
  }

  forget(begunBy: Date): Promise<number> {
    return this.db.affected(
      `delete from food_risk_answers a using collabs c
       where c.id = a.collab_id and (c.outcome <> 'open' or c.visit_at <= $1)
         and (a.told_at is null or exists (
           select from food_risk_answers later join collabs d on d.id = later.collab_id
           where d.influencer_id = c.influencer_id and (later.told_at, later.collab_id) > (a.told_at, a.collab_id)))`,
      [begunBy],
    );
  }
}
