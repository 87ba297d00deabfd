import type { Database } from '../../../../shared/db/index.js';
import type { PushDevice } from '../../domain/push.js';
import { type DueLine, PushDevices, Pushes, type PushOrder } from '../../ports/repositories.js';
import { dueLine, lineCards } from './sql-notifications.js';

const deviceColumns = `d.id, d.user_id as "userId", d.signed_in_at as "signedInAt", d.name, d.endpoint, d.p256dh, d.auth,
  d.created_at as "createdAt"`;

export class SqlPushDevices extends PushDevices {
  constructor(private readonly db: Database) {
    super();
  }

  save({ id, userId, signedInAt, name, endpoint, p256dh, auth, createdAt }: PushDevice): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.affected('delete from push_devices where endpoint = $3 or (user_id = $1 and signed_in_at = $2)', [
        userId,
        signedInAt,
        endpoint,
      ]);
      await this.db.affected(
        `insert into push_devices (id, user_id, signed_in_at, name, endpoint, p256dh, auth, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
        [id, userId, signedInAt, name, endpoint, p256dh, auth, createdAt],
      );
    });
  }

  of(userId: string): Promise<readonly PushDevice[]> {
    return this.db.rows<PushDevice>(
      `select ${deviceColumns} from push_devices d where d.user_id = $1 order by d.created_at desc, d.id desc`,
      [userId],
    );
  }

  remove(userId: string, ids: readonly string[]): Promise<number> {
    return this.db.affected('delete from push_devices where user_id = $1 and id = any($2::uuid[])', [userId, [...ids]]);
  }

  forgetBefore(signedInAt: Date): Promise<number> {
    return this.db.affected('delete from push_devices where signed_in_at < $1', [signedInAt]);
  }
}

export class SqlPushes extends Pushes {
  constructor(private readonly db: Database) {
    super();
  }

  async plan(lines: Parameters<Pushes['plan']>[0]): Promise<void> {
    await this.db.rows(
      `insert into pushes (device_id, notification_id, due_at)
       select d.id, line.id, line.at
       from jsonb_to_recordset($1::jsonb) as line (id uuid, "userId" uuid, at timestamptz) join push_devices d on d.user_id = line."userId"
       on conflict do nothing`,
      [JSON.stringify(lines)],
      'notifications-plan-pushes',
    );
  }

  takeDue(now: Date, lostAt: Date, limit: number): Promise<readonly PushOrder[]> {
    return this.db.rows<PushOrder>(
      `update pushes p set attempts = p.attempts + 1, due_at = $2
       from (select device_id, notification_id from pushes where due_at <= $1 order by due_at limit $3 for update skip locked) due
       where p.device_id = due.device_id and p.notification_id = due.notification_id
       returning p.device_id as "deviceId", p.notification_id as "notificationId", p.attempts`,
      [now, lostAt, limit],
    );
  }

  async find({ deviceId, notificationId, attempts }: PushOrder) {
    const order = [deviceId, notificationId, attempts];
    const here = 'where p.device_id = $1 and p.notification_id = $2 and p.attempts = $3';
    const [device] = await this.db.rows<PushDevice>(
      `select ${deviceColumns} from pushes p join push_devices d on d.id = p.device_id ${here}`,
      order,
    );
    const [line] = await this.db.rows<DueLine>(
      `select ${dueLine} from pushes p join notifications n on n.id = p.notification_id ${lineCards} ${here} and n.read_at is null`,
      order,
    );
    return device && line ? { device, line } : null;
  }

  async putOff({ deviceId, notificationId, attempts }: PushOrder, until: Date): Promise<void> {
    await this.db.affected(
      'update pushes set due_at = $4 where device_id = $1 and notification_id = $2 and attempts = $3',
      [deviceId, notificationId, attempts, until],
    );
  }

  async remove({ deviceId, notificationId, attempts }: PushOrder): Promise<void> {
    await this.db.affected('delete from pushes where device_id = $1 and notification_id = $2 and attempts = $3', [
      deviceId,
      notificationId,
      attempts,
    ]);
  }
}
