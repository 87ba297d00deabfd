import type { Database } from '../shared/db/index.js';
import { sealedUses, Sealing, type Secrets } from '../shared/secrets.js';

/** Where encrypted secrets are stored; each is bound to its row's owner. */
const sealed = [
  { table: 'second_factors', owner: 'user_id', use: sealedUses.secondFactor, columns: ['secret', 'proposed_secret'] },
  { table: 'webhook_endpoints', owner: 'id', use: sealedUses.webhook, columns: ['sealed_secret', 'previous_secret'] },
  { table: 'connections', owner: 'id', use: sealedUses.connection, columns: ['sealed_tokens'] },
  { table: 'ended_grants', owner: 'connection_id', use: sealedUses.connection, columns: ['sealed_tokens'] },
  { table: 'booking_hooks', owner: 'id', use: sealedUses.bookingHook, columns: ['sealed_secret'] },
] as const;

/**
 * Re-encrypts everything with the current secret, so that the previous one is no longer needed. @returns how many there
 * were
 */
export async function resealAll(db: Database, secrets: Secrets): Promise<number> {
  let count = 0;
  for (const { table, owner, use, columns } of sealed) {
    const sealing = new Sealing(secrets, use);
    for (const column of columns) {
      const rows = await db.rows<{ owner: string; kept: string }>(
        `select ${owner} as owner, ${column} as kept from ${table} where ${column} is not null`,
      );
      for (const row of rows) {
        const again = sealing.seal(sealing.open(row.kept, row.owner), row.owner);
        const replace = `update ${table} set ${column} = $1 where ${owner} = $2 and ${column} = $3`;
        count += await db.affected(replace, [again, row.owner, row.kept]);
      }
    }
  }
  return count;
}
