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

  async find(id: string): Promise<DoorAction | null> {
    const [action] = await this.db.rows<DoorAction>(`select ${columns} from door_actions a where a.id = $1`, [id]);
    return action ?? null;
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
    await orConflict(insert, doorErrors.busy());
  }

  async lastDone(collabId: string, kind: DoorAction['kind']): Promise<DoorAction | null> {
    const [action] = await this.db.rows<DoorAction>(
      `select ${columns} from door_actions a where a.collab_id = $1 and a.kind = $2 and a.outcome = 'done'
       order by a.happened_at desc limit 1`,
      [collabId, kind],
    );
    return action ?? null;
  }

  async hasOpened(collabId: string, nonce: string): Promise<boolean> {
    const found = await this.db.rows('select from door_actions where collab_id = $1 and nonce = $2', [collabId, nonce]);
    return found.length > 0;
  }

  conflictsOf(brandId: string, since: Date, linkId?: string): Promise<readonly DoorConflict[]> {
    return this.db.rows<DoorConflict>(
      `select a.id, a.collab_id as "collabId", a.venue_id as "venueId", a.kind, a.code, a.detail, a.happened_at as "at",
         first.happened_at as "otherAt", first.venue_id as "otherVenueId"
       from door_actions a left join lateral (
         select happened_at, venue_id, link_id from door_actions
         where collab_id = a.collab_id and kind = 'check-in' and outcome = 'done' order by happened_at limit 1) first on true
       where a.brand_id = $1 and a.received_at >= $2 and a.outcome = 'conflict'
         and ($3::uuid is null or $3 in (a.link_id, first.link_id))
       order by a.received_at desc, a.id desc limit 200`,
      [brandId, since, linkId ?? null],
    );
  }
}
