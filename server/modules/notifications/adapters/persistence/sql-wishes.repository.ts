import type { NotificationKind } from '../../../../contract/rules/notification-kinds.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Choice, Wishes } from '../../domain/wishes.js';
import { WishesRepository, StoppedAddresses, type StopReason } from '../../ports/repositories.js';

type Settings = { from: string | null; until: string | null; digest: Wishes['digest']; choices: Choice[] };

export class SqlWishesRepository extends WishesRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async of(userId: string): Promise<Wishes> {
    const [row] = await this.db.rows<Settings>(
      `select s.quiet_from as "from", s.quiet_until as "until", coalesce(s.digest, 'off') as digest,
         coalesce((select json_agg(json_build_object('kind', kind, 'channel', channel, 'enabled', enabled) order by kind, channel)
           from notification_preferences where user_id = $1), '[]') as choices
       from (select $1::uuid as user_id) me left join notification_settings s using (user_id)`,
      [userId],
      'notifications-wishes',
    );
    const { from, until, digest, choices } = row!;
    return { choices, quiet: from && until ? { from, until } : null, digest };
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
