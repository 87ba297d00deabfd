import type { Database } from '../../../../shared/db/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { SeatLimits } from '../../ports/seat-limits.js';

/** The same as `beyondSeats` says of the whole team, asked of one; owners, who are most, cost nothing. */
export async function isBeyondSeats(
  db: Database,
  limits: SeatLimits,
  { userId, profile, memberRole }: Actor,
): Promise<boolean> {
  if (!profile || memberRole === 'owner') return false;
  const seats = await limits.seatsOf(profile);
  if (seats === null) return false;
  const [row] = await db.rows<{ before: number }>(
    `select count(*)::int as before from memberships m
       join memberships own on own.profile_uid = m.profile_uid and own.user_id = $2
     where m.profile_uid = $1 and m.kind = 'linked' and m.user_id <> $2
       and (m.role = 'owner' or (m.created_at, m.user_id) < (own.created_at, own.user_id))`,
    [profile.uid, userId],
    'identity-seats-before',
  );
  return (row?.before ?? 0) >= seats;
}
