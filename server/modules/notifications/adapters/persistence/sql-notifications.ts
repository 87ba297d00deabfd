import type { Database } from '../../../../shared/db/index.js';
import type { Notification } from '../../domain/notification.js';
import {
  type Bell,
  type DueLine,
  type NotificationRow,
  Notifications,
  type WhatIsRead,
} from '../../ports/repositories.js';

const columns = `n.id, n.kind, n.event_name as "eventName", n.subject_type as "subjectType", n.subject_id as "subjectId",
  n.other_uid as "otherUid", n.facts, n.created_at as "createdAt", n.read_at as "readAt",
  coalesce(b.name, '@' || i.handle, 'Tastemaker support') as "otherName", coalesce(b.avatar_path, i.avatar_path) as "otherAvatarPath"`;
const cards = `left join profile_brand_cards b on b.id = n.other_uid left join profile_influencer_cards i on i.id = n.other_uid`;

type Row = Omit<NotificationRow, 'createdAt' | 'readAt'> & { createdAt: Date; readAt: Date | null };

export class SqlNotifications extends Notifications {
  constructor(private readonly db: Database) {
    super();
  }

  async add(lines: readonly Notification[]): Promise<void> {
    const rows = lines.map((line) => ({
      id: line.id,
      user_id: line.userId,
      event_id: line.eventId,
      kind: line.kind,
      event_name: line.eventName,
      profile_uid: line.profileUid,
      other_uid: line.otherUid,
      subject_type: line.subjectType,
      subject_id: line.subjectId,
      facts: line.facts,
      created_at: line.createdAt,
      in_app: line.inApp,
      mail_at: line.mailAt,
    }));
    await this.db.rows(
      `insert into notifications
         (id, user_id, event_id, kind, event_name, profile_uid, other_uid, subject_type, subject_id, facts, created_at, in_app, mail_at)
       select id, user_id, event_id, kind, event_name, profile_uid, other_uid, subject_type, subject_id, facts, created_at, in_app, mail_at
       from jsonb_populate_recordset(null::notifications, $1::jsonb)
       on conflict do nothing`,
      [JSON.stringify(rows)],
      'notifications-add',
    );
  }

  async listOf({ userId, profileUid }: Bell, limit: number): Promise<NotificationRow[]> {
    const rows = await this.db.quickRead<Row>(
      `select ${columns} from notifications n ${cards}
       where n.user_id = $1 and n.profile_uid = $2 and n.in_app order by n.created_at desc, n.id desc limit $3`,
      [userId, profileUid, limit],
      'notifications-list',
    );
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    }));
  }

  async unread({ userId, profileUid }: Bell): Promise<number> {
    const [row] = await this.db.quickRead<{ unread: number }>(
      `select count(*)::int as unread from notifications where user_id = $1 and profile_uid = $2 and in_app and read_at is null`,
      [userId, profileUid],
      'notifications-unread',
    );
    return row!.unread;
  }

  async markRead({ userId, profileUid }: Bell, what: WhatIsRead, now: Date): Promise<void> {
    const [which, value] =
      what === 'everything'
        ? ['$4::text is null', null]
        : 'ids' in what
          ? ['id = any($4::uuid[])', [...what.ids]]
          : ['subject_id = $4::uuid', what.subjectId];
    await this.db.affected(
      `update notifications set read_at = $3, mail_at = null
       where user_id = $1 and profile_uid = $2 and read_at is null and ${which}`,
      [userId, profileUid, now, value],
    );
  }

  takeDue(now: Date, people: number): Promise<DueLine[]> {
    return this.db.rows<DueLine>(
      `with whose as (
         select user_id, profile_uid from notifications where mail_at <= $1
         group by user_id, profile_uid order by min(mail_at) limit $2),
       due as (
         select d.id from notifications d join whose w using (user_id, profile_uid) where d.mail_at <= $1
         for update of d skip locked),
       taken as (
         update notifications set mail_at = null, mailed_at = $1 where id in (select id from due) returning *)
       select ${columns}, n.user_id as "userId", n.event_id as "eventId", n.profile_uid as "profileUid", n.in_app as "inApp",
         n.mail_at as "mailAt"
       from taken n ${cards} order by n.created_at, n.id`,
      [now, people],
    );
  }

  forgetBefore(moment: Date, limit: number): Promise<number> {
    return this.db.affected(
      `delete from notifications where id in (select id from notifications where created_at < $1 order by created_at limit $2)`,
      [moment, limit],
    );
  }
}
