import type { Database } from '../../../../shared/db/index.js';
import type { Notification } from '../../domain/notification.js';
import {
  type Bell,
  type DueLine,
  type NotificationRow,
  Notifications,
  StoppedAddresses,
  type StopReason,
  type WhatIsRead,
  WishesRepository,
} from '../../ports/repositories.js';
import type { NotificationKind } from '../../../../contract/rules/notification-kinds.js';
import type { Choice, Wishes } from '../../domain/wishes.js';

const lineColumns = `n.id, n.kind, n.event_name as "eventName", n.subject_type as "subjectType", n.subject_id as "subjectId",
  n.other_uid as "otherUid", n.facts, n.created_at as "createdAt", n.read_at as "readAt",
  coalesce(b.name, '@' || i.handle, 'Tastemaker support') as "otherName", coalesce(b.avatar_path, i.avatar_path) as "otherAvatarPath"`;
export const lineCards = `left join profile_brand_cards b on b.id = n.other_uid left join profile_influencer_cards i on i.id = n.other_uid`;
/** All of a `DueLine`. */
export const dueLine = `${lineColumns}, n.user_id as "userId", n.event_id as "eventId", n.profile_uid as "profileUid",
  n.in_app as "inApp", n.mail_at as "mailAt"`;

type Row = Omit<NotificationRow, 'createdAt' | 'readAt'> & { createdAt: Date; readAt: Date | null };

export class SqlNotifications extends Notifications {
  constructor(private readonly db: Database) {
    super();
  }

  async add(lines: readonly Notification[]): Promise<readonly string[]> {
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
    const added = await this.db.rows<{ id: string }>(
      `insert into notifications
         (id, user_id, event_id, kind, event_name, profile_uid, other_uid, subject_type, subject_id, facts, created_at, in_app, mail_at)
       select id, user_id, event_id, kind, event_name, profile_uid, other_uid, subject_type, subject_id, facts, created_at, in_app, mail_at
       from jsonb_populate_recordset(null::notifications, $1::jsonb)
       on conflict do nothing returning id`,
      [JSON.stringify(rows)],
      'notifications-add',
    );
    return added.map(({ id }) => id);
  }

  async listOf({ userId, profileUid }: Bell, limit: number): Promise<NotificationRow[]> {
    const rows = await this.db.quickRead<Row>(
      `select ${lineColumns} from notifications n ${lineCards}
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
       select ${dueLine} from taken n ${lineCards} order by n.created_at, n.id`,
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

type Settings = {
  userId: string;
  from: string | null;
  until: string | null;
  digest: Wishes['digest'];
  choices: Choice[];
};

export class SqlWishesRepository extends WishesRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async ofMany(userIds: readonly string[]): Promise<ReadonlyMap<string, Wishes>> {
    const rows = await this.db.rows<Settings>(
      `select me.user_id as "userId", s.quiet_from as "from", s.quiet_until as "until", coalesce(s.digest, 'off') as digest,
         coalesce((select json_agg(json_build_object('kind', kind, 'channel', channel, 'enabled', enabled) order by kind, channel)
           from notification_preferences p where p.user_id = me.user_id), '[]') as choices
       from unnest($1::uuid[]) as me (user_id) left join notification_settings s using (user_id)`,
      [userIds],
      'notifications-wishes',
    );
    return new Map(
      rows.map(({ userId, from, until, digest, choices }) => [
        userId,
        { choices, quiet: from && until ? { from, until } : null, digest },
      ]),
    );
  }

  save(userId: string, { choices, quiet, digest }: Wishes): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.affected(
        `insert into notification_settings (user_id, quiet_from, quiet_until, digest) values ($1, $2, $3, $4)
         on conflict (user_id) do update set quiet_from = $2, quiet_until = $3, digest = $4`,
        [userId, quiet?.from ?? null, quiet?.until ?? null, digest],
      );
      await this.db.affected('delete from notification_preferences where user_id = $1', [userId]);
      await this.db.affected(
        `insert into notification_preferences (user_id, kind, channel, enabled)
         select $1, kind, channel, enabled from jsonb_to_recordset($2::jsonb) as c (kind text, channel text, enabled boolean)`,
        [userId, JSON.stringify(choices)],
      );
    });
  }

  async stopMails(userId: string, kinds: readonly NotificationKind[]): Promise<void> {
    await this.db.affected(
      `insert into notification_preferences (user_id, kind, channel, enabled)
       select $1, kind, 'mail', false from unnest($2::text[]) kind
       on conflict (user_id, kind, channel) do update set enabled = false`,
      [userId, [...kinds]],
    );
  }
}

export class SqlStoppedAddresses extends StoppedAddresses {
  constructor(private readonly db: Database) {
    super();
  }

  async stop(email: string, reason: StopReason, now: Date): Promise<void> {
    await this.db.affected(
      'insert into stopped_addresses (email, reason, stopped_at) values ($1, $2, $3) on conflict do nothing',
      [email.toLowerCase(), reason, now],
    );
  }

  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.rows<{ email: string }>(
      'select email from stopped_addresses where email = any($1::text[])',
      [emails.map((email) => email.toLowerCase())],
    );
    return new Set(rows.map(({ email }) => email));
  }
}
