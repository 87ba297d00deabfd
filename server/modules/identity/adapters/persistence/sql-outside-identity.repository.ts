import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { OutsideSubject } from '../../domain/outside-identity.js';
import type { UserEvent } from '../../domain/user.js';
import { OutsideIdentityRepository } from '../../ports/identity-provider.js';

export class SqlOutsideIdentityRepository extends OutsideIdentityRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async userOf({ issuer, subject }: OutsideSubject): Promise<string | null> {
    const [row] = await this.db.rows<{ userId: string }>(
      'select user_id as "userId" from outside_identities where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    return row?.userId ?? null;
  }

  async subjectOf(userId: string, issuer: string): Promise<OutsideSubject | null> {
    const [row] = await this.db.rows<OutsideSubject>(
      'select issuer, subject from outside_identities where user_id = $1 and issuer = $2',
      [userId, issuer],
    );
    return row ?? null;
  }

  link(userId: string, { issuer, subject }: OutsideSubject, now: Date, ...events: UserEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      const linked = await this.db.rows(
        `insert into outside_identities (issuer, subject, user_id, linked_at) values ($1, $2, $3, $4)
         on conflict do nothing returning user_id`,
        [issuer, subject, userId, now],
      );
      if (linked.length > 0) await this.outbox.append(events);
      else if ((await this.userOf({ issuer, subject })) !== userId) throw identityErrors.otherSubject();
    });
  }
}
