import type { Database } from '../../../../shared/db/index.js';
import type { DoorVisit } from '../../domain/door.js';
import { DoorVisits } from '../../ports/door-visits.js';

export class SqlDoorVisits extends DoorVisits {
  constructor(private readonly db: Database) {
    super();
  }

  between(brandId: string, from: Date, until: Date): Promise<readonly DoorVisit[]> {
    return this.db.rows<DoorVisit>(
      `select c.id as "collabId", o.venue_id as "venueId", c.terms->>'venue' as venue, c.visit_at as "visitAt",
         c.checked_in_at as "checkedInAt", i.name, i.handle, i.avatar_path as "avatarPath",
         (c.terms->>'guests')::int as guests, c.terms->>'title' as title, c.note
       from collabs c join offers o on o.id = c.offer_id join profile_influencer_cards i on i.id = c.influencer_id
       where c.brand_id = $1 and c.stage = 4 and c.outcome = 'open' and c.visit_at between $2 and $3
       order by c.visit_at, c.id`,
      [brandId, from, until],
    );
  }
}
