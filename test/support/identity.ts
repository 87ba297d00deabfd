import { Logger } from '@nestjs/common';
import { MembersApi } from '../../server/modules/identity/index.js';
import { ProfileMembers } from '../../server/modules/identity/adapters/persistence/sql-profile-members.js';
import { SqlPasskeyRepository } from '../../server/modules/identity/adapters/persistence/sql-passkeys.js';
import { SqlSecondFactorRepository } from '../../server/modules/identity/adapters/persistence/sql-second-factor.repository.js';
import { TypeOrmSessionRepository } from '../../server/modules/identity/adapters/persistence/typeorm-session.repository.js';
import { TypeOrmSignInLinkRepository } from '../../server/modules/identity/adapters/persistence/typeorm-sign-in-link.repository.js';
import { TypeOrmUserRepository } from '../../server/modules/identity/adapters/persistence/typeorm-user.repository.js';
import { createUser, link, type NewMembership, type User } from '../../server/modules/identity/domain/user.js';
import { AdmitMember, LinkService } from '../../server/modules/identity/use-cases/add-people.js';
import { OpenSession } from '../../server/modules/identity/use-cases/sessions.js';
import { ProveEmail, ResetAccess } from '../../server/modules/identity/use-cases/sign-in-links.js';
import { SessionCache } from '../../server/shared/http/session-cache.js';
import { type Actor, type Clock, type ProfileRef, theProduct } from '../../server/shared/kernel/index.js';
import { LiveHub, NotifyListener } from '../../server/shared/realtime/index.js';
import type { TestDatabase } from './database.js';

/** The person acting for this profile, as a neighbour's own SQL would find them; null if they can't act as it. */
export async function actingAs(
  members: Pick<ProfileMembers, 'actingBy'>,
  userId: string,
  { uid, type }: ProfileRef,
): Promise<Actor | null> {
  const sql = 'select $1::uuid as "userId", $2::uuid as "profileUid", $3::text as "profileType"';
  return (await members.actingBy(sql, 'test-acting')([userId, uid, type]))?.actor ?? null;
}

/** Identity on a real database, for tests of modules that use it; every profile has this many seats. */
export function identityOn({ db, outbox, url }: TestDatabase, clock: Clock, seats: number | null) {
  const listener = new NotifyListener(url, new Logger());
  const cache = new SessionCache(db, listener, new LiveHub(db, listener));
  const users = new TypeOrmUserRepository(db, outbox, cache);
  const sessions = new TypeOrmSessionRepository(db, outbox, cache);
  const links = new TypeOrmSignInLinkRepository(db);
  const passkeys = new SqlPasskeyRepository(db, outbox);
  const factors = new SqlSecondFactorRepository(db, outbox);
  const resetAccess = new ResetAccess(links, sessions, passkeys, factors, { revokeAllOf: async () => {} }, clock);
  const prove = new ProveEmail(users, resetAccess, clock);
  const members = new ProfileMembers(db, cache, { seatsOf: async () => seats });
  return {
    members: new MembersApi(
      users,
      members,
      new LinkService(users, clock),
      new AdmitMember(users, prove, clock),
      new OpenSession(sessions, factors, { compulsory: false }, clock, clock),
    ),
    /** A new person, `<name>@example.com`. */
    async add(name: string, { staff = false, disabled = false } = {}): Promise<User> {
      const facts = { email: `${name}@example.com`, name, ...(staff ? { staffRole: 'operations' as const } : {}) };
      const [user, created] = createUser(facts, theProduct, clock.now());
      return users.save({ ...user, disabledAt: disabled ? clock.now() : null }, created);
    },
    async link(userId: string, membership: NewMembership, at: Date): Promise<User> {
      return users.save(...link(await users.get(userId), membership, theProduct, at));
    },
  };
}
