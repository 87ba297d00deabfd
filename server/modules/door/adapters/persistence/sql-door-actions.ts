import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { DoorAction, DoorConflict } from '../../domain/door-action.js';
import { doorErrors } from '../../domain/door.errors.js';
import { DoorActions } from '../../ports/door-actions.js';

const columns = `
  a.id, a.link_id as "linkId", a.brand_id as "brandId", a.venue_id as "venueId", a.device_id as "deviceId",
  a.collab_id as "collabId", a.kind, a.how, a.nonce, a.pence, a.minutes, a.happened_at as "at",
  a.received_at as "receivedAt", a.outcome, a.code, a.detail`;

export class SqlDoorActions extends DoorActions {
  constructor(private readonly db: Database) {
    super();
  }

  among(ids: readonly string[]): Promise<readonly DoorAction[]> {
    return this.db.rows<DoorAction>(`select ${columns} from door_actions a where a.id = any($1::uuid[])`, [ids]);
  }

  async keep(action: DoorAction): Promise<void> {
    const { id, linkId, brandId, venueId, deviceId, collabId, kind, how, nonce, pence, minutes, at } = action;
    const insert = this.db.affected(
      `insert into door_actions (id, link_id, brand_id, venue_id, device_id, collab_id, kind, how, nonce, pence, minutes,
         happened_at, received_at, outcome, code, detail)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        ...[id, linkId, brandId, venueId, deviceId, collabId, kind, how, nonce, pence, minutes, at],
        ...[action.receivedAt, action.outcome, action.code, action.detail],
      ],
    );
    await orConflict(insert, () => doorErrors.busy());
  }

  async lastCheckIn(collabId: string): Promise<DoorAction | null> {
    const [action] = await this.db.rows<DoorAction>(
      `select ${columns} from door_actions a where a.collab_id = $1 and a.kind = 'check-in' and a.outcome = 'done'
       order by a.happened_at desc limit 1`,
      [collabId],
    );
    return action ?? null;
  }

  async hasOpened(collabId: string, nonce: string): Promise<boolean> {
    const found = await this.db.rows('select from door_actions where collab_id = $1 and nonce = $2', [collabId, nonce]);
    return found.length > 0;
  }

  conflictsOf(brandId: string, since: Date, linkId?: string): Promise<readonly DoorConflict[]> {
    return this.db.rows<DoorConflict>(
      `select a.id, a.collab_id as "collabId", a.venue_id as "venueId", a.kind, a.outcome, a.code, a.detail,
         a.happened_at as "at", other.at[1] as "otherAt", other.venues[1] as "otherVenueId"
       from door_actions a cross join lateral (
         select array_agg(happened_at order by happened_at, id) as at, array_agg(link_id) as links,
           array_agg(venue_id order by happened_at, id) as venues
         from door_actions where a.kind <> 'bill' and collab_id = a.collab_id and id <> a.id and kind = 'check-in'
           and (outcome = 'done' or outcome = 'conflict' and code = 'collabs/code-used')) other
       left join lateral (
         select link_id from door_actions
         where a.kind = 'bill' and collab_id = a.collab_id and kind = 'bill' and outcome = 'done'
         order by happened_at desc limit 1) bill on true
       where a.brand_id = $1 and a.received_at >= $2
         and (a.outcome = 'conflict' or a.outcome = 'refused'
           and (a.kind = 'bill' or a.kind = 'check-in' and other.at is null))
         and ($3::uuid is null or $3 in (a.link_id, bill.link_id) or $3 = any(other.links))
       order by a.received_at desc, a.id desc limit 200`,
      [brandId, since, linkId ?? null],
    );
  }

  forgetUntil(received: Date): Promise<number> {
    return this.db.affected('delete from door_actions where received_at <= $1', [received]);
  }
}
