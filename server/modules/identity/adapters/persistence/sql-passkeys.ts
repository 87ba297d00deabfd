import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import { type Challenge, type ChallengeUse, maxPasskeys, type Passkey } from '../../domain/passkey.js';
import type { UserEvent } from '../../domain/user.js';
import { PasskeyChallenges, PasskeyRepository } from '../../ports/passkeys.js';

type Row = Omit<Passkey, 'counter'> & Readonly<{ counter: string }>;

const columns = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, transports,
  name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

const toPasskey = (row: Row): Passkey => ({ ...row, counter: Number(row.counter) });

export class SqlPasskeyRepository extends PasskeyRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async of(userId: string): Promise<Passkey[]> {
    const rows = await this.db.rows<Row>(
      `select ${columns} from passkeys where user_id = $1 order by created_at desc, id desc`,
      [userId],
    );
    return rows.map(toPasskey);
  }

  async findByCredential(credentialId: string): Promise<Passkey | null> {
    const [row] = await this.db.rows<Row>(`select ${columns} from passkeys where credential_id = $1`, [credentialId]);
    return row ? toPasskey(row) : null;
  }

  add(passkey: Passkey, ...events: UserEvent[]): Promise<void> {
    const { id, userId, credentialId, publicKey, counter, transports, name, createdAt } = passkey;
    return this.db.inTransaction(async () => {
      // One at a time, so that the limit holds.
      await this.db.rows('select from users where id = $1 for update', [userId]);
      if ((await this.of(userId)).length >= maxPasskeys) throw identityErrors.tooManyPasskeys(maxPasskeys);
      await orConflict(
        this.db.rows(
          `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [id, userId, credentialId, publicKey, counter, transports, name, createdAt],
        ),
        () => identityErrors.passkeyNotValid(),
        'passkeys_credential',
      );
      await this.outbox.append(events);
    });
  }

  async rename(userId: string, id: string, name: string): Promise<Passkey> {
    return this.only(
      await this.db.rows<Row>(`update passkeys set name = $3 where id = $1 and user_id = $2 returning ${columns}`, [
        id,
        userId,
        name,
      ]),
    );
  }

  remove(userId: string, id: string, ...events: UserEvent[]): Promise<Passkey> {
    return this.db.inTransaction(async () => {
      const removed = this.only(
        await this.db.rows<Row>(`delete from passkeys where id = $1 and user_id = $2 returning ${columns}`, [
          id,
          userId,
        ]),
      );
      await this.outbox.append(events);
      return removed;
    });
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.db.affected('delete from passkeys where user_id = $1', [userId]);
  }

  async use(id: string, counter: number, now: Date): Promise<boolean> {
    const met = await this.db.affected(
      `update passkeys set counter = $2, last_used_at = $3
       where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
      [id, counter, now],
    );
    return met === 1;
  }

  private only([row]: readonly Row[]): Passkey {
    if (!row) throw identityErrors.noSuchPasskey();
    return toPasskey(row);
  }
}

export class SqlPasskeyChallenges extends PasskeyChallenges {
  constructor(private readonly db: Database) {
    super();
  }

  async issue({ hash, purpose, userId, expiresAt }: Challenge, now: Date): Promise<void> {
    await this.db.affected('delete from passkey_challenges where expires_at <= $1', [now]);
    await this.db.affected(
      'insert into passkey_challenges (challenge_hash, purpose, user_id, expires_at) values ($1, $2, $3, $4)',
      [hash, purpose, userId, expiresAt],
    );
  }

  async use({ hash, purpose, userId }: ChallengeUse, now: Date): Promise<boolean> {
    const met = await this.db.affected(
      `delete from passkey_challenges
       where challenge_hash = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > $4`,
      [hash, purpose, userId, now],
    );
    return met === 1;
  }
}
