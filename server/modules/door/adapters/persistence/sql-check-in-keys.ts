import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';
import type { CheckInKey } from '../../domain/check-in-key.js';
import { CheckInKeys, retiredKept } from '../../ports/check-in-keys.js';

export class SqlCheckInKeys extends CheckInKeys {
  constructor(private readonly db: Database) {
    super();
  }

  /** Serialises the phones of one Collab. */
  use({ collabId, influencerId, publicKey, createdAt, keptUntil }: CheckInKey, replace: boolean): Promise<boolean> {
    return this.db.inTransaction(async () => {
      await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`check-in-keys:${collabId}`]);
      const others = 'collab_id = $1 and public_key <> $2 and retired_at is null';
      const taken = await this.db.rows(`select from check_in_keys where ${others}`, [collabId, publicKey]);
      if (taken.length > 0 && !replace) return false;
      await this.db.affected(`update check_in_keys set retired_at = $3, kept_until = $4 where ${others}`, [
        ...[collabId, publicKey, createdAt, keptUntil],
      ]);
      await this.db.affected(
        `insert into check_in_keys (collab_id, influencer_id, public_key, created_at, kept_until)
         values ($1, $2, $3, $4, $5)
         on conflict (collab_id, public_key) do update set retired_at = null, kept_until = excluded.kept_until`,
        [collabId, influencerId, publicKey, createdAt, keptUntil],
      );
      await this.db.affected(
        `delete from check_in_keys where collab_id = $1 and public_key in (
           select public_key from check_in_keys where collab_id = $1 and retired_at is not null
           order by retired_at desc offset $2)`,
        [collabId, retiredKept],
      );
      return true;
    });
  }

  of(collabIds: readonly string[]): Promise<readonly CheckInKey[]> {
    return this.db.rows<CheckInKey>(
      `select collab_id as "collabId", influencer_id as "influencerId", public_key as "publicKey",
         created_at as "createdAt", retired_at as "retiredAt", kept_until as "keptUntil"
       from check_in_keys where collab_id = any($1::uuid[]) order by retired_at desc nulls first, public_key`,
      [collabIds],
      'door-keys-of',
    );
  }

  forgetUntil(now: Date): Promise<number> {
    return this.db.affected('delete from check_in_keys where kept_until <= $1', [now]);
  }
}

/** The phones on which someone shows their codes. */
export class DoorPersonalData implements PersonalData {
  readonly module = 'door';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      checkInKeys: await this.db.rows(
        `select collab_id as "collab", public_key as "publicKey", created_at as "addedAt", retired_at as "replacedAt"
         from check_in_keys where influencer_id = any($1::uuid[]) order by created_at`,
        [uidsOf(subject)],
      ),
    };
  }

  async erase(subject: Subject): Promise<void> {
    await this.db.affected('delete from check_in_keys where influencer_id = any($1::uuid[])', [uidsOf(subject)]);
  }
}
